import type { Identified } from "#domain/menu/identified.ts";
import { idOf } from "#domain/menu/menu.ts";
import type { Cart, CartDish, CartGroup } from "./cart.ts";

/** Identifies a dish of a cart: by its id, or by names, which are unique in a menu, where it or the dish in the cart has none. */
export interface DishIdentity extends Identified {
  readonly typeName: string;
  readonly name: string;
}

/**
 * Puts a dish into the cart (specification §4): creates its group if needed and replaces the same dish.
 * A dish without selections is removed instead.
 */
export function saveCartDish(
  cart: Cart,
  dishType: Pick<CartGroup, "name" | "position">,
  dish: CartDish,
): Cart {
  const { name } = dish;
  const others = removeCartDish(cart, { ...idOf(dish), typeName: dishType.name, name });
  if (dish.selections.length === 0) return others;
  const group = others.find((each) => each.name === dishType.name);
  const dishes = [...(group?.dishes ?? []), dish];
  return sortCart([
    ...others.filter((other) => other !== group),
    { name: dishType.name, position: dishType.position, dishes },
  ]);
}

/** Removes a dish, and its group if that becomes empty (specification §4). */
export function removeCartDish(cart: Cart, identity: DishIdentity): Cart {
  return cart
    .map((group) =>
      group.dishes.some((dish) => isDish(identity, group, dish))
        ? { ...group, dishes: group.dishes.filter((dish) => !isDish(identity, group, dish)) }
        : group,
    )
    .filter(({ dishes }) => dishes.length > 0);
}

export function findCartDish(cart: Cart, identity: DishIdentity): CartDish | undefined {
  for (const group of cart) {
    const dish = group.dishes.find((each) => isDish(identity, group, each));
    if (dish !== undefined) return dish;
  }
  return undefined;
}

function isDish(
  { id, typeName, name }: DishIdentity,
  group: Pick<CartGroup, "name">,
  dish: CartDish,
): boolean {
  return id !== undefined && dish.id !== undefined
    ? dish.id === id
    : dish.name === name && group.name === typeName;
}

/**
 * Sorts groups and dishes by `position`; equal positions, which a changed menu can cause, by name, so that the
 * result does not depend on which dish was added first.
 */
export function sortCart(cart: Cart): Cart {
  return cart
    .map((group) => ({
      ...group,
      dishes: group.dishes.toSorted(
        (a, b) => a.position - b.position || compareText(a.name, b.name),
      ),
    }))
    .toSorted((a, b) => a.position - b.position || compareText(a.name, b.name));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
