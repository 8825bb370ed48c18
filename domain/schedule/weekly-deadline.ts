/** The moment of each week by which orders are due, on the clock of Asia/Jerusalem. */
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
