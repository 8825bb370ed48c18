/** A time of day in Asia/Jerusalem. */
export interface TimeOfDay {
  /** 0 to 23. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
}

/** Between which times of a day orders are handed over; `to` is later than `from`. */
export interface HandOverHours {
  readonly from: TimeOfDay;
  readonly to: TimeOfDay;
}

/** When the orders of one week are handed over. */
export interface HandOverTime<Text> extends HandOverHours {
  /** `YYYY-MM-DD` in Asia/Jerusalem. */
  readonly date: string;
  /** As in `WeeklyHandOver`. */
  readonly note?: Text;
}
