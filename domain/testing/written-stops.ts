import { groupBy } from "#domain/group-by.ts";
import type { RouteStop } from "#domain/order-log/route-stops.ts";

/** The stops as an earlier version has them, which may run beside this one: one for each way in which an address was written. */
export function writtenStops<Order>(stops: readonly RouteStop<Order>[]) {
  const written = stops.flatMap((stop) => stop.written);
  return [...groupBy(written, ({ key }) => key).values()].map((alike) => ({
    ...alike[0],
    orders: alike.flatMap(({ orders }) => orders),
  }));
}
