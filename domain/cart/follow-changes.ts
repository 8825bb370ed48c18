import type { Cart } from "./cart.ts";
import type { CartChange } from "./cart-change.ts";
import { findCartDish } from "./change-cart.ts";

/**
 * The changes that a customer has not seen yet, after the cart `before` was resolved to `after` in the same language: those of a dish
 * that has been renamed or moved since are now changes of the dish by its new name.
 */
export function followChanges(
  changes: readonly CartChange[],
  before: Cart,
  after: Cart,
): readonly CartChange[] {
  return changes.map((change) => {
    const { typeName, dishName } = change;
    const id = findCartDish(before, { typeName, dishName })?.id;
    if (id === undefined) return change;
    for (const group of after) {
      const dish = group.orders.find((each) => each.id === id);
      if (dish !== undefined)
        return { ...change, typeName: group.typeName, dishName: dish.dishName };
    }
    return change;
  });
}
