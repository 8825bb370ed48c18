import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { checkOrder } from "#domain/order/check-order.ts";
import { anyShopping, cartOfSteps } from "#domain/testing/any-cart.ts";
import { orderOf } from "#domain/testing/any-order.ts";
import { changeAnything, turnRound, withDishChanged } from "#domain/testing/change-menu.ts";
import { ruth } from "#domain/testing/ruths-order.ts";
import { englishMenu, hebrewMenu, soupAndCake, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { Cart } from "./cart.ts";
import { priceCart } from "./price-cart.ts";
import { resolveCart } from "./resolve-cart.ts";

const dishesOf = (cart: Cart) => cart.flatMap(({ dishes }) => dishes);

describe("a cart after the language was switched", () => {
  test("has the names of the other language at the same positions, and costs the same", () => {
    expect(resolveCart(soupAndCake(hebrewMenu), hebrewMenu, englishMenu)).toEqual({
      cart: soupAndCake(englishMenu),
      changes: [],
    });
    expect(resolveCart(soupAndCake(englishMenu), englishMenu, hebrewMenu)).toEqual({
      cart: soupAndCake(hebrewMenu),
      changes: [],
    });
  });

  test("reports removed items by their old name and price changes by the new name", () => {
    const wholeCake = (price: number) => (menu: typeof englishMenu) =>
      menu.map((type) => ({
        ...type,
        dishes: type.dishes.map((dish) =>
          dish.name === "Apple cake" || dish.name === "עוגת תפוחים"
            ? { ...dish, selections: dish.selections.map((each) => ({ ...each, price })) }
            : dish,
        ),
      })) as typeof englishMenu;
    const read = withDishChanged(wholeCake(7000)(hebrewMenu), "מרק עוף", () => undefined);
    const shown = withDishChanged(wholeCake(7000)(englishMenu), "Chicken soup", () => undefined);
    expect(resolveCart(soupAndCake(hebrewMenu), read, shown).changes).toEqual([
      { kind: "dish-gone", typeName: "מרקים", dishName: "מרק עוף" },
      { kind: "price-changed", typeName: "Desserts", dishName: "Apple cake", from: 6500, to: 7500 },
    ]);
  });

  test("is the cart that would have been made in that language, and is unchanged when switched back", () => {
    fc.assert(
      fc.property(anyShopping, ({ catalogue, steps }) => {
        const hebrew = localizeMenu(catalogue.menu, "he");
        const english = localizeMenu(catalogue.menu, "en");
        const cart = cartOfSteps(hebrew, steps);
        const there = resolveCart(cart, hebrew, english);
        expect(there).toEqual({ cart: cartOfSteps(english, steps), changes: [] });
        expect(resolveCart(there.cart, english, hebrew)).toEqual({ cart, changes: [] });
      }),
    );
  });
});

describe("any cart under a menu that changed", () => {
  test("keeps every name, count and price if items only moved", () => {
    fc.assert(
      fc.property(anyShopping, ({ catalogue, steps }) => {
        const menu = localizeMenu(catalogue.menu, "he");
        const cart = cartOfSteps(menu, steps);
        const moved = resolveCart(cart, turnRound(menu));
        expect(moved.changes).toEqual([]);
        expect(priceCart(moved.cart)).toBe(priceCart(cart));
        expect(resolveCart(moved.cart, menu)).toEqual({ cart, changes: [] });
      }),
    );
  });

  test("does not change when resolved again, and reports only missing choices again", () => {
    fc.assert(
      fc.property(anyShopping, fc.gen(), ({ catalogue, steps }, any) => {
        const menu = localizeMenu(catalogue.menu, "en");
        const changed = changeAnything(menu, any);
        const once = resolveCart(cartOfSteps(menu, steps), changed);
        const twice = resolveCart(once.cart, changed);
        expect(twice.cart).toEqual(once.cart);
        expect(twice.changes).toEqual(once.changes.filter(({ kind }) => kind === "choice-needed"));
      }),
    );
  });

  test("keeps each dish or reports it as removed, and reports every changed total", () => {
    fc.assert(
      fc.property(anyShopping, fc.gen(), ({ catalogue, steps }, any) => {
        const menu = localizeMenu(catalogue.menu, "he");
        const cart = cartOfSteps(menu, steps);
        const { cart: resolved, changes } = resolveCart(cart, changeAnything(menu, any));
        const gone = changes.filter(({ kind }) => kind === "dish-gone");
        expect(dishesOf(resolved).length + gone.length).toBe(dishesOf(cart).length);
        if (changes.length === 0) expect(priceCart(resolved)).toBe(priceCart(cart));
      }),
    );
  });

  test("makes an order that is accepted, once every option has a choice", () => {
    fc.assert(
      fc.property(anyShopping, fc.gen(), ({ catalogue, steps }, any) => {
        const menu = changeAnything(catalogue.menu, any);
        const cart = cartOfSteps(localizeMenu(catalogue.menu, "he"), steps);
        const resolved = resolveCart(cart, localizeMenu(menu, "he"), localizeMenu(menu, "en"));
        fc.pre(resolved.cart.length > 0);
        const checked = checkOrder(orderOf(resolved.cart, ruth), { ...soupKitchen, menu });
        const needed = resolved.changes.filter(({ kind }) => kind === "choice-needed");
        if (needed.length === 0) {
          expect(checked).toMatchObject({
            ok: true,
            order: { totalPrice: priceCart(resolved.cart) },
          });
        } else {
          const refusals = needed.map(() => ({ code: "OPTION_REQUIRED" }));
          expect(checked).toMatchObject({ ok: false, refusals });
        }
      }),
    );
  });
});
