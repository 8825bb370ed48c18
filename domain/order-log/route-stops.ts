import { readStreetAddress } from "#domain/address/street-address.ts";
import type { OrderType } from "#domain/customer/customer-data.ts";
import { groupBy } from "#domain/group-by.ts";
import { textKey } from "#domain/language/text-key.ts";
import { ordersToServe, type ServedOrder } from "./desk-order.ts";

/** What the route needs of an order. An order whose address may not be read is not on the route. */
export interface RoutedOrder extends ServedOrder {
  readonly orderType: OrderType;
  readonly place: string;
  /** The names of the place in all languages, any of which its address may repeat. */
  readonly placeNames: readonly string[];
  readonly address: string | null;
}

/** A stop of the driver: all orders that are delivered to one building, or to one address that is not understood. */
export interface RouteStop<Order> {
  /**
   * The same for the same building in every week, so that its place on the route can be kept. It depends on the name of the place,
   * so keys of routes in different languages differ.
   */
  readonly key: string;
  readonly place: string;
  /** As its customers wrote it. Where they wrote it in different ways, street, number and entrance as the first of them wrote them. */
  readonly address: string;
  /** What a navigation app is asked for: street and number, or an address that is not understood. */
  readonly street: string;
  /** By the customer's name. */
  readonly orders: readonly Order[];
  /** A stop for each way in which its address was written, whose key an earlier version kept. */
  readonly written: readonly WrittenStop<Order>[];
}

type WrittenStop<Order> = Pick<RouteStop<Order>, "key" | "place" | "address" | "orders">;

/**
 * The stops for all orders that are delivered. Those in `kept` (keys of an earlier route) come in that order. An entrance that was not
 * named before comes where its house was. A new building comes after the last kept stop of its place, or at the end if there is none, in
 * both cases by street and number.
 */
export function routeStops<Order extends RoutedOrder>(
  orders: readonly Order[],
  kept: readonly string[],
): readonly RouteStop<Order>[] {
  const delivered = ordersToServe(orders).flatMap((order) =>
    order.orderType === "delivery" && order.address !== null
      ? [{ order, address: order.address, at: readDoor({ ...order, address: order.address }) }]
      : [],
  );
  const positions = new Map(kept.map((key, index) => [key, index]));
  const buildings = groupBy(delivered, ({ at }) => at.key);
  const stops = [...buildings].map(([key, ofStop]) => {
    const [{ order, address, at }] = ofStop;
    const written = [...groupBy(ofStop, (each) => each.at.writtenKey)].map(
      ([writtenKey, alike]): WrittenStop<Order> => ({
        key: writtenKey,
        place: order.place,
        address: alike[0].address,
        orders: alike.map((each) => each.order),
      }),
    );
    const isAlike = ofStop.every((each) => each.address === address);
    const stop: RouteStop<Order> = {
      key,
      place: order.place,
      address: isAlike ? address : at.building,
      street: at.house,
      orders: ofStop.map((each) => each.order),
      written,
    };
    // A key that another stop of the route has says where that one is: "7, 5" has the words of 7/5.
    const ofWritten = written.flatMap((each) =>
      each.key !== key && buildings.has(each.key) ? [] : (positions.get(each.key) ?? []),
    );
    // An earlier version moves these alone.
    const own =
      ofWritten.length > 0
        ? Math.min(...ofWritten)
        : (positions.get(key) ?? positions.get(at.keyWithoutEntrance));
    return { stop, own, name: at.name };
  });
  const lastOf = new Map(
    [...groupBy(stops, ({ stop }) => stop.place)].map(([place, ofPlace]) => {
      const known = ofPlace.flatMap(({ own }) => own ?? []);
      return [place, known.length > 0 ? Math.max(...known) : kept.length];
    }),
  );
  const positionOf = ({ own, stop }: (typeof stops)[number]) =>
    own ?? lastOf.get(stop.place) ?? kept.length;
  return stops
    .toSorted(
      (a, b) =>
        positionOf(a) - positionOf(b) ||
        Number(a.own === undefined) - Number(b.own === undefined) ||
        a.stop.place.localeCompare(b.stop.place, "he") ||
        a.name.localeCompare(b.name, "he", { numeric: true }),
    )
    .map(({ stop }) => stop);
}

interface PlacedAddress extends Pick<RoutedOrder, "place" | "placeNames"> {
  readonly address: string;
}

/** Where an address leads to. What is not understood is a building of its own, named by all of its words. */
function readDoor({ place, placeNames, address }: PlacedAddress) {
  const read = readStreetAddress(address, placeNames);
  const all = words(address).join(" ");
  const parts = read === undefined ? [all] : [read.street, read.number];
  const name = [...parts, read?.entrance ?? ""].filter((part) => part !== "").join(" ");
  const keyOf = (text: string) => textKey(`${words(place).join(" ")}|${text}`);
  return {
    name,
    house: read?.house ?? address,
    building: read?.building ?? address,
    key: keyOf(name),
    keyWithoutEntrance: keyOf(parts.join(" ")),
    writtenKey: keyOf(all),
  };
}

/**
 * The keys of the route by which an address is known: that of its building, and that of the address as it was written. They are hashes,
 * because keys are kept longer than orders. Differences in spacing, punctuation and capital letters do not make two stops of one address.
 */
export function keysOfAddress(address: PlacedAddress): readonly [string, string] {
  const { key, writtenKey } = readDoor(address);
  return [key, writtenKey];
}

function words(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * What is kept of a sequence of stops: of each the key of its building, and those of its addresses as they were written. These an earlier
 * version knows and sends, and by them a building is still found when the first is erased with a customer.
 */
export function keysToKeep(
  sequence: readonly string[],
  stops: readonly RouteStop<unknown>[],
): readonly string[] {
  const moved = new Set(sequence);
  const own = new Set(stops.map(({ key }) => key));
  const keysOf = new Map(
    stops.flatMap((stop) => {
      // Another stop of the sequence may have the key that this address had; one of another week goes along.
      const written = stop.written
        .map(({ key }) => key)
        .filter((key) => !(own.has(key) && moved.has(key)));
      const keys = [stop.key, ...written];
      return keys.map((key) => [key, keys] as const);
    }),
  );
  return [...new Set(sequence.flatMap((key) => keysOf.get(key) ?? [key]))];
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
