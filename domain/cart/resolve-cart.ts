import type { ShownMenu } from "#domain/menu/menu.ts";
import type { Cart } from "./cart.ts";
import type { CartChange } from "./cart-change.ts";
import { saveCartDish } from "./change-cart.ts";
import { findDishes } from "./find-dish.ts";
import { resolveDish } from "./resolve-dish.ts";

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
