import { idOf, type ShownMenu } from "#domain/menu/menu.ts";
import type { Cart, CartDish, CartExtra, CartOption, CartSelection, CheckedAddOn } from "./cart.ts";
import type { CartChange } from "./cart-change.ts";
import { saveCartDish } from "./change-cart.ts";
import { type FoundDish, findDishes } from "./find-dish.ts";
import { choiceAsNamed, matchThings } from "./match-things.ts";
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
  const inCart = cart.flatMap(({ name: typeName, dishes }) =>
    dishes.map((dish) => ({ ...dish, typeName })),
  );
  const found = findDishes(read, shown, inCart);
  for (const [index, { typeName, ...dish }] of inCart.entries()) {
    const gone = { kind: "dish-gone", typeName, dishName: dish.name } as const;
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
    const { name, position } = offered.shownType;
    resolved = saveCartDish(resolved, { name, position }, next);
  }
  return { cart: resolved, changes };
}

/** Updates one dish of a cart to the dish that was found for it, and lists what that changes; see `resolveCart`. */
function resolveDish(
  dish: CartDish,
  { shownType, readDish, shownDish, position }: FoundDish,
): { readonly dish: CartDish; readonly changes: readonly CartChange[] } {
  const changes: CartChange[] = [];
  const where = { typeName: shownType.name, dishName: shownDish.name };
  const partGone = (partName: string) => {
    changes.push({ kind: "part-gone", ...where, partName });
    return [];
  };
  /** Lists the part as renamed if its name in the cart's language reads otherwise. */
  const compare = (oldName: string, nameNow: string, partName: string) => {
    if (readsOtherwise(oldName, nameNow))
      changes.push({ kind: "part-renamed", ...where, partName, oldName });
  };
  if (readsOtherwise(dish.name, readDish.name))
    changes.push({ kind: "dish-renamed", ...where, oldName: dish.name });

  const selectionsAt = matchThings(dish.selections, readDish.selections);
  const selections = sortByPosition(
    dish.selections.flatMap((selection, index): CartSelection[] => {
      const at = selectionsAt[index] ?? -1;
      const read = readDish.selections[at];
      const offered = shownDish.selections[at];
      if (read === undefined || offered === undefined) return partGone(selection.name);
      compare(selection.name, read.name, offered.name);
      const addOnsAt = matchThings(selection.addOns, read.addOns);
      const addOns = sortByPosition(
        selection.addOns.flatMap((checked, of): CheckedAddOn[] => {
          const atAddOn = addOnsAt[of] ?? -1;
          const addOn = offered.addOns[atAddOn];
          if (addOn === undefined) return partGone(checked.name);
          compare(checked.name, read.addOns[atAddOn]?.name ?? checked.name, addOn.name);
          return [{ ...checked, ...addOn, position: atAddOn }];
        }),
      );
      const { name, price } = offered;
      return [{ ...selection, ...idOf(offered), name, addOns, price, position: at }];
    }),
  );

  const optionsAt = matchThings(dish.options, readDish.options);
  const options = shownDish.options.flatMap((offered, at): CartOption[] => {
    const readOption = readDish.options[at];
    const chosen = dish.options[optionsAt.indexOf(at)];
    const [choicePosition] =
      readOption === undefined || chosen === undefined
        ? []
        : matchThings([choiceAsNamed(chosen)], readOption.choices);
    const readChoice = readOption?.choices[choicePosition ?? -1];
    const choice = offered.choices[choicePosition ?? -1];
    if (
      readOption === undefined ||
      chosen === undefined ||
      choicePosition === undefined ||
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
        choicePosition,
        price: choice.price,
        position: at,
      },
    ];
  });
  for (const [index, { name }] of dish.options.entries()) {
    if (optionsAt[index] === undefined) partGone(name);
  }

  const extrasAt = matchThings(dish.extras, readDish.extras);
  const extras = sortByPosition(
    dish.extras.flatMap((extra, index): CartExtra[] => {
      const at = extrasAt[index] ?? -1;
      const offered = shownDish.extras[at];
      if (offered === undefined) return partGone(extra.name);
      compare(extra.name, readDish.extras[at]?.name ?? extra.name, offered.name);
      return [{ ...extra, ...offered, position: at }];
    }),
  );

  const totalPrice = priceDish({ selections, options, extras });
  if (totalPrice !== dish.totalPrice) {
    changes.push({ kind: "price-changed", ...where, from: dish.totalPrice, to: totalPrice });
  }
  const { name } = shownDish;
  const priced = { ...dish, ...idOf(shownDish), name, position, totalPrice };
  return { dish: { ...priced, selections, options, extras }, changes };
}

function sortByPosition<T extends { readonly position: number }>(
  items: readonly T[],
): readonly T[] {
  return items.toSorted((a, b) => a.position - b.position);
}

/**
 * Whether a customer who knows the old name must learn the new one: not if only spaces, punctuation, vowel points or capitals changed.
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
