import type { UnprovenStore } from "./kysely-store.ts";

/**
 * Stores the catalogue, the pictures of its dishes, the orders, the mails about them, and the seller's desk. Every database passes the same suite (`testing/store-suite.ts`).
 * A method rejects with `StoreUnavailable` while the database cannot work (unreachable, disk full, read-only, locked for too
 * long), and with `StoreDamaged` if what it should read is damaged; it never gives a wrong answer.
 */
export interface Store extends UnprovenStore {
  /**
   * Proves that orders can be stored now: an order was, or a small durable write succeeds. Rejects with `StoreUnavailable` if
   * not. The outcome of the last such write holds for five seconds, so this may be called often.
   */
  readonly proveWritable: () => Promise<void>;
}
