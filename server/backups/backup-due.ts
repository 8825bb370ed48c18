/** The time of the nightly backup, in Jerusalem. */
const nightly = Temporal.PlainTime.from("03:30");

/** When the last nightly backup was to be made, in milliseconds since 1970 UTC. */
export function lastNight(now: number): number {
  const today = nightOf(now);
  return (today.epochMilliseconds > now ? today.subtract({ days: 1 }) : today).epochMilliseconds;
}

/** When the next nightly backup will be made, in milliseconds since 1970 UTC. */
export function nextNight(now: number): number {
  const today = nightOf(now);
  return (today.epochMilliseconds > now ? today : today.add({ days: 1 })).epochMilliseconds;
}

function nightOf(now: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO("Asia/Jerusalem")
    .withPlainTime(nightly);
}
