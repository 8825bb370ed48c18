import { zone } from "./ordinary-week.ts";

/** An instant (milliseconds since 1970 UTC) on the clock of Asia/Jerusalem; `date` is `YYYY-MM-DD`. */
export function localTime(instant: number): {
  readonly date: string;
  readonly hour: number;
  readonly minute: number;
} {
  const local = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  return { date: local.toPlainDate().toString(), hour: local.hour, minute: local.minute };
}
