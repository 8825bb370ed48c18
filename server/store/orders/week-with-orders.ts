export interface WeekWithOrders {
  /** The date of its deadline, `YYYY-MM-DD`. */
  readonly date: string;
  /** How many orders it has, damaged ones too. */
  readonly count: number;
}
