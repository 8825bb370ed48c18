import { expect, test } from "vitest";
import { stripPositions } from "#domain/order/strip-positions.ts";
import { withDishChanged } from "#domain/testing/change-menu.ts";
import { cartDishNamed, hebrewMenu, soupAndCake } from "#domain/testing/soup-kitchen.ts";
import { orderedAgain } from "./ordered-again.ts";

const cart = soupAndCake(hebrewMenu);
const order = stripPositions(cart);
const soup = "מרק עוף";
const cake = "עוגת תפוחים";

/** The menu with ids, so that something of it can be marked. */
const identified = withDishChanged(hebrewMenu, soup, (dish) => ({
  ...dish,
  id: "soup",
  selections: dish.selections.map((each, index) => ({ ...each, id: `size-${String(index)}` })),
}));
const ordered = cartDishNamed(cart, soup).selections.map(({ selectionName }) => selectionName);

test("with the menu of then everything is the same", () => {
  expect(orderedAgain(order, hebrewMenu, new Set())).toEqual({ cart, changes: [], soldOut: [] });
});

test("what is gone and what costs something else is said, and the rest is there at today's price", () => {
  const dearer = withDishChanged(hebrewMenu, soup, (dish) => ({
    ...dish,
    extras: dish.extras.map((extra) => ({ ...extra, price: cartDishNamed(cart, soup).totalPrice })),
  }));
  const menu = withDishChanged(dearer, cake, () => undefined);
  const { cart: again, changes } = orderedAgain(order, menu, new Set());
  const { totalPrice } = cartDishNamed(again, soup);
  expect(again.flatMap(({ orders }) => orders).map(({ dishName }) => dishName)).toEqual([soup]);
  expect(changes).toEqual([
    expect.objectContaining({
      kind: "price-changed",
      from: cartDishNamed(cart, soup).totalPrice,
      to: totalPrice,
    }),
    expect.objectContaining({ kind: "dish-gone", dishName: cake }),
  ]);
});

test("what is sold out stays, and is said by its sizes: of the whole dish, or of one size", () => {
  const soldOutOf = (id: string) => {
    const { cart: again, soldOut } = orderedAgain(order, identified, new Set([id]));
    expect(cartDishNamed(again, soup).selections).toHaveLength(ordered.length);
    return soldOut.map(({ dishName, selectionName }) => [dishName, selectionName]);
  };
  expect(soldOutOf("soup")).toEqual(ordered.map((name) => [soup, name]));
  expect(soldOutOf("size-0")).toEqual([[soup, ordered[0]]]);
  expect(soldOutOf("something-else")).toEqual([]);
});
