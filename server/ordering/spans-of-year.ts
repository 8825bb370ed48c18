import { shopZone } from "./local-time.ts";

/** The weeks of a year by their dates, and the year on the clock of Jerusalem in milliseconds since 1970 UTC, each to before its end. */
export function spansOfYear(year: number) {
  const [first, next] = [year, year + 1].map((each) => new Temporal.PlainDate(each, 1, 1)) as [
    Temporal.PlainDate,
    Temporal.PlainDate,
  ];
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(shopZone).epochMilliseconds;
  return {
    weeks: [first.toString(), next.toString()],
    times: [startOf(first), startOf(next)],
  } as const;
}
