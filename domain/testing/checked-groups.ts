import type { CheckedGroup, OrderGroup } from "#domain/order/order.ts";

/** An order as its check gives it, where every selection of a dish is ordered. */
export function checkedGroups(groups: readonly OrderGroup[]): readonly CheckedGroup[] {
  return groups.map((group) => ({
    ...group,
    dishes: group.dishes.map((dish) => ({
      ...dish,
      selections: dish.selections.map((selection, position) => ({ position, ...selection })),
    })),
  }));
}
