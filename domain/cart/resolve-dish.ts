import { idOf } from "#domain/menu/id-of.ts";
import type { CartDish, CartExtra, CartOption, CartSelection, CheckedAddOn } from "./cart.ts";
import type { CartChange } from "./cart-change.ts";
import type { FoundDish } from "./find-dish.ts";
import { choiceAsNamed, matchThings, selectionAsNamed } from "./match-things.ts";
import { priceDish } from "./price-cart.ts";

/** Updates one dish of a cart to the dish that was found for it, and lists what that changes; see `resolveCart`. */
export function resolveDish(
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
