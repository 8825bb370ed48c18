export interface EraseRequest {
  /** Whose orders: those of the people of some orders, see `readPeople`, or all of a week. */
  readonly which: { readonly numbers: readonly string[] } | { readonly week: string };
  /**
   * Orders of weeks before this date (`YYYY-MM-DD`) are over. Those of later weeks stay, unless they are handed over or canceled: they
   * could not be delivered without name and address.
   */
  readonly overBefore: string;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  /** Null for a command, and for the server itself. */
  readonly deviceId: number | null;
}

/** Why an order was not erased: it is still to be handed over, or a mail about it is being sent in this moment. */
export type WhyLeft = "open" | "mailing";

export interface Erased {
  /** The numbers of the orders that are erased now, and were not before. */
  readonly erased: readonly string[];
  readonly left: readonly { readonly number: string; readonly why: WhyLeft }[];
}
