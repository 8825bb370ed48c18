import { type Agorot, noAgorot, type SignedAgorot, signedAgorot } from "#domain/money/agorot.ts";
import { askingsOf } from "./asking.ts";
import type { OrderEvent } from "./desk-event.ts";
import { newestEvent, standingEvents } from "./standing-events.ts";

/**
 * The current state of an order: the sum of its events. Packed, handed over, canceled and money are independent of each other, and
 * none of them blocks another.
 */
export interface OrderState {
  readonly orderNumber: string;
  /** The week in which it is cooked: the date of the deadline, `YYYY-MM-DD`. */
  readonly week: string;
  /** 0 as it was ordered; each change adds 1. */
  readonly revision: number;
  /** What the customer is to pay in all; 0 for a canceled order. */
  readonly due: Agorot;
  /** What was received, less what was given back. */
  readonly received: SignedAgorot;
  readonly isPacked: boolean;
  readonly isHandedOver: boolean;
  readonly isCancelled: boolean;
  /** Its customer's data was erased: dishes and sums are all that is left of it. */
  readonly isErased: boolean;
  /** When its customer was last asked to pay, in milliseconds since 1970 UTC; null if that was not done. */
  readonly askedAt: number | null;
  /** The id of its newest event; 0 without one. */
  readonly lastEvent: number;
}

/** What an order begins with, before any event. */
export interface OrderOpening {
  readonly orderNumber: string;
  /** The week that it was ordered for. */
  readonly week: string;
  readonly orderTotal: Agorot;
  /** An order of a week that was over before the shop had a desk counts as paid, packed and handed over. */
  readonly isBeforeDesk: boolean;
}

export function openingState(opening: OrderOpening): OrderState {
  const { orderTotal, isBeforeDesk, ...order } = opening;
  return {
    ...order,
    revision: 0,
    due: orderTotal,
    received: signedAgorot(isBeforeDesk ? orderTotal : 0),
    isPacked: isBeforeDesk,
    isHandedOver: isBeforeDesk,
    isCancelled: false,
    isErased: false,
    askedAt: null,
    lastEvent: 0,
  };
}

/** Adds up the events of one order, in whatever sequence they are given. */
export function foldOrder(opening: OrderOpening, events: readonly OrderEvent[]): OrderState {
  const sum = standingEvents(events).reduce(applyEvent, openingState(opening));
  return {
    ...sum,
    due: sum.isCancelled ? noAgorot : sum.due,
    askedAt: askingsOf(events).reduce<number | null>(
      (at, each) => Math.max(at ?? 0, each.at),
      null,
    ),
    lastEvent: newestEvent(events),
  };
}

/** What the customer still has to pay; below 0 it is to be given back. */
export function balanceOf({ due, received }: Pick<OrderState, "due" | "received">): SignedAgorot {
  return signedAgorot(due - received);
}

function applyEvent(state: OrderState, { content }: OrderEvent): OrderState {
  switch (content.kind) {
    case "packed":
      return { ...state, isPacked: content.isPacked };
    case "handed-over":
      return { ...state, isHandedOver: content.isHandedOver };
    case "cancelled":
      return { ...state, isCancelled: true };
    case "restored":
      return { ...state, isCancelled: false };
    case "money":
      return { ...state, received: signedAgorot(state.received + content.amount) };
    case "changed":
      return { ...state, revision: content.revision, due: content.due };
    case "moved":
      return { ...state, week: content.toWeek };
    case "erased":
      return { ...state, isErased: true };
    case "note":
    case "lasting-note":
    case "joined":
    case "parted":
    case "asked":
    case "undone":
      return state;
  }
}
