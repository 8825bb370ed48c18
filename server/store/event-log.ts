import type { Cursor, OrderEvent, WeekEvent } from "#domain/desk/desk-event.ts";
import type { OrderState } from "#domain/desk/order-state.ts";
import type { Press } from "#domain/desk/press.ts";
import type { WeekState } from "#domain/desk/week-state.ts";
import type { SignedAgorot } from "#domain/money/signed-agorot.ts";
import type { LimitNeed, PortionsOfLimits } from "#domain/order/portion-limits.ts";
import type { KnownGeneration } from "./generation.ts";
import type { MailLimits } from "./order-changes.ts";
import type { NewToldMail } from "./outbox.ts";
import type { StoredOrder } from "./store.ts";

/**
 * The seller's log and its sums. A press writes its event and the new state in one durable transaction; an event is never changed
 * or removed, and neither is an order. Times are milliseconds since 1970 UTC, weeks are dates of deadlines (`YYYY-MM-DD`).
 */
export interface EventLog {
  /**
   * Stores a press as `decidePress` decides, and tells what is so now. When the promise is fulfilled, what was `recorded`
   * survives a crash of the machine. A press may be sent again with its action id at any time, for instance after an error whose
   * outcome is in doubt: it stays one event. Presses that arrive together share a transaction. A device must send its presses
   * in the sequence in which they were made. Rejects with `StoreDamaged` if an event of its order is damaged; presses on other orders
   * are not affected. Damaged events of a week do not count.
   */
  readonly press: (press: NewPress) => Promise<PressOutcome>;

  /** The orders that are cooked in a week, cancelled ones too. A damaged order does not hide the others. */
  readonly workingOrders: (week: string) => Promise<WorkingOrders>;

  /** Everything that is worked with in a week. It may be newer than its cursor, so changes since then are not missed. */
  readonly readWeek: (week: string) => Promise<WorkingWeek>;

  /** An order with its state; undefined if there is none. Rejects with `StoreDamaged` if it is damaged. */
  readonly findWorkingOrder: (orderNumber: string) => Promise<WorkingOrder | undefined>;

  /** All events of an order, oldest first; empty for an unknown order. Rejects with `StoreDamaged` if one is damaged. */
  readonly eventsOfOrder: (orderNumber: string) => Promise<readonly OrderEvent[]>;

  /** The events of some kinds of several orders, oldest first. */
  readonly eventsOfOrders: (
    orderNumbers: readonly string[],
    kinds: readonly OrderEvent["content"]["kind"][],
  ) => Promise<ReadEvents<OrderEvent>>;

  /** All events of a week that are not about one order, oldest first. */
  readonly eventsOfWeek: (week: string) => Promise<ReadEvents<WeekEvent>>;

  /** The events of some kinds of the orders that are in a week now, oldest first. */
  readonly eventsOfOrdersIn: (
    week: string,
    kinds: readonly OrderEvent["content"]["kind"][],
  ) => Promise<ReadEvents<OrderEvent>>;

  /**
   * The generation of the database: another one where a backup was restored, because ids of events and orders are used again then. A backup
   * has a new one; where the database was put back in another way, the first device that has read more of it than there is makes a new one,
   * if it may.
   */
  readonly generation: (known: KnownGeneration | undefined, at: number) => Promise<string>;

  /** The orders that came or changed since a cursor. */
  readonly changesSince: (cursor: Cursor) => Promise<Changes>;

  /**
   * The orders of all weeks that are not paid, or have something to give back, oldest week first, at most `limit`. `balance` limits
   * them to those whose balance it is.
   */
  readonly ordersWithBalance: (search: {
    readonly balance?: SignedAgorot | undefined;
    readonly limit: number;
  }) => Promise<WorkingOrders>;

  /** The weeks in which orders are cooked, newest first, at most `limit`. */
  readonly weeksInWork: (limit: number) => Promise<readonly string[]>;

  /** Sums over the orders of weeks, oldest week first; a week without orders is left out. */
  readonly sumWeeks: (weeks: readonly string[]) => Promise<readonly WeekSums[]>;

