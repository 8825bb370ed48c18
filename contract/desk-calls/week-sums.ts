/** Sums over the orders of a week; those of money are in agorot. Canceled orders count in the money only. */
export interface WeekSums {
  /** The date of its deadline, `YYYY-MM-DD`. */
  readonly week: string;
  /** Milliseconds since 1970 UTC. */
  readonly deadline: number;
  readonly isClosed: boolean;
  readonly orders: number;
  readonly handedOver: number;
  /** Orders with something to pay. */
  readonly unpaid: number;
  readonly due: number;
  readonly received: number;
}
