import { type DeskOrder, ordersToServe } from "./desk-order.ts";

/** A stop of the driver: all orders that are delivered to one address. */
export interface RouteStop {
  /** The same for the same address in every week, so that its place on the route can be kept. */
  readonly key: string;
  readonly place: string;
  readonly address: string;
  /** By the customer's name. */
  readonly orders: readonly DeskOrder[];
}

/**
 * The stops for all orders that are delivered. Those in `kept` (keys of an earlier route) come in that order. A new address comes
 * after the last kept stop of its place, or at the end if there is none, in both cases by address.
 */
export function routeStops(
  orders: readonly DeskOrder[],
  kept: readonly string[],
): readonly RouteStop[] {
  const delivered = ordersToServe(orders).filter(
    ({ order }) => order.customerData.orderType === "delivery",
  );
  const stops = [...Map.groupBy(delivered, stopKey)].flatMap(([key, ofStop]): RouteStop[] => {
    const [first] = ofStop;
    if (first === undefined) return [];
    const { city, address } = first.order.customerData;
    return [{ key, place: city, address, orders: ofStop }];
  });
  const keptPosition = ({ key }: RouteStop) => {
    const index = kept.indexOf(key);
    return index === -1 ? undefined : index;
  };
  const lastOfPlace = (place: string) =>
    Math.max(
      ...stops.map((stop) =>
        stop.place === place
          ? (keptPosition(stop) ?? Number.NEGATIVE_INFINITY)
          : Number.NEGATIVE_INFINITY,
      ),
    );
  return stops
    .map((stop) => {
      const own = keptPosition(stop);
      const last = lastOfPlace(stop.place);
      return {
        stop,
        isNew: own === undefined,
        position: own ?? (Number.isFinite(last) ? last : kept.length),
      };
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

/** Differences in spacing, punctuation and capital letters do not make two stops of one address. */
function stopKey({ order }: DeskOrder): string {
  const { city, address } = order.customerData;
  return [city, address].map((text) => words(text).join(" ")).join("|");
}

function words(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
