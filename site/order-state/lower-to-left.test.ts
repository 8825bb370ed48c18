import { expect, test } from "vitest";
import type { WireRefusal } from "#contract/wire/refusal.ts";
import { findCartDish } from "#domain/cart/change-cart.ts";
import { englishMenu, soupAndCake } from "#domain/testing/soup-kitchen.ts";
import { lowerToLeft } from "./lower-to-left.ts";
import { emptyOrderState } from "./order-state.ts";
import { createOrderStore } from "./order-store.ts";
import { soldOutByRefusals } from "./reload-availability.ts";

const soup = { typeName: "Soups", name: "Chicken soup" };
const ofSoup = { typeName: soup.typeName, dishName: soup.name };

/** The cart of soup and cake after one press on what these refusals tell. */
function lowered(...refusals: readonly Omit<WireRefusal, "path">[]) {
  const store = createOrderStore(null, () => "key-of-the-cart", {
    ...emptyOrderState,
    language: "en",
    cart: soupAndCake(englishMenu),
    orderKey: "key-of-the-cart",
  });
  lowerToLeft(store, soldOutByRefusals(refusals.map((each) => ({ ...each, path: [] }))));
  return store.state().cart;
}

test("a dish of which all is sold out leaves the cart, and the others stay", () => {
  const cart = lowered({ code: "SOLD_OUT", ...ofSoup });
  expect(findCartDish(cart, soup)).toBeUndefined();
  expect(cart.map(({ name }) => name)).toEqual(["Desserts"]);
});

test("of a dish of which one selection is sold out, the other stays", () => {
  const cart = lowered({ code: "SOLD_OUT", ...ofSoup, name: "Litre" });
  expect(findCartDish(cart, soup)?.selections.map(({ name }) => name)).toEqual(["Half a litre"]);
});

test("of what has little left, so many stay", () => {
  const cart = lowered({ code: "ONLY_LEFT", ...ofSoup, name: "Half a litre", left: 1 });
  expect(findCartDish(cart, soup)?.selections.map(({ amount }) => amount)).toEqual([1, 1]);
});
