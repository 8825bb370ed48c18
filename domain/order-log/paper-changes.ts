import type { Cursor, OrderEvent, Sheet } from "./desk-event.ts";
import { type DeskOrder, ordersToServe, type ServedOrder } from "./desk-order.ts";
import { undoRoots } from "./standing-events.ts";

/**
 * What a sheet is about: each box with its notes; the dishes of all orders together, which stay as they are if something is missing from
 * a box; or a list whose amounts are stored with the printing and show what changed.
 */
export const contentOfSheets: Readonly<Record<Sheet, "boxes" | "dishes" | "list">> = {
  kitchen: "dishes",
  slips: "boxes",
  labels: "boxes",
  route: "boxes",
  shopping: "list",
};

/** What a printing of a sheet says about orders, as the API of the desk gives it. */
interface Printed {
  readonly shows: Cursor;
  /** The numbers of the orders that came or changed since. */
  readonly changed: readonly string[];
}

/** How a sheet that was printed differs from what it would be now. */
export interface PaperChanges<Order> {
  /** The orders whose paper is missing or wrong, by name. */
  readonly toPrint: readonly Order[];
  /** The orders that were canceled since: their paper is to be taken away. */
  readonly toTakeAway: readonly Order[];
  /** The numbers of the orders that are on the paper and not in the week anymore. */
  readonly moved: readonly string[];
}

/** Compares the last printing of a sheet with the orders of its week. An order that came and was canceled since has no paper. */
export function paperChanges<Order extends ServedOrder & { readonly number: string }>(
  { shows, changed }: Printed,
  orders: readonly Order[],
): PaperChanges<Order> {
  const ofNumber = new Map(orders.map((order) => [order.number, order]));
  const found = changed.flatMap((number) => ofNumber.get(number) ?? []);
  return {
    toPrint: ordersToServe(found),
    toTakeAway: found.filter(({ state, position }) => state.isCancelled && position <= shows.order),
    moved: changed.filter((number) => !ofNumber.has(number)),
  };
}

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
 * what is on it. `events` are all events of the week's orders since `shows`, and those that they undo.
 * `noted` are the numbers of the orders of people whose lasting notes changed since; what is cooked and bought is the same.
 */
export function changedOnPaper(
  sheet: Sheet,
  shows: Cursor,
  orders: readonly DeskOrder[],
  events: readonly OrderEvent[],
  noted: ReadonlySet<string> = new Set(),
): readonly DeskOrder[] {
  const about = contentOfSheets[sheet];
  if (about === "list") return [];
  const roots = undoRoots(events);
  const changed = new Set(
    events.flatMap((event) => {
      const content = roots.get(event.id)?.content;
      const isOnSheet = about === "boxes" || !(content && "missing" in content);
      return event.id > shows.event && content && isOnSheet && changesPaper.has(content.kind)
        ? [event.orderNumber]
        : [];
    }),
  );
  const isNoted = (number: string) => about === "boxes" && noted.has(number);
  return orders.filter(
    ({ number, position }) => position > shows.order || changed.has(number) || isNoted(number),
  );
}
