import type { Cursor, OrderEvent, Sheet } from "./desk-event.ts";
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
 * The orders of a week that differ from what was printed on a sheet: those that came since, and those with an event since that changes
 * what is on it. What is missing from a box was cooked, or is not cooked any more: the kitchen's sheet stays. `events` are all events of the week's orders since `shows`, and those that they undo.
 * `noted` are the numbers of the orders of people whose lasting notes changed since; what is cooked and bought is the same.
 */
export function changedOnPaper(
  sheet: Sheet,
  shows: Cursor,
  orders: readonly DeskOrder[],
  events: readonly OrderEvent[],
  noted: ReadonlySet<string> = new Set(),
): readonly DeskOrder[] {
  // Its amounts say what changed.
  if (sheet === "shopping") return [];
  const roots = undoRoots(events);
  const changed = new Set(
    events.flatMap((event) => {
      const content = roots.get(event.id)?.content;
      const isOnSheet = sheet !== "kitchen" || !(content && "missing" in content);
      return event.id > shows.event && content && isOnSheet && changesPaper.has(content.kind)
        ? [event.orderNumber]
        : [];
    }),
  );
  const isNoted = (number: string) => sheet !== "kitchen" && noted.has(number);
  return orders.filter(
    ({ number, position }) => position > shows.order || changed.has(number) || isNoted(number),
  );
}
