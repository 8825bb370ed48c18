import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { SignedAgorot } from "#domain/money/signed-agorot.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import type { LimitNeed, PortionsOfLimits } from "#domain/order/portion-limits.ts";
import type { DeskMails } from "./desk-mails.ts";
import type { DeviceRegister } from "./device-register.ts";
import type { EventLog } from "./event-log.ts";
import type { KeptRoute } from "./kept-route.ts";
import type { KeptWeeks } from "./kept-weeks.ts";
import type { Messages } from "./messages.ts";
import type { Notices } from "./notices.ts";
import type { OrderChanges } from "./order-changes.ts";
import type { Outbox } from "./outbox.ts";
import type { Pictures } from "./pictures.ts";
import type { SavedMenus } from "./saved-menus.ts";

/**
 * Stores the catalogue, the pictures of its dishes, the orders, the mails about them, and the seller's desk. Every database passes the same suite (`testing/store-suite.ts`).
 * A method rejects with `StoreUnavailable` while the database cannot work (unreachable, disk full, read-only, locked for too
 * long), and with `StoreDamaged` if what it should read is damaged; it never gives a wrong answer.
 */
export interface Store
  extends Outbox,
    EventLog,
    OrderChanges,
    DeviceRegister,
    DeskMails,
    Messages,
    KeptRoute,
    KeptWeeks,
    SavedMenus,
    Notices,
    Pictures {
  /** The newest catalogue, including one that another process has just saved; undefined before the first. */
  readonly currentCatalogue: () => Promise<VersionedCatalogue | undefined>;

  /** The catalogue of a version. Rejects for an unknown version. */
  readonly catalogueOfVersion: (version: number) => Promise<Catalogue>;

  /**
   * Saves a catalogue as the version after `after` (0 for the first one). Saves nothing if `after` is not the newest version any more.
   */
  readonly saveCatalogue: (change: CatalogueChange) => Promise<SaveCatalogueOutcome>;

  /** The order that was stored with an idempotency key; undefined if the key is unused. */
  readonly findOrderByKey: (idempotencyKey: string) => Promise<KeyedOrder | undefined>;

  /**
   * Stores orders and their mails in one durable transaction and gives one outcome for each order, in the same sequence. When
   * the promise is fulfilled, every `stored` order survives a crash of the machine; when it is rejected, nothing of the batch
   * is stored. The exception is a connection that is lost, or a disk that fails, during the commit: then the batch is stored
   * as a whole or not at all, the error has `isInDoubt`, and sending an order again with its key gives that one order.
   */
  readonly saveOrders: (orders: readonly NewOrder[]) => Promise<readonly SaveOrderOutcome[]>;

  /** Stores one order as `saveOrders` does. Orders that arrive together share a transaction. */
  readonly saveOrder: (order: NewOrder) => Promise<SaveOrderOutcome>;

  /**
   * The portions that the orders of a week have of each limit of the newest catalogue; cancelled orders have none. Empty without limits.
   */
  readonly portionsTaken: (week: string) => Promise<PortionsOfLimits>;

  /**
   * Gives a state to each order that has none, and how many there were: a server of a version before the desk can have stored them while
   * a later one was running. Without a state an order is not listed, and its mails wait.
   */
  readonly addMissingStates: () => Promise<number>;

  /** The order with a number, as it was last changed; undefined if there is none. */
  readonly findOrder: (number: string) => Promise<StoredOrder | undefined>;

  /**
   * The orders that are in the week whose deadline is on `date` (`YYYY-MM-DD`), as they were last changed, cancelled ones too. An
   * order that is damaged does not hide the others.
   */
  readonly ordersOfWeek: (date: string) => Promise<OrdersOfWeek>;

  /** The weeks that have orders, whatever the deadline is now, newest first. Cancelled orders are not counted. */
  readonly weeksWithOrders: (limit: number) => Promise<readonly WeekWithOrders[]>;

  /** How many orders there are, and when the newest was received (milliseconds since 1970 UTC; undefined if there is none). */
  readonly summarizeOrders: () => Promise<OrdersSummary>;

  /**
   * The latest time of the newest orders and events, in milliseconds since 1970 UTC; undefined if there are none. It is in the future if
   * the clock was ahead.
   */
  readonly latestStoredAt: () => Promise<number | undefined>;

  /**
   * Proves that orders can be stored now: an order was, or a small durable write succeeds. Rejects with `StoreUnavailable` if
   * not. The outcome of the last such write holds for five seconds, so this may be called often.
   */
  readonly proveWritable: () => Promise<void>;

  readonly close: () => Promise<void>;
}

export interface OrdersOfWeek {
  /** In the sequence in which they were stored. */
  readonly orders: readonly StoredOrder[];
  /** The numbers of the orders that are damaged. */
  readonly unreadable: readonly string[];
}

export interface WeekWithOrders {
  /** The date of its deadline, `YYYY-MM-DD`. */
  readonly date: string;
  /** How many orders it has, damaged ones too. */
  readonly count: number;
}

export interface OrdersSummary {
  readonly count: number;
  readonly newestReceivedAt: number | undefined;
}

export interface VersionedCatalogue {
  /** 1 or more; each save adds 1. */
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

export interface KeyedOrder extends EarlierOrder {
  readonly contentHash: string;
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
   * How many orders with the same e-mail address, and how many with the same phone number, may be received within an hour,
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
  /** The key was used before with the same content. */
  | { readonly kind: "repeated"; readonly earlier: EarlierOrder }
  /** The key was used before with other content. */
  | { readonly kind: "key-reused" }
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
