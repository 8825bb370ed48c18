import { orderLimits } from "#domain/catalogue/order-limits.ts";
import type { AcceptedOrder } from "./order.ts";

/** How many of each selection are ordered, by its id; and how many orders they are, by the ids of the limits that count them. */
export type OrderedAmounts = ReadonlyMap<string, number>;

/** How many of each selection an order has, and one of each limit that counts it. A selection without an id is not counted. */
export function orderedAmounts({
  groups,
  customerData,
}: Pick<AcceptedOrder, "groups" | "customerData">): OrderedAmounts {
  const selections = groups.flatMap(({ dishes }) => dishes.flatMap((dish) => dish.selections));
  return sumAmounts([
    new Map([
      [orderLimits.all, 1],
      [orderLimits[customerData.orderType], 1],
    ]),
    ...selections.map(({ id, amount }) => new Map(id === undefined ? [] : [[id, amount]])),
  ]);
}

/** The sum of several orders' amounts. */
export function sumAmounts(all: readonly OrderedAmounts[]): OrderedAmounts {
  const sum = new Map<string, number>();
  for (const amounts of all)
    for (const [id, amount] of amounts) sum.set(id, (sum.get(id) ?? 0) + amount);
  return sum;
}
