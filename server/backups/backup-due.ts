/** The time of the nightly backup, in Jerusalem. */
const nightly = Temporal.PlainTime.from("03:30");

/** When the last nightly backup was to be made, in milliseconds since 1970 UTC. */
export function lastNight(now: number): number {
  const here = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO("Asia/Jerusalem");
  const today = here.withPlainTime(nightly);
  const last =
    Temporal.ZonedDateTime.compare(today, here) > 0 ? today.subtract({ days: 1 }) : today;
  return last.epochMilliseconds;
}
