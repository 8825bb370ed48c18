import type { Cursor } from "./desk-event.ts";
import { ordersToServe, type ServedOrder } from "./desk-order.ts";

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
  /** The orders that were cancelled since: their paper is to be taken away. */
  readonly toTakeAway: readonly Order[];
  /** The numbers of the orders that are on the paper and not in the week any more. */
  readonly moved: readonly string[];
}

/** Compares the last printing of a sheet with the orders of its week. An order that came and was cancelled since has no paper. */
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
