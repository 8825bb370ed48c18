import { groupBy } from "#domain/group-by.ts";
import type { Cursor, OrderEvent, Sheet } from "./desk-event.ts";
import { type DeskOrder, ordersToServe, type ServedOrder } from "./desk-order.ts";
import { standingCancelling, undoRoots } from "./standing-events.ts";

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

/**
 * The events after which the paper about an order is wrong. That a box is packed does not change what is in it; a payment changes what the
 * driver is to collect.
 */
export const changesPaper: ReadonlySet<OrderEvent["content"]["kind"]> = new Set([
  "changed",
  "cancelled",
  "restored",
  "moved",
  "note",
  "money",
]);

/**
 * The orders of a week that differ from what was printed on a sheet: those that came since, and those with an event since that changes
 * what is on it. An order that was canceled then has no paper, and a pickup is not on the route. `events` are all events of `changesPaper` of
 * the week's orders, and what undoes them. `noted` are the numbers of the orders of people whose lasting notes changed since; what is
 * cooked and bought is the same.
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
  const eventsOf = groupBy(events, ({ orderNumber }) => orderNumber);
  return orders.filter(({ number, position, orderType, state }) => {
    const own = eventsOf.get(number) ?? [];
    const since = own.flatMap(({ id }) => (id > shows.event ? (roots.get(id)?.content ?? []) : []));
    // A delivery may have become a pickup.
    if (sheet === "route" && orderType === "pickup" && !since.some(isChange)) return false;
    const hadNoPaper =
      state.isCancelled &&
      standingCancelling(own.filter(({ id }) => id <= shows.event)) !== undefined;
    if (hadNoPaper) return false;
    const isOnSheet = (content: OrderEvent["content"]) => {
      if (content.kind === "money") return sheet === "route" && !state.isHandedOver;
      if (about === "dishes") return content.kind !== "note" && !("missing" in content);
      return changesPaper.has(content.kind);
    };
    return (
      position > shows.order || since.some(isOnSheet) || (about === "boxes" && noted.has(number))
    );
  });
}

function isChange({ kind }: OrderEvent["content"]): boolean {
  return kind === "changed";
}
