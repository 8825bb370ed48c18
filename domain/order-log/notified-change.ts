import type { OrderEvent } from "./desk-event.ts";
import { foldOrder, type OrderOpening, type OrderState } from "./order-state.ts";
import { standingCancelling, standingEvents } from "./standing-events.ts";

/** What an event made of an order, as a mail tells it. */
export interface NotifiedChange {
  readonly kind: "changed" | "cancelled" | "restored" | "moved";
  /** The state before the event, and after it: later events do not count. */
  readonly before: OrderState;
  readonly after: OrderState;
  /** Whether it is cancelled by its customer, who can take that back until its deadline. */
  readonly isOwnCancelling: boolean;
}

/**
 * What a mail about an event tells; undefined if the event was undone, so that the mail would tell what is not so. `events` are all
 * events of the order, and `opening` is what it began with.
 */
export function notifiedChange(
  opening: OrderOpening,
  events: readonly OrderEvent[],
  eventId: number,
): NotifiedChange | undefined {
  if (standingEvents(events).every(({ id }) => id !== eventId)) return undefined;
  const until = events.filter(({ id }) => id <= eventId);
  const before = foldOrder(
    opening,
    until.filter(({ id }) => id < eventId),
  );
  const after = foldOrder(opening, until);
  const isOwnCancelling = standingCancelling(until)?.deviceId === null;
  return { kind: kindOf(before, after), before, after, isOwnCancelling };
}

/** By what is so, and not by the kind of the event: it may be an undo, or a mark that changed nothing. */
function kindOf(before: OrderState, after: OrderState): NotifiedChange["kind"] {
  if (before.isCancelled !== after.isCancelled) return after.isCancelled ? "cancelled" : "restored";
  if (before.week !== after.week) return "moved";
  if (before.revision !== after.revision) return "changed";
  return after.isCancelled ? "cancelled" : "restored";
}
