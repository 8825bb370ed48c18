import type { Measure } from "#domain/menu/measure.ts";
import type { ShopMenu } from "#domain/menu/menu.ts";
import type { OrderInLanguage } from "./order.ts";

/** The measures that a menu has, by the ids of its selections. */
export function measuresOf(menu: ShopMenu): ReadonlyMap<string, Measure> {
  const selections = menu.flatMap(({ dishes }) => dishes.flatMap((dish) => dish.selections));
  return new Map(
    selections.flatMap(({ id, measure }) =>
      id === undefined || measure === undefined ? [] : [[id, measure]],
    ),
  );
}

/** An order for the kitchen: what had no measure when it was ordered has the one that the seller has given it since. */
export function measureOrder(
  order: OrderInLanguage,
  since: ReadonlyMap<string, Measure>,
): OrderInLanguage {
  return {
    ...order,
    groups: order.groups.map((group) => ({
      ...group,
      dishes: group.dishes.map((dish) => ({
        ...dish,
        selections: dish.selections.map((selection) => ({
          ...selection,
          measure: selection.measure ?? since.get(selection.id ?? "") ?? null,
        })),
      })),
    })),
  };
}
