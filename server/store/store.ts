import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import type { Outbox } from "./outbox.ts";

/**
 * Where the shop keeps its catalogue, its orders, and the mails that tell of them. Every database passes the same suite (`store-suite.ts`).
 * A method rejects with `StoreUnavailable` where the database cannot work at the moment (not there, disk full, read-only, locked for
 * too long), and with another Error where it holds what it never should: that is loud, and never a wrong answer.
 */
export interface Store extends Outbox {
  /** The newest catalogue; undefined before the first was saved. Notices at once what another process saved. */
  readonly currentCatalogue: () => Promise<VersionedCatalogue | undefined>;

  /** The catalogue of a version, such as the one that an order was priced with. Rejects where there is none. */
  readonly catalogueOfVersion: (version: number) => Promise<Catalogue>;

  /**
   * Saves a catalogue as the version after `after` (0 for the very first); older versions stay, since orders name them.
   * Nothing is saved where `after` is not the newest version any more.
   */
  readonly saveCatalogue: (change: CatalogueChange) => Promise<SaveCatalogueOutcome>;

  /** The order that was stored with an idempotency key. */
  readonly findOrderByKey: (idempotencyKey: string) => Promise<KeyedOrder | undefined>;

  /**
   * Stores orders and the mails that tell of them in one durable transaction and gives one outcome for each order, in their
   * order. When the promise is fulfilled, what is `stored` outlives a crash of the machine; when it is rejected, nothing of
   * the batch is stored. One case is open: rejected because the database was lost on the way and did not come back soon, the
   * batch is stored as a whole or not at all, and whoever sends an order again with its key gets the one order.
   */
  readonly saveOrders: (orders: readonly NewOrder[]) => Promise<readonly SaveOrderOutcome[]>;

  /** Stores one order as `saveOrders` does; orders that come together share a transaction. */
  readonly saveOrder: (order: NewOrder) => Promise<SaveOrderOutcome>;

  /** The order with a number. */
  readonly findOrder: (number: string) => Promise<StoredOrder | undefined>;

  /** The orders of the week with a deadline on `date` (`YYYY-MM-DD`), as they came in. */
  readonly ordersOfWeek: (date: string) => Promise<readonly StoredOrder[]>;

  readonly close: () => Promise<void>;
}

export interface VersionedCatalogue {
  /** 1 or more, each save one more than the last. */
  readonly version: number;
  readonly catalogue: Catalogue;
}

export interface CatalogueChange {
  readonly catalogue: Catalogue;
  readonly after: number;
  /** Milliseconds since 1970 UTC. */
  readonly savedAt: number;
}

export type SaveCatalogueOutcome =
  | { readonly kind: "saved"; readonly version: number }
  | { readonly kind: "catalogue-changed" };

export interface KeyedOrder {
  readonly number: string;
  readonly contentHash: string;
}

/** An accepted order with all that the database does not make up itself. */
export interface NewOrder {
  readonly order: AcceptedOrder;
  /** Nine digits, unique; the customer's `_id`. */
  readonly number: string;
  readonly idempotencyKey: string | undefined;
  /** Of the order as it was received, to tell a repetition from another order with the same key. */
  readonly contentHash: string;
  /** The catalogue that the order was priced with. */
  readonly catalogueVersion: number;
  /** Milliseconds since 1970 UTC. */
  readonly receivedAt: number;
  /** Where the seller is told of the order. */
  readonly sellerAddress: string;
  /** Date of the deadline that the order belongs to, `YYYY-MM-DD`. */
  readonly week: string;
}

export type SaveOrderOutcome =
  | { readonly kind: "stored"; readonly number: string }
  /** The key was used before with the same content; the number is that of the order stored then. */
  | { readonly kind: "repeated"; readonly number: string }
  /** The key was used before with other content. */
  | { readonly kind: "key-reused" }
  /** The order was priced with a catalogue that is not the newest any more. */
  | { readonly kind: "catalogue-changed" }
  | { readonly kind: "number-taken" };

export type StoredOrder = Omit<NewOrder, "contentHash" | "idempotencyKey" | "sellerAddress">;
