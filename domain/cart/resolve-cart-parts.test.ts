import { describe, expect, test } from "vitest";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { agorot } from "#domain/money/agorot.ts";
import { withDishChanged } from "#domain/testing/change-menu.ts";
import {
  cartDishNamed,
  chickenSoupDraft,
  englishMenu,
  lentilSoupDraft,
  orderDish,
  soupAndCake,
} from "#domain/testing/soup-kitchen.ts";
import { emptyCart } from "./cart.ts";
import { resolveCart } from "./resolve-cart.ts";

const cart = soupAndCake(englishMenu);
const soup = { typeName: "Soups", dishName: "Chicken soup" };

function withSoup(change: Parameters<typeof withDishChanged>[2]): ShownMenu {
  return withDishChanged(englishMenu, "Chicken soup", change);
}

describe("a removed part of a dish", () => {
  test.each([
    // 12930 - 4500 - 150 - 500
    [
      "a selection",
      "Litre",
      7780,
      withSoup((dish) => ({
        ...dish,
        selections: dish.selections.slice(0, 1),
        options: dish.options.map((option) => ({
          ...option,
          choices: option.choices.map((choice) => ({ ...choice, price: choice.price.slice(0, 1) })),
        })),
      })),
    ],
    // 12930 - 350 × 2
    [
      "an add-on",
      "Dumplings",
      12230,
      withSoup((dish) => ({
        ...dish,
        selections: dish.selections.map((selection) => ({
          ...selection,
          addOns: selection.addOns.slice(1),
        })),
      })),
    ],
    // 12930 - 150 × 3
    [
      "an option",
      "Seasoning",
      12480,
      withSoup((dish) => ({ ...dish, options: dish.options.slice(1) })),
    ],
    // 12930 - 1200
    ["an extra", "Challah", 11730, withSoup((dish) => ({ ...dish, extras: dish.extras.slice(1) }))],
  ])("%s is removed and reported, with the new total", (_kind, partName, total, menu) => {
    const resolved = resolveCart(cart, menu);
    expect(cartDishNamed(resolved.cart, "Chicken soup").totalPrice).toBe(total);
    expect(JSON.stringify(resolved.cart)).not.toContain(`"${partName}"`);
    expect(resolved.changes).toEqual([
      { kind: "part-gone", ...soup, partName },
      { kind: "price-changed", ...soup, from: 12930, to: total },
    ]);
  });

  test("a removed choice has to be chosen again", () => {
    const menu = withSoup((dish) => ({
      ...dish,
      options: dish.options.map((option) => ({ ...option, choices: option.choices.slice(0, 1) })),
    }));
    const resolved = resolveCart(cart, menu);
    expect(cartDishNamed(resolved.cart, "Chicken soup").options).toEqual([]);
    expect(resolved.changes).toEqual([
      { kind: "choice-needed", ...soup, optionName: "Seasoning" },
      { kind: "choice-needed", ...soup, optionName: "Container" },
      // 12930 - 150 × 3 - (300 × 2 + 500)
      { kind: "price-changed", ...soup, from: 12930, to: 11380 },
    ]);
  });
});

describe("new items and changed prices", () => {
  test("a new option needs a choice, and its dish stays in the cart", () => {
    const menu = withDishChanged(englishMenu, "Apple cake", (dish) => ({
      ...dish,
      options: [{ name: "Tin", choices: [{ name: "Round", price: [agorot(0)] }] }],
    }));
    const resolved = resolveCart(cart, menu);
    expect(resolved.cart).toEqual(cart);
    expect(resolved.changes).toEqual([
      { kind: "choice-needed", typeName: "Desserts", dishName: "Apple cake", optionName: "Tin" },
    ]);
  });

  test("prices are updated, and the change of the total is reported", () => {
    const menu = withSoup((dish) => ({
      ...dish,
      selections: dish.selections.map((selection) => ({
        ...selection,
        price: agorot(selection.price + 100),
      })),
    }));
    const resolved = resolveCart(cart, menu);
    expect(
      cartDishNamed(resolved.cart, "Chicken soup").selections.map(({ price }) => price),
    ).toEqual([2590, 4600]);
    expect(resolved.changes).toEqual([{ kind: "price-changed", ...soup, from: 12930, to: 13230 }]);
  });

  test("a change of a dish that is not in the cart changes nothing", () => {
    const lentils = orderDish(emptyCart, englishMenu, "Lentil soup", lentilSoupDraft);
    expect(
      resolveCart(
        lentils,
        withSoup(() => undefined),
      ).changes,
    ).toEqual([]);
    expect(
      resolveCart(orderDish(lentils, englishMenu, "Chicken soup", chickenSoupDraft), englishMenu)
        .changes,
    ).toEqual([]);
  });
});
