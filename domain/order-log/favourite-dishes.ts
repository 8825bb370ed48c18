import { groupBy } from "#domain/group-by.ts";

interface OrderWithDishes {
  readonly lines: readonly { readonly typeName: string; readonly dishName: string }[];
  readonly state: { readonly isCancelled: boolean };
}

/** A dish, and in how many orders it is. */
export interface FavouriteDish {
  readonly dishName: string;
  readonly orders: number;
}

/** The dishes that are in most of some orders, in two at least, at most `limit` of them. Cancelled orders do not count. */
export function favouriteDishes(
  orders: readonly OrderWithDishes[],
  limit: number,
): readonly FavouriteDish[] {
  const ordered = orders
    .filter(({ state }) => !state.isCancelled)
    .flatMap(({ lines }) => [
      ...new Map(lines.map((line) => [`${line.typeName}\n${line.dishName}`, line])),
    ]);
  return [...groupBy(ordered, ([key]) => key).values()]
    .flatMap((same) =>
      same.slice(0, 1).map(([, { dishName }]) => ({ dishName, orders: same.length })),
    )
    .filter((dish) => dish.orders > 1)
    .toSorted((a, b) => b.orders - a.orders)
    .slice(0, limit);
}
