import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";

/** When the orders of one stop were promised, in the words of the page: one time, unless it changed between them; none if no order has one. */
export function promisedHours(
  orders: readonly Pick<ShownDeskOrder, "handOver">[],
): readonly string[] {
  return [...new Set(orders.flatMap(({ handOver }) => handOver ?? []))];
}
