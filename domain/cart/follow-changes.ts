import type { Dish, ShownMenu } from "#domain/menu/menu.ts";
import type { Cart } from "./cart.ts";
import type { CartChange } from "./cart-change.ts";
import { findCartDish } from "./change-cart.ts";
import { findDish } from "./find-dish.ts";

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
    const id = findCartDish(before, { typeName, name: dishName })?.id;
    if (id === undefined) return change;
    for (const group of after) {
      const dish = group.dishes.find((each) => each.id === id);
      if (dish !== undefined) return { ...change, typeName: group.name, dishName: dish.name };
    }
    return change;
  });
}

/**
 * Translates the list of changes of a cart after the language was switched, from the names of `read` to those of `shown`, which
 * is the same menu in the other language. Anything that is no longer on the menu, and every old name, stays as the customer knows it.
 */
export function translateChanges(
  changes: readonly CartChange[],
  read: ShownMenu,
  shown: ShownMenu,
): readonly CartChange[] {
  return changes.map((change) => {
    const found = findDish(read, shown, { typeName: change.typeName, name: change.dishName });
    if (found === undefined) return change;
    const { shownType, readDish, shownDish } = found;
    const where = { typeName: shownType.name, dishName: shownDish.name };
    const translate = (name: string) =>
      partNames(shownDish)[partNames(readDish).indexOf(name)] ?? name;
    if (change.kind === "part-renamed")
      return { ...change, ...where, partName: translate(change.partName) };
    if (change.kind !== "choice-needed") return { ...change, ...where };
    const at = readDish.options.findIndex(({ name }) => name === change.optionName);
    const optionName = shownDish.options[at]?.name ?? change.optionName;
    return { ...change, ...where, optionName };
  });
}

/** The names of everything in a dish, in the same order in every language. */
function partNames({ selections, options, extras }: Dish<string>): readonly string[] {
  return [
    ...selections.flatMap(({ name: selectionName, addOns }) => [
      selectionName,
      ...addOns.map(({ name }) => name),
    ]),
    ...options.flatMap(({ name, choices }) => [name, ...choices.map((choice) => choice.name)]),
    ...extras.map(({ name }) => name),
  ];
}
