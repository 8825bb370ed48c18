/** The weekly order deadline, in local time of Asia/Jerusalem. */
export interface WeeklyDeadline {
  /** 0 is Sunday, 6 is Saturday. */
  readonly weekday: number;
  /** 0 to 23. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
}

/** Wednesday 14:00 (specification §9). */
export const wednesdayTwoPm: WeeklyDeadline = { weekday: 3, hour: 14, minute: 0 };

/** A time of day on a 24-hour clock, as Hebrew texts show it: `14:00`, `9:30`. */
export function clockText(hour: number, minute: number): string {
  return `${String(hour)}:${String(minute).padStart(2, "0")}`;
}

/** A time of day on a 12-hour clock, as English texts show it: `2 pm`, `9:30 am`. */
export function twelveHourText(hour: number, minute: number): string {
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${String(hour % 12 === 0 ? 12 : hour % 12)}${minutes} ${hour < 12 ? "am" : "pm"}`;
}
