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

describe("a cart under a menu that has not changed", () => {
  test("does not change, and nothing is reported", () => {
    expect(resolveCart(cart, englishMenu)).toEqual({ cart, changes: [] });
  });

  test("stays empty if it is empty", () => {
    expect(resolveCart(emptyCart, englishMenu)).toEqual({ cart: [], changes: [] });
  });
});

describe("a dish that moved", () => {
  test("within its dish type keeps its name and gets its new position", () => {
    const menu = englishMenu.map((type) => ({ ...type, dishes: type.dishes.toReversed() }));
    const resolved = resolveCart(cart, menu);
    expect(cartDishNamed(resolved.cart, "Chicken soup")).toEqual({
      ...cartDishNamed(cart, "Chicken soup"),
      position: 1,
    });
    expect(resolved.changes).toEqual([]);
  });

  test("with its dish type is sorted like the new menu", () => {
    const menu = englishMenu
      .map((type) => ({ ...type, position: 10 - type.position }))
      .toReversed();
    const resolved = resolveCart(cart, menu);
    expect(resolved.cart.map(({ name: typeName, position }) => [typeName, position])).toEqual([
      ["Desserts", 7],
      ["Soups", 9],
    ]);
    expect(resolved.changes).toEqual([]);
  });

  test("to another dish type moves there with its choices", () => {
    const menu = englishMenu.map((type) => ({
      ...type,
      name: type.name === "Soups" ? "Starters" : type.name,
    }));
    const resolved = resolveCart(cart, menu);
    expect(resolved.cart.map(({ name }) => name)).toEqual(["Starters", "Desserts"]);
    expect(cartDishNamed(resolved.cart, "Chicken soup")).toEqual(
      cartDishNamed(cart, "Chicken soup"),
    );
    expect(resolved.changes).toEqual([]);
  });

  test("keeps its selections, choices and extras if those moved within it", () => {
    const menu = withSoup((dish) => ({
      ...dish,
      selections: dish.selections.toReversed(),
      options: dish.options.toReversed().map((option) => ({
        ...option,
        choices: option.choices
          .toReversed()
          .map((choice) => ({ ...choice, price: choice.price.toReversed() })),
      })),
      extras: dish.extras.toReversed(),
    }));
    const { cart: resolved, changes } = resolveCart(cart, menu);
    const dish = cartDishNamed(resolved, "Chicken soup");
    expect(
      dish.selections.map(({ name: selectionName, amount, position }) => [
        selectionName,
        amount,
        position,
      ]),
    ).toEqual([
      ["Litre", 1, 0],
      ["Half a litre", 2, 1],
    ]);
    expect(
      dish.options.map(({ name, choice, choicePosition }) => [name, choice, choicePosition]),
    ).toEqual([
      ["Container", "Jar", 0],
      ["Seasoning", "Spicy", 0],
    ]);
    expect(dish.extras.map(({ name, position }) => [name, position])).toEqual([["Challah", 1]]);
    expect(dish.totalPrice).toBe(12930);
    expect(changes).toEqual([]);
  });
});

describe("a removed dish", () => {
  test("is removed from the cart with its empty group, and is reported", () => {
    const resolved = resolveCart(
      cart,
      withSoup(() => undefined),
    );
    expect(resolved.cart.map(({ name }) => name)).toEqual(["Desserts"]);
    expect(resolved.changes).toEqual([{ kind: "dish-gone", ...soup }]);
  });

  test("never becomes the dish that is now at its position", () => {
    const renamed = withSoup((dish) => ({ ...dish, name: "Beef soup" }));
    const resolved = resolveCart(cart, renamed);
    expect(resolved.cart.map(({ name }) => name)).toEqual(["Desserts"]);
    expect(resolved.changes).toEqual([{ kind: "dish-gone", ...soup }]);
  });

  test("never becomes one of two dishes with its name in other dish types", () => {
    const litre = {
      ...englishMenu[0]?.dishes[1],
      name: "Chicken soup",
    } as ShownMenu[0]["dishes"][0];
    const menu = [
      { name: "Vegan", position: 1, dishes: [litre] },
      { name: "Frozen", position: 2, dishes: [litre] },
    ];
    expect(resolveCart(cart, menu).changes).toContainEqual({ kind: "dish-gone", ...soup });
  });

  test("never replaces another dish of its name in the cart, whichever was added first", () => {
    const twoTypes = ["Daily", "Frozen"].map((name, index) => ({
      name,
      position: index,
      dishes: englishMenu[0]?.dishes.slice(1) ?? [],
    }));
    const daily = orderDish(emptyCart, twoTypes.slice(0, 1), "Lentil soup", { amounts: [2] });
    const both = orderDish(daily, twoTypes.slice(1), "Lentil soup", { amounts: [5] });
    for (const [left, amount, gone] of [
      [1, 5, "Daily"],
      [0, 2, "Frozen"],
    ] as const) {
      const resolved = resolveCart(both, twoTypes.slice(left, left + 1));
      expect(resolved.cart).toHaveLength(1);
      expect(cartDishNamed(resolved.cart, "Lentil soup").selections[0]?.amount).toBe(amount);
      expect(resolved.changes).toEqual([
        { kind: "dish-gone", typeName: gone, dishName: "Lentil soup" },
      ]);
    }
    const moved = [{ name: "Soups", position: 0, dishes: twoTypes[0]?.dishes ?? [] }];
    const { cart: left, changes } = resolveCart(both, moved);
    expect(cartDishNamed(left, "Lentil soup").selections[0]?.amount).toBe(2);
    expect(changes).toEqual([{ kind: "dish-gone", typeName: "Frozen", dishName: "Lentil soup" }]);
  });

  test("is removed as a whole if none of its selections is left", () => {
    const menu = withSoup((dish) => ({
      ...dish,
      selections: dish.selections.map((selection) => ({
        ...selection,
        name: `New ${selection.name}`,
      })),
    }));
    const resolved = resolveCart(cart, menu);
    expect(resolved.cart.map(({ name }) => name)).toEqual(["Desserts"]);
    expect(resolved.changes).toEqual([
      { kind: "part-gone", ...soup, partName: "Half a litre" },
      { kind: "part-gone", ...soup, partName: "Litre" },
      { kind: "dish-gone", ...soup },
    ]);
  });
});

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
