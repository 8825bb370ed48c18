import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { SignedAgorot } from "#domain/money/agorot.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import type { LimitNeed, PortionsOfLimits } from "#domain/order/portion-limits.ts";
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

export interface WeekWithOrders {
  /** The date of its deadline, `YYYY-MM-DD`. */
  readonly date: string;
  /** How many orders it has, damaged ones too. */
  readonly count: number;
}

export interface VersionedCatalogue {
  /** 1 or more; each save adds 1. */
  readonly version: number;
  readonly catalogue: Catalogue;
}

export interface NewCatalogue {
  readonly catalogue: Catalogue;
  readonly after: number;
  /** Milliseconds since 1970 UTC. */
  readonly savedAt: number;
}

export type SaveCatalogueOutcome =
  | { readonly kind: "saved"; readonly version: number }
  | { readonly kind: "catalogue-changed" };

export interface KeyedOrder extends EarlierOrder {
  readonly contentHash: string;
}

/** The hash of an order whose customer's data was erased. */
export const erasedHash = "erased";

/**
 * Whether an order with a key or an action id that was used before is the same one. What an erased order contained is not known any more;
 * nobody but its sender has its key.
 */
export function isSameContent(earlier: string, contentHash: string): boolean {
  return earlier === contentHash || earlier === erasedHash;
}

/** What `placeOrder` needs to answer a repetition. */
export type EarlierOrder = Pick<NewOrder, "number" | "week" | "catalogueVersion">;

/** An accepted order with everything that the database does not generate. */
export interface NewOrder {
  readonly order: AcceptedOrder;
  /** Nine digits, unique; the `_id` that the customer gets. */
  readonly number: string;
  readonly idempotencyKey: string | undefined;
  /** The hash of the order as it was received; tells a repetition from another order with the same key. */
  readonly contentHash: string;
  /** The catalogue that the order was priced with. */
  readonly catalogueVersion: number;
  /** When it was placed, milliseconds since 1970 UTC. */
  readonly receivedAt: number;
  /** The recipient of the seller's notice. */
  readonly sellerAddress: string;
  /** The date of the deadline that the order belongs to, `YYYY-MM-DD`. */
  readonly week: string;
  /**
   * How many orders with the same email address, and how many with the same phone number, may be received within an hour,
   * this one included; undefined for no limit. At least 1.
   */
  readonly mostInAnHour: number | undefined;
  /** What it takes of the limits of its catalogue; missing if nothing is checked, as for an order that the seller takes. */
  readonly limits?: readonly LimitNeed[];
  /** How the seller took the order for a customer; missing for an order of the customer's own. */
  readonly taken?: TakenOrder;
}

export interface TakenOrder {
  readonly deviceId: number;
  /** By the clock of the device, milliseconds since 1970 UTC. */
  readonly pressedAt: number;
  /** Whether there is a confirmation to the customer. */
  readonly tellsCustomer: boolean;
  /** In agorot, and not part of `order`: if it is not 0, it makes revision 1, which the mails of the order show. */
  readonly adjustment: SignedAgorot;
  readonly adjustmentText: string;
}

export type SaveOrderOutcome =
  | { readonly kind: "stored"; readonly number: string }
  /** The key was used before, with the same content or with other content. */
  | { readonly kind: "repeated" | "key-reused"; readonly earlier: EarlierOrder }
  /** The order was priced with a catalogue that is no longer the newest. */
  | { readonly kind: "catalogue-changed" }
  | { readonly kind: "number-taken" }
  /** More than the limits leave; `taken` is what all orders of its week have of them. */
  | { readonly kind: "limit-reached"; readonly taken: PortionsOfLimits }
  /** `mostInAnHour` were received already; `freeAt` is when it may be stored, in milliseconds since 1970 UTC. */
  | { readonly kind: "too-many-orders"; readonly freeAt: number };

/** An order as it was placed or as it was last changed. */
export interface StoredOrder
  extends Omit<
    NewOrder,
    "contentHash" | "idempotencyKey" | "sellerAddress" | "mostInAnHour" | "limits" | "taken"
  > {
  /** 0 as it was placed. */
  readonly revision: number;
  /** In agorot, part of `order.orderTotal`; 0 in revision 0. */
  readonly adjustment: SignedAgorot;
  /** What the adjustment is for; empty without one. */
  readonly adjustmentText: string;
}

/** Something stored cannot be read: the catalogue or an order. The message names it and quotes nothing of it. */
export class StoreDamaged extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreDamaged";
  }
}

interface StoreUnavailableOptions {
  /** The error of the database or of the system. */
  readonly source?: unknown;
  readonly isInDoubt?: boolean;
}

/**
 * The database cannot work now: it is unreachable, full, read-only, failing, damaged, or locked for too long. A later attempt
 * may succeed. In the log it is one line with the code of its source and without any calls: the problem is the machine's, and
 * it is logged for every request that meets it. That is why `source` is not `cause`, whose calls a log prints too.
 */
export class StoreUnavailable extends Error {
  /** Whether a commit was under way, so that its work is stored as a whole or not at all. Otherwise nothing was stored. */
  readonly isInDoubt: boolean;
  readonly #source: unknown;

  constructor(reason: string, { source, isInDoubt = false }: StoreUnavailableOptions = {}) {
    super(`the store is unavailable: ${reason}`);
    this.name = "StoreUnavailable";
    this.isInDoubt = isInDoubt;
    this.#source = source;
    const line = `${this.name}: ${this.message}${codeText(source)}`;
    // Kysely appends its own calls to the stack of every error of a driver.
    Object.defineProperty(this, "stack", { get: () => line, set: () => {}, configurable: true });
  }

  get source(): unknown {
    return this.#source;
  }
}

/** The result code of SQLite, the SQLSTATE, or the error code of the system; empty if there is none. */
function codeText(source: unknown): string {
  if (!(source instanceof Error)) return "";
  if (source instanceof StoreUnavailable) return codeText(source.source);
  if ("errcode" in source) return ` (${String(source.errcode)})`;
  return "code" in source ? ` (${String(source.code)})` : "";
}
