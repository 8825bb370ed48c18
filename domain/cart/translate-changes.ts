import type { ShownMenu } from "#domain/menu/menu.ts";
import { findDish } from "./find-dish.ts";
import type { CartChange } from "./resolve-cart.ts";

/**
 * What was told of a cart before the language was switched, with the names of `shown`; `read` is the same menu in the language
 * that it was told in. What is on no menu any more keeps the name under which the customer knew it.
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
