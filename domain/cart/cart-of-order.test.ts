import fc from "fast-check";
import { expect, test } from "vitest";
import { stripPositions } from "#domain/order/strip-positions.ts";
import { anyOrdering } from "#domain/testing/any-order.ts";
import { cartDishNamed, hebrewMenu, soupAndCake } from "#domain/testing/soup-kitchen.ts";
import { cartOfOrder } from "./cart-of-order.ts";
import { resolveCart } from "./resolve-cart.ts";

test("an order resolved from its own menu is the cart that was sent", () => {
  const cart = soupAndCake(hebrewMenu);
  const order = stripPositions(cart);
  expect(resolveCart(cartOfOrder(order), hebrewMenu)).toEqual({ cart, changes: [] });
});

test("a cart that became an order and a cart again has the same content", () => {
  fc.assert(
    fc.property(anyOrdering, ({ cart }) => {
      const order = stripPositions(cart);
      expect(stripPositions(cartOfOrder(order))).toEqual(order);
    }),
  );
});

test("what has a different price today is listed with the price that was ordered", () => {
  const cart = soupAndCake(hebrewMenu);
  const soup = cartDishNamed(cart, "מרק עוף");
  const dearer = hebrewMenu.map((type) => ({
    ...type,
    dishes: type.dishes.map((dish) =>
      dish.name === "מרק עוף"
        ? { ...dish, extras: dish.extras.map((extra) => ({ ...extra, price: soup.totalPrice })) }
        : dish,
    ),
  }));
  const { changes } = resolveCart(cartOfOrder(stripPositions(cart)), dearer);
  expect(changes).toMatchObject([
    { kind: "price-changed", dishName: "מרק עוף", from: soup.totalPrice },
  ]);
});
