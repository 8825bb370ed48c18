import type { OrderType } from "#domain/customer/customer-data.ts";
import { groupBy } from "#domain/group-by.ts";
import { textKey } from "#domain/language/text-key.ts";
import { ordersToServe, type ServedOrder } from "./desk-order.ts";

/** What the route needs of an order. An order whose address may not be read is not on the route. */
export interface RoutedOrder extends ServedOrder {
  readonly orderType: OrderType;
  readonly place: string;
  readonly address: string | null;
}

/** A stop of the driver: all orders that are delivered to one address. */
export interface RouteStop<Order> {
  /**
   * The same for the same address in every week, so that its place on the route can be kept. It depends on the name of the place,
   * so keys of routes in different languages differ.
   */
  readonly key: string;
  readonly place: string;
  readonly address: string;
  /** By the customer's name. */
  readonly orders: readonly Order[];
}

/**
 * The stops for all orders that are delivered. Those in `kept` (keys of an earlier route) come in that order. A new address comes
 * after the last kept stop of its place, or at the end if there is none, in both cases by address.
 */
export function routeStops<Order extends RoutedOrder>(
  orders: readonly Order[],
  kept: readonly string[],
): readonly RouteStop<Order>[] {
  const delivered = ordersToServe(orders).flatMap((order) =>
    order.orderType === "delivery" && order.address !== null
      ? [{ order, place: order.place, address: order.address }]
      : [],
  );
  const stops = [...groupBy(delivered, stopKey)].flatMap(([key, ofStop]): RouteStop<Order>[] => {
    const [first] = ofStop;
    if (first === undefined) return [];
    const { place, address } = first;
    return [{ key, place, address, orders: ofStop.map(({ order }) => order) }];
  });
  return stops
    .map((stop) => {
      const own = kept.indexOf(stop.key);
      const ofPlace = stops.filter(({ place }) => place === stop.place);
      const last = Math.max(...ofPlace.map(({ key }) => kept.indexOf(key)));
      const position = [own, last].find((each) => each !== -1) ?? kept.length;
      return { stop, isNew: own === -1, position };
    })
    .toSorted(
      (a, b) =>
        a.position - b.position ||
        Number(a.isNew) - Number(b.isNew) ||
        a.stop.place.localeCompare(b.stop.place, "he") ||
        a.stop.address.localeCompare(b.stop.address, "he", { numeric: true }),
    )
    .map(({ stop }) => stop);
}

/** The key of a stop: a hash, because keys are kept longer than orders. Differences in spacing, punctuation and capital letters do not make two stops of one address. */
export function stopKey({
  place,
  address,
}: {
  readonly place: string;
  readonly address: string;
}): string {
  return textKey([place, address].map((text) => words(text).join(" ")).join("|"));
}

function words(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
