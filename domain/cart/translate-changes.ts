import type { ShownMenu } from "#domain/menu/menu.ts";
import { findDish } from "./find-dish.ts";
import type { CartChange } from "./resolve-cart.ts";

/**
 * Translates the list of changes of a cart after the language was switched, from the names of `read` to those of `shown`, which
 * is the same menu in the other language. Anything that is no longer on the menu keeps the name that the customer knows.
 */
export function translateChanges(
  changes: readonly CartChange[],
  read: ShownMenu,
  shown: ShownMenu,
): readonly CartChange[] {
  return changes.map((change) => {
    const found = findDish(read, shown, change.typeName, change.dishName);
    if (found === undefined) return change;
    const { shownType, readDish, shownDish } = found;
    const where = { typeName: shownType.orderType, dishName: shownDish.dishName };
    if (change.kind !== "choice-needed") return { ...change, ...where };
    const at = readDish.options.findIndex(({ name }) => name === change.optionName);
    const optionName = shownDish.options[at]?.name ?? change.optionName;
    return { ...change, ...where, optionName };
  });
}
