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
  const stops = [...groupBy(delivered, stopKey)].map(([key, ofStop]): RouteStop<Order> => {
    const { place, address } = ofStop[0];
    return { key, place, address, orders: ofStop.map(({ order }) => order) };
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

/**
 * The kept route after the stops of a week were put into a sequence. The stops of other weeks stay behind the stop that they
 * followed, or at the beginning. At most `most` keys are kept; of the stops that are not in this week the last ones are dropped.
 */
export function mergeRoutes(
  kept: readonly string[],
  stops: readonly string[],
  most: number,
): readonly string[] {
  const ofWeek = new Set(stops);
  const spare = Math.max(0, most - stops.length);
  const others = new Set(kept.filter((key) => !ofWeek.has(key)).slice(0, spare));
  const first: string[] = [];
  const followers = new Map<string, string[]>();
  let list = first;
  for (const key of kept) {
    if (ofWeek.has(key)) {
      list = [];
      followers.set(key, list);
    } else if (others.has(key)) {
      list.push(key);
    }
  }
  return [...first, ...stops.flatMap((key) => [key, ...(followers.get(key) ?? [])])];
}

/** Moves the key of a stop one place up (-1) or down (1). The same list at either end, and for an unknown key. */
export function moveStop(keys: readonly string[], key: string, by: -1 | 1): readonly string[] {
  const from = keys.indexOf(key);
  const to = from + by;
  if (from === -1 || to < 0 || to >= keys.length) return keys;
  return keys.toSpliced(from, 1).toSpliced(to, 0, key);
}
