import { type DeskOrder, ordersToServe } from "./desk-order.ts";
import { type OrderLine, orderLines } from "./order-lines.ts";

/** What is in the box of one order. */
export interface PackingSlip {
  readonly order: DeskOrder;
  readonly lines: readonly OrderLine[];
}

/** The boxes that go to one delivery place, by the customer's name. */
export interface PlaceSlips {
  readonly place: string;
  readonly slips: readonly PackingSlip[];
}

/**
 * The packing slips of all orders that are not cancelled, by place and then by name. `places` are the names of the delivery
 * places in the seller's order and in the language of the orders; a place that is not among them comes last.
 */
export function packingSlips(
  orders: readonly DeskOrder[],
  places: readonly string[],
): readonly PlaceSlips[] {
  const ofPlace = Map.groupBy(
    ordersToServe(orders).map((order) => ({ order, lines: orderLines(order.order) })),
    ({ order }) => order.order.customerData.city,
  );
  const position = (place: string) => {
    const index = places.indexOf(place);
    return index === -1 ? places.length : index;
  };
  return [...ofPlace]
    .map(([place, slips]) => ({ place, slips }))
    .toSorted(
      (a, b) => position(a.place) - position(b.place) || a.place.localeCompare(b.place, "he"),
    );
}
