import { groupBy } from "#domain/group-by.ts";
import { inSequence } from "#domain/in-sequence.ts";
import { ordersToServe, type ServedOrder } from "./desk-order.ts";

/** The boxes that go to one delivery place, by the customer's name. */
export interface PlaceSlips<Order> {
  readonly place: string;
  readonly orders: readonly Order[];
}

/**
 * The orders for which there is a packing slip, which are those that are not canceled, by place and then by name. `places` are
 * the names of the delivery places in the seller's order and in the language of the orders; a place that is not among them comes last.
 */
export function packingSlips<Order extends ServedOrder & { readonly place: string }>(
  orders: readonly Order[],
  places: readonly string[],
): readonly PlaceSlips<Order>[] {
  const slips = [...groupBy(ordersToServe(orders), ({ place }) => place)]
    .map(([place, ofPlace]) => ({ place, orders: ofPlace }))
    .toSorted((a, b) => a.place.localeCompare(b.place, "he"));
  return inSequence(slips, places, ({ place }) => place);
}
