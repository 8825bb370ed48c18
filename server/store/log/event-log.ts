import type { LimitNeed, PortionsOfLimits } from "#domain/order/portion-limits.ts";
import type { OrderEvent, WeekEvent } from "#domain/order-log/desk-event.ts";
import type { Mark } from "#domain/order-log/mark.ts";
import type { OrderState } from "#domain/order-log/order-state.ts";
import type { SearchedOrder } from "#domain/order-log/search-orders.ts";
import type { WeekState } from "#domain/order-log/week-state.ts";
import type { NewEventMail } from "#server/store/mails/outbox.ts";
import type { MailLimits } from "#server/store/orders/new-revision.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";

/** A mark with the time at which the server got it. */
export type NewMark = Mark & {
  readonly at: number;
  /**
   * The mails about it, stored in the same transaction. An undo withdraws the mails of the event that it takes back, as far
   * as they are neither sent nor being sent, and adds its own only where the recipient was told something that is not so anymore.
   */
  readonly mails?: readonly NewEventMail[];
  /** What an order that stands again takes of the limits; missing if nothing is checked, as for a mark by the seller. */
  readonly limits?: RestoredNeeds;
  /** How often mails to the customer may be caused; missing if that is not limited, as for a mark by the seller. */
  readonly mailLimits?: MailLimits;
};

/** What a canceled order takes of limits. If the order or the catalogue is not as it was read anymore, the mark is outdated. */
export interface RestoredNeeds {
  readonly needs: readonly LimitNeed[];
  readonly revision: number;
  readonly catalogueVersion: number;
}

export type MarkOutcome =
  | {
      /** `repeated`: it was stored before, with the same action id. */
      readonly kind: "recorded" | "repeated";
      readonly event: OrderEvent | WeekEvent;
      readonly now: OrderState | WeekState;
    }
  /** Nothing was stored, see `Decision`. */
  | {
      readonly kind: "outdated" | "erased" | "nothing-to-undo";
      readonly now: OrderState | WeekState;
    }
  /** Nothing was stored: `mailLimits` are reached until `freeAt`, milliseconds since 1970 UTC. */
  | { readonly kind: "too-many-mails"; readonly freeAt: number }
  /** Nothing was stored: more than the limits leave; `taken` is what the other orders of its week have of them. */
  | { readonly kind: "limit-reached"; readonly taken: PortionsOfLimits }
  /** Another mark has this action id. */
  | { readonly kind: "action-reused" }
  | { readonly kind: "unknown-order" };

/** An order as the customer sent it, and its current state. */
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

/** What is searched and added up of an order with something to pay or to give back. Amounts are agorot. */
export interface OpenOrder extends SearchedOrder {
  /** Its place among all orders. */
  readonly position: number;
  readonly phoneNumber: string;
  /** As it is in the order; empty without one. */
  readonly email: string;
  readonly state: {
    readonly week: string;
    readonly due: number;
    readonly received: number;
    readonly isCancelled: boolean;
    readonly isErased: boolean;
    readonly askedAt: number | null;
  };
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
