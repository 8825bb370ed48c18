import { createElement } from "react";
import { expect, test } from "vitest";
import { dishLines } from "#domain/cart/dish-lines.ts";
import { agorot } from "#domain/money/agorot.ts";
import type { OrderGroup } from "#domain/order/order.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import { cartDishNamed, englishMenu, soupAndCake } from "#domain/testing/soup-kitchen.ts";
import { unreadFields } from "#domain/testing/unread-fields.ts";
import { notWords, wholeGroups } from "#domain/testing/whole-groups.ts";
import { renderIn } from "#site/testing/render-in.tsx";
import { linesOfPlacedDish, PlacedDishes } from "./placed-dishes.tsx";

const cart = soupAndCake(englishMenu);
const soup = cartDishNamed(cart, "Chicken soup");
const [placedSoup] = stripPositions(cart).flatMap(({ dishes }) => dishes);
if (placedSoup === undefined) throw new Error("the soup was not ordered");

test("a placed dish has the lines and prices of the cart", () => {
  expect(linesOfPlacedDish(placedSoup)).toEqual(dishLines(soup));
});

test("the page says all that the dishes of an order say", () => {
  const html = (groups: readonly OrderGroup[]) =>
    renderIn("en", createElement(PlacedDishes, { groups }));
  const unread = unreadFields<readonly OrderGroup[]>(wholeGroups, html);
  expect(new Set(unread)).toEqual(new Set(notWords));
});

test("a price per selection is shown although only the second selection was ordered", () => {
  const second = {
    ...placedSoup,
    selections: placedSoup.selections.slice(1),
    // One litre, spicy, in a jar of the second price, and a challah.
    totalPrice: agorot(4500 + 150 + 500 + 1200),
  };
  expect(linesOfPlacedDish(second).map(({ name, price }) => [name, price])).toEqual([
    ["Litre", 4500],
    ["Seasoning", 150],
    ["Container", 500],
    ["Challah", 1200],
  ]);
});

test("two choices with prices per selection have no prices of their own", () => {
  const lists = placedSoup.options.map((option) => ({ ...option, price: [agorot(1), agorot(2)] }));
  const prices = linesOfPlacedDish({ ...placedSoup, options: lists }).flatMap((line) =>
    line.kind === "option" ? [line.price] : [],
  );
  expect(prices).toEqual([null, null]);
});
