import { type Identified, idOf } from "#domain/menu/menu.ts";
import type { Cart, CartDish, CartGroup } from "./cart.ts";

/** Identifies a dish of a cart: by its id, or by names, which are unique in a menu, where it or the dish in the cart has none. */
export interface DishIdentity extends Identified {
  readonly typeName: string;
  readonly dishName: string;
}

/**
 * Puts a dish into the cart (specification §4): creates its group if needed and replaces the same dish.
 * A dish without selections is removed instead.
 */
export function saveCartDish(
  cart: Cart,
  dishType: Pick<CartGroup, "typeName" | "typeOrder">,
  dish: CartDish,
): Cart {
  const { dishName } = dish;
  const others = removeCartDish(cart, { ...idOf(dish), typeName: dishType.typeName, dishName });
  if (dish.selections.length === 0) return others;
  const group = others.find(({ typeName }) => typeName === dishType.typeName);
  const orders = [...(group?.orders ?? []), dish];
  return sortCart([
    ...others.filter((other) => other !== group),
    { typeName: dishType.typeName, typeOrder: dishType.typeOrder, orders },
  ]);
}

/** Removes a dish, and its group if that becomes empty (specification §4). */
export function removeCartDish(cart: Cart, identity: DishIdentity): Cart {
  return cart
    .map((group) =>
      group.orders.some((dish) => isDish(identity, group, dish))
        ? { ...group, orders: group.orders.filter((dish) => !isDish(identity, group, dish)) }
        : group,
    )
    .filter(({ orders }) => orders.length > 0);
}

export function findCartDish(cart: Cart, identity: DishIdentity): CartDish | undefined {
  for (const group of cart) {
    const dish = group.orders.find((each) => isDish(identity, group, each));
    if (dish !== undefined) return dish;
  }
  return undefined;
}

function isDish(
  { id, typeName, dishName }: DishIdentity,
  group: Pick<CartGroup, "typeName">,
  dish: CartDish,
): boolean {
  return id !== undefined && dish.id !== undefined
    ? dish.id === id
    : dish.dishName === dishName && group.typeName === typeName;
}

/**
 * Sorts groups by `typeOrder` and dishes by `dishOrder`; equal positions, which a changed menu can cause, by name, so that the
 * result does not depend on which dish was added first.
 */
export function sortCart(cart: Cart): Cart {
  return cart
    .map((group) => ({
      ...group,
      orders: group.orders.toSorted(
        (a, b) => a.dishOrder - b.dishOrder || compareText(a.dishName, b.dishName),
      ),
    }))
    .toSorted((a, b) => a.typeOrder - b.typeOrder || compareText(a.typeName, b.typeName));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
