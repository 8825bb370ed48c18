import type { Cursor, OrderEvent } from "./desk-event.ts";
import type { DeskOrder } from "./desk-order.ts";
import { undoRoots } from "./standing-events.ts";

/** The events after which the paper about an order is wrong. That a box is packed or paid does not change what is in it. */
export const changesPaper: ReadonlySet<OrderEvent["content"]["kind"]> = new Set([
  "changed",
  "cancelled",
  "restored",
  "moved",
  "note",
]);

/**
 * The orders of a week that differ from what was printed: those that came since, and those with an event since that changes what
 * is on paper. `events` are all events of the week's orders since `shows`, and those that they undo.
 */
export function changedOnPaper(
  shows: Cursor,
  orders: readonly DeskOrder[],
  events: readonly OrderEvent[],
): readonly DeskOrder[] {
  const roots = undoRoots(events);
  const changed = new Set(
    events.flatMap((event) => {
      const kind = roots.get(event.id)?.content.kind;
      return event.id > shows.event && kind !== undefined && changesPaper.has(kind)
        ? [event.orderNumber]
        : [];
    }),
  );
  return orders.filter(({ number, position }) => position > shows.order || changed.has(number));
}