  /** Those of the weeks that are closed. */
  readonly closedWeeks: (weeks: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** A press with the time at which the server got it. */
export type NewPress = Press & {
  readonly at: number;
  /**
   * The mails that tell of it, stored in the same transaction. An undo withdraws the mails of the event that it takes back, as far
   * as they are neither sent nor being sent, and adds its own only where the recipient was told something that is not so any more.
   */
  readonly mails?: readonly NewToldMail[];
  /** What an order that stands again takes of the limits; missing if nothing is checked, as for a press by the seller. */
  readonly limits?: RestoredNeeds;
  /** How often mails to the customer may be caused; missing if that is not limited, as for a press by the seller. */
  readonly mailLimits?: MailLimits;
};

/** What a cancelled order takes of limits. If the order or the catalogue is not as it was read any more, the press is outdated. */
export interface RestoredNeeds {
  readonly needs: readonly LimitNeed[];
  readonly revision: number;
  readonly catalogueVersion: number;
}

export type PressOutcome =
  | {
      /** `repeated`: it was stored before, with the same action id. */
      readonly kind: "recorded" | "repeated";
      readonly event: OrderEvent | WeekEvent;
      readonly now: OrderState | WeekState;
    }
  /** Nothing was stored, see `Decision`. */
  | { readonly kind: "outdated" | "nothing-to-undo"; readonly now: OrderState | WeekState }
  /** Nothing was stored: `mailLimits` are reached until `freeAt`, milliseconds since 1970 UTC. */
  | { readonly kind: "too-many-mails"; readonly freeAt: number }
  /** Nothing was stored: more than the limits leave; `taken` is what the other orders of its week have of them. */
  | { readonly kind: "limit-reached"; readonly taken: PortionsOfLimits }
  /** Another press has this action id. */
  | { readonly kind: "action-reused" }
  | { readonly kind: "unknown-order" };

/** An order as the customer sent it, and what is so of it now. */
export interface WorkingOrder {
  readonly stored: StoredOrder;
  /** Its place among all orders, see `Cursor`. */
  readonly position: number;
  readonly state: OrderState;
}

export interface WorkingOrders {
  /** In the sequence in which they were stored. */
  readonly orders: readonly WorkingOrder[];
  /** The numbers of the orders that are damaged. */
  readonly unreadable: readonly string[];
}

/** Events of which some may be damaged. A damaged event does not hide the others. */
export interface ReadEvents<Event extends OrderEvent | WeekEvent> {
  /** Those that can be read. */
  readonly events: readonly Event[];
  readonly damaged: readonly DamagedEvent[];
}

export interface DamagedEvent {
  readonly id: number;
  /** Null for an event that is about no single order. */
  readonly orderNumber: string | null;
}

export interface WorkingWeek extends WorkingOrders {
  /** Without the damaged events. */
  readonly state: WeekState;
  /** The events of the week as a whole that are damaged. */
  readonly damaged: readonly DamagedEvent[];
  readonly cursor: Cursor;
  /** Whether one of the newest orders of all weeks has no state and is missing, see `Store.addMissingStates`. */
  readonly lacksStates: boolean;
}

export interface Changes extends WorkingOrders {
  /** The orders that something happened to in a week in which they are not any more. */
  readonly left: readonly { readonly number: string; readonly week: string }[];
  /** The weeks in which something happened that is not about one order. */
  readonly weeks: readonly string[];
  /** The cursor for the next question. */
  readonly cursor: Cursor;
  /** Whether one of the orders that came has no state and is missing, see `Store.addMissingStates`. */
  readonly lacksStates: boolean;
  /** Whether there are no more changes than these. */
  readonly isComplete: boolean;
}

/** Cancelled orders are counted in `cancelled` and in the money only. */
export interface WeekSums {
  readonly week: string;
  readonly orders: number;
  readonly cancelled: number;
  readonly packed: number;
  readonly handedOver: number;
  /** Orders with something to pay. */
  readonly unpaid: number;
  /** In agorot. */
  readonly due: number;
  /** In agorot. */
  readonly received: SignedAgorot;
}
