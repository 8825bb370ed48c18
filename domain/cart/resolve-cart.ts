import type { Choice, ShownMenu } from "#domain/menu/menu.ts";
import type { Agorot } from "#domain/money/agorot.ts";
import type { Cart, CartDish, CartExtra, CartOption, CartSelection, CheckedAddOn } from "./cart.ts";
import { findCartDish, saveDish } from "./change-cart.ts";
import { type FoundDish, findDish } from "./find-dish.ts";
import { priceDish } from "./price-cart.ts";

/** One effect of a changed menu on a cart. Names are as the cart now shows them; a removed thing keeps the name that it had. */
export type CartChange =
  | { readonly kind: "dish-gone"; readonly typeName: string; readonly dishName: string }
  | {
      readonly kind: "part-gone";
      readonly typeName: string;
      readonly dishName: string;
      /** The selection, add-on, option, choice or extra that is no longer offered. */
      readonly partName: string;
    }
  | {
      readonly kind: "choice-needed";
      readonly typeName: string;
      readonly dishName: string;
      readonly optionName: string;
    }
  | {
      readonly kind: "price-changed";
      readonly typeName: string;
      readonly dishName: string;
      readonly from: Agorot;
      readonly to: Agorot;
    };

export interface ResolvedCart {
  readonly cart: Cart;
  readonly changes: readonly CartChange[];
}

/**
 * Updates a cart to a menu (specification §3: names are re-resolved by stored positions whenever the menu loads).
 *
 * `read` is the menu in the cart's language and `shown` is the same menu in the language to show; they are the same object if
 * the language does not change. Within one language, names take precedence over positions, so that a menu whose dishes moved
 * never turns one dish into another. Between the two languages of one menu, positions decide.
 * Anything that is no longer offered is removed, prices are updated to the menu's, and every such change is listed. A dish
 * without any selection left is removed as a whole.
 */
export function resolveCart(cart: Cart, read: ShownMenu, shown: ShownMenu = read): ResolvedCart {
  const changes: CartChange[] = [];
  let resolved: Cart = [];
  for (const group of cart) {
    for (const dish of group.orders) {
      const found = findDish(read, shown, group.typeName, dish.dishName);
      const gone = {
        kind: "dish-gone",
        typeName: group.typeName,
        dishName: dish.dishName,
      } as const;
      if (found === undefined || isTaken(found, group.typeName, cart, resolved)) {
        changes.push(gone);
        continue;
      }
      const { dish: next, changes: dishChanges } = resolveDish(dish, found);
      if (next.selections.length === 0) {
        changes.push(...dishChanges.filter(({ kind }) => kind === "part-gone"), gone);
        continue;
      }
      changes.push(...dishChanges);
      resolved = saveDish(
        resolved,
        { typeName: found.shownType.orderType, typeOrder: found.shownType.orderNumber },
        next,
      );
    }
  }
  return { cart: resolved, changes };
}

/** Whether a dish that moved to another type would replace a dish that is already in the cart: two dishes are never merged. */
function isTaken(
  { readType, shownType, readDish, shownDish }: FoundDish,
  typeName: string,
  cart: Cart,
  resolved: Cart,
): boolean {
  if (readType.orderType === typeName) return false;
  return (
    findCartDish(cart, { typeName: readType.orderType, dishName: readDish.dishName }) !==
      undefined ||
    findCartDish(resolved, { typeName: shownType.orderType, dishName: shownDish.dishName }) !==
      undefined
  );
}

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

  const selections = sortByOrder(
    dish.selections.flatMap((selection): CartSelection[] => {
      const order = readDish.selections.findIndex(
        ({ selectionName }) => selectionName === selection.selectionName,
      );
      const offered = shownDish.selections[order];
      const readAddOns = readDish.selections[order]?.checkBoxes;
      if (offered === undefined || readAddOns === undefined)
        return partGone(selection.selectionName);
      const checkedOptions = sortByOrder(
        selection.checkedOptions.flatMap((checked): CheckedAddOn[] => {
          const at = readAddOns.findIndex(({ name }) => name === checked.name);
          const addOn = offered.checkBoxes[at];
          return addOn === undefined
            ? partGone(checked.name)
            : [{ name: addOn.name, addedPrice: addOn.addedPrice, order: at }];
        }),
      );
      return [
        {
          selectionName: offered.selectionName,
          amount: selection.amount,
          checkedOptions,
          price: offered.price,
          order,
        },
      ];
    }),
  );

  const options = shownDish.options.flatMap((offered, order): CartOption[] => {
    const readOption = readDish.options[order];
    const chosen = dish.options.find(({ name }) => name === readOption?.name);
    const choiceIndex = readOption?.choices.findIndex(({ name }) => name === chosen?.choice) ?? -1;
    const choice: Choice<string> | undefined = offered.choices[choiceIndex];
    if (choice === undefined) {
      changes.push({ kind: "choice-needed", ...where, optionName: offered.name });
      return [];
    }
    return [{ name: offered.name, choice: choice.name, choiceIndex, price: choice.price, order }];
  });
  for (const { name } of dish.options) {
    if (!readDish.options.some((option) => option.name === name)) partGone(name);
  }

  const extras = sortByOrder(
    dish.extras.flatMap((extra): CartExtra[] => {
      const order = readDish.extras.findIndex(({ name }) => name === extra.name);
      const offered = shownDish.extras[order];
      return offered === undefined
        ? partGone(extra.name)
        : [{ name: offered.name, amount: extra.amount, price: offered.price, order }];
    }),
  );

  const totalPrice = priceDish({ selections, options, extras });
  if (totalPrice !== dish.totalPrice) {
    changes.push({ kind: "price-changed", ...where, from: dish.totalPrice, to: totalPrice });
  }
  return {
    dish: { dishName: shownDish.dishName, dishOrder, totalPrice, selections, options, extras },
    changes,
  };
}

function sortByOrder<T extends { readonly order: number }>(items: readonly T[]): readonly T[] {
  return items.toSorted((a, b) => a.order - b.order);
}
