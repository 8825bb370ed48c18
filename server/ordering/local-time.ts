/** The time zone of the shop. */
export const shopZone = "Asia/Jerusalem";

/** An instant (milliseconds since 1970 UTC) on the clock of Asia/Jerusalem; `date` is `YYYY-MM-DD`. */
export function localTime(instant: number): {
  readonly date: string;
  readonly hour: number;
  readonly minute: number;
} {
  const local = zonedTime(instant);
  return { date: local.toPlainDate().toString(), hour: local.hour, minute: local.minute };
}

/** An instant (milliseconds since 1970 UTC) in the time zone of the shop. */
export function zonedTime(instant: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(shopZone);
}
