import type { AcceptedOrder } from "./order.ts";

/** How many of each selection are ordered, by its id. */
export type OrderedAmounts = ReadonlyMap<string, number>;

/** How many of each selection an order has. A selection without an id is not counted. */
export function orderedAmounts({ groups }: Pick<AcceptedOrder, "groups">): OrderedAmounts {
  const selections = groups.flatMap(({ dishes }) => dishes.flatMap((dish) => dish.selections));
  return sumAmounts(
    selections.map(({ id, amount }) => new Map(id === undefined ? [] : [[id, amount]])),
  );
}

/** The sum of several orders' amounts. */
export function sumAmounts(all: readonly OrderedAmounts[]): OrderedAmounts {
  const sum = new Map<string, number>();
  for (const amounts of all)
    for (const [id, amount] of amounts) sum.set(id, (sum.get(id) ?? 0) + amount);
  return sum;
}
