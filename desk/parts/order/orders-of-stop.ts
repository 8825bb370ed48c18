import type { DeskWeek, ShownDeskOrder } from "#desk/data/week/desk-week.ts";

/** When the orders of one stop were promised, in the words of the page: one time, unless it changed between them; none if no order has one. */
export function promisedHours(
  orders: readonly Pick<ShownDeskOrder, "handOver">[],
): readonly string[] {
  return [...new Set(orders.flatMap(({ handOver }) => handOver ?? []))];
}

/** Whether each order of a stop says its own address, because the stop does not say all of them: several flats of a building are one stop. */
export function hasOwnAddresses(
  stop: Pick<DeskWeek["route"][number], "address">,
  orders: readonly Pick<ShownDeskOrder, "address">[],
): boolean {
  return orders.some(({ address }) => address !== stop.address);
}
