import type { Erased, EraseRequest } from "#server/store/erasing/erase-orders.ts";

/** A file that still has what was stored when it was made. */
export interface KeptCopy {
  readonly name: string;
  /** When it is removed, in milliseconds since 1970 UTC, if a backup is made every night; null for a file that somebody has to delete. */
  readonly endsAt: number | null;
}

/** Erases customers from the database and from the files of a shop. */
export interface CustomerEraser {
  /**
   * Erases orders, see `Store.eraseOrders`, the files of their mails, and who ordered from the lists that a restore wrote. Rejects if
   * something could not be erased; it may be called again then, and finishes it.
   */
  readonly erase: (request: Omit<EraseRequest, "overBefore">) => Promise<Erased>;
  /** The copies of the database that were made since a time, which still have what was stored then. */
  readonly copiesSince: (since: number, now: number) => Promise<readonly KeptCopy[]>;
}
