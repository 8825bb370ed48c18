import { idOf, type ShownMenu } from "#domain/menu/menu.ts";
import type { Cart, CartDish, CartExtra, CartOption, CartSelection, CheckedAddOn } from "./cart.ts";
import type { CartChange } from "./cart-change.ts";
import { saveCartDish } from "./change-cart.ts";
import { type FoundDish, findDishes } from "./find-dish.ts";
import { choiceAsNamed, matchThings, selectionAsNamed } from "./match-things.ts";
import { priceDish } from "./price-cart.ts";

export interface ResolvedCart {
  readonly cart: Cart;
  readonly changes: readonly CartChange[];
}

/**
 * Updates a cart to a menu (specification §3: names are re-resolved by stored positions whenever the menu loads).
 *
 * `read` is the menu in the cart's language and `shown` is the same menu in the language to show; they are the same object if
 * the language does not change. Within one language, ids decide, and names where the cart or the menu has no ids, so that a menu that
 * changed never turns one dish or part of it into another. Between the two languages of one menu, positions decide.
 * Anything that is no longer offered is removed, names and prices are updated to the menu's, and every such change is listed. A dish
 * without any selection left is removed as a whole.
 */
export function resolveCart(cart: Cart, read: ShownMenu, shown: ShownMenu = read): ResolvedCart {
  const changes: CartChange[] = [];
  let resolved: Cart = [];
  const dishes = cart.flatMap(({ typeName, orders }) =>
    orders.map((dish) => ({ ...dish, typeName })),
  );
  const found = findDishes(read, shown, dishes);
  for (const [index, { typeName, ...dish }] of dishes.entries()) {
    const gone = { kind: "dish-gone", typeName, dishName: dish.dishName } as const;
    const offered = found[index];
    if (offered === undefined) {
      changes.push(gone);
      continue;
    }
    const { dish: next, changes: dishChanges } = resolveDish(dish, offered);
    if (next.selections.length === 0) {
      changes.push(...dishChanges.filter(({ kind }) => kind === "part-gone"), gone);
      continue;
    }
    changes.push(...dishChanges);
    const { orderType, orderNumber } = offered.shownType;
    resolved = saveCartDish(resolved, { typeName: orderType, typeOrder: orderNumber }, next);
  }
  return { cart: resolved, changes };
}

/** Updates one dish of a cart to the dish that was found for it, and lists what that changes; see `resolveCart`. */
function resolveDish(
  dish: CartDish,
  { shownType, readDish, shownDish, dishOrder }: FoundDish,
): { readonly dish: CartDish; readonly changes: readonly CartChange[] } {
  const changes: CartChange[] = [];
  const where = { typeName: shownType.orderType, dishName: shownDish.dishName };
  const partGone = (partName: string) => {
    changes.push({ kind: "part-gone", ...where, partName });
    return [];
  };
  /** Lists the part as renamed if its name in the cart's language reads otherwise. */
  const compare = (oldName: string, nameNow: string, partName: string) => {
    if (readsOtherwise(oldName, nameNow))
      changes.push({ kind: "part-renamed", ...where, partName, oldName });
  };
  if (readsOtherwise(dish.dishName, readDish.dishName))
    changes.push({ kind: "dish-renamed", ...where, oldName: dish.dishName });

  const readSelections = readDish.selections.map(selectionAsNamed);
  const selectionsAt = matchThings(dish.selections.map(selectionAsNamed), readSelections);
  const selections = sortByOrder(
    dish.selections.flatMap((selection, index): CartSelection[] => {
      const order = selectionsAt[index] ?? -1;
      const read = readDish.selections[order];
      const offered = shownDish.selections[order];
      if (read === undefined || offered === undefined) return partGone(selection.selectionName);
      compare(selection.selectionName, read.selectionName, offered.selectionName);
      const addOnsAt = matchThings(selection.checkedOptions, read.checkBoxes);
      const checkedOptions = sortByOrder(
        selection.checkedOptions.flatMap((checked, of): CheckedAddOn[] => {
          const at = addOnsAt[of] ?? -1;
          const addOn = offered.checkBoxes[at];
          if (addOn === undefined) return partGone(checked.name);
          compare(checked.name, read.checkBoxes[at]?.name ?? checked.name, addOn.name);
          return [{ ...checked, ...addOn, order: at }];
        }),
      );
      const { selectionName, price } = offered;
      return [{ ...selection, ...idOf(offered), selectionName, checkedOptions, price, order }];
    }),
  );

  const optionsAt = matchThings(dish.options, readDish.options);
  const options = shownDish.options.flatMap((offered, order): CartOption[] => {
    const readOption = readDish.options[order];
    const chosen = dish.options[optionsAt.indexOf(order)];
    const [choiceIndex] =
      readOption === undefined || chosen === undefined
        ? []
        : matchThings([choiceAsNamed(chosen)], readOption.choices);
    const readChoice = readOption?.choices[choiceIndex ?? -1];
    const choice = offered.choices[choiceIndex ?? -1];
    if (
      readOption === undefined ||
      chosen === undefined ||
      choiceIndex === undefined ||
      readChoice === undefined ||
      choice === undefined
    ) {
      changes.push({ kind: "choice-needed", ...where, optionName: offered.name });
      return [];
    }
    compare(chosen.name, readOption.name, offered.name);
    compare(chosen.choice, readChoice.name, choice.name);
    return [
      {
        ...chosen,
        ...idOf(offered),
        name: offered.name,
        choice: choice.name,
        ...(choice.id !== undefined && { choiceId: choice.id }),
        choiceIndex,
        price: choice.price,
        order,
      },
    ];
  });
  for (const [index, { name }] of dish.options.entries()) {
    if (optionsAt[index] === undefined) partGone(name);
  }

  const extrasAt = matchThings(dish.extras, readDish.extras);
  const extras = sortByOrder(
    dish.extras.flatMap((extra, index): CartExtra[] => {
      const order = extrasAt[index] ?? -1;
      const offered = shownDish.extras[order];
      if (offered === undefined) return partGone(extra.name);
      compare(extra.name, readDish.extras[order]?.name ?? extra.name, offered.name);
      return [{ ...extra, ...offered, order }];
    }),
  );

  const totalPrice = priceDish({ selections, options, extras });
  if (totalPrice !== dish.totalPrice) {
    changes.push({ kind: "price-changed", ...where, from: dish.totalPrice, to: totalPrice });
  }
  const { dishName } = shownDish;
  const priced = { ...dish, ...idOf(shownDish), dishName, dishOrder, totalPrice };
  return { dish: { ...priced, selections, options, extras }, changes };
}

function sortByOrder<T extends { readonly order: number }>(items: readonly T[]): readonly T[] {
  return items.toSorted((a, b) => a.order - b.order);
}

/**
 * Whether a new name must be told to a customer who knows the old one: not if only spaces, punctuation, vowel points or capitals changed.
 * A corrected letter is told, because one letter or digit can also be another thing.
 */
export function readsOtherwise(oldName: string, newName: string): boolean {
  return lettersOf(oldName) !== lettersOf(newName);
}

/** Letters, digits and signs such as ½; names without any of them are compared as they are. */
function lettersOf(name: string): string {
  const letters = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{S}%]/gu, "");
  return letters === "" ? name : letters;
}
