import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { anyShopping, cartOfSteps, takeStep } from "#domain/testing/any-cart.ts";
import { draftAt } from "#domain/testing/draft-at.ts";
import {
  appleCakeDraft,
  appleCakeTotal,
  cartDishNamed,
  chickenSoupDraft,
  chickenSoupTotal,
  dishNamed,
  englishMenu,
  lentilSoupDraft,
  lentilSoupTotal,
  orderDish,
  soupAndCake,
} from "#domain/testing/soup-kitchen.ts";
import { type Cart, emptyCart } from "./cart.ts";
import { findCartDish, removeCartDish, saveCartDish, sortCart } from "./change-cart.ts";
import { cartDishOfDraft } from "./dish-draft.ts";
import { priceCart } from "./price-cart.ts";

const nothingCounted = { amounts: [0, 0] };

function contents(
  cart: Cart,
): readonly (readonly [typeName: string, ...dishNames: readonly string[]])[] {
  return cart.map(({ name: typeName, dishes }) => [typeName, ...dishes.map(({ name }) => name)]);
}

describe("putting a dish into the cart", () => {
  test("makes the group of its dish type", () => {
    const cart = orderDish(emptyCart, englishMenu, "Apple cake", appleCakeDraft);
    expect(cart).toEqual([
      {
        name: "Desserts",
        position: 3,
        dishes: [
          {
            name: "Apple cake",
            position: 0,
            totalPrice: 6500,
            selections: [
              {
                name: "Whole cake",
                amount: 1,
                addOns: [{ name: "Whipped cream", addedPrice: 500, position: 0 }],
                price: 6000,
                position: 0,
              },
            ],
            options: [],
            extras: [],
          },
        ],
      },
    ]);
  });

  test("puts it beside the others of its dish type", () => {
    const soup = orderDish(emptyCart, englishMenu, "Chicken soup", chickenSoupDraft);
    const soups = orderDish(soup, englishMenu, "Lentil soup", lentilSoupDraft);
    expect(contents(soups)).toEqual([["Soups", "Chicken soup", "Lentil soup"]]);
  });

  test("sorts dish types and dishes as the menu does, whichever came first", () => {
    const names = ["Apple cake", "Lentil soup", "Chicken soup"];
    const drafts = [appleCakeDraft, lentilSoupDraft, chickenSoupDraft];
    const cart = names.reduce(
      (before: Cart, name, index) => orderDish(before, englishMenu, name, drafts[index] ?? {}),
      emptyCart,
    );
    expect(contents(cart)).toEqual([
      ["Soups", "Chicken soup", "Lentil soup"],
      ["Desserts", "Apple cake"],
    ]);
  });

  test("again replaces its selections, options, extras and total", () => {
    const before = soupAndCake(englishMenu);
    const after = orderDish(before, englishMenu, "Chicken soup", {
      amounts: [0, 1],
      choices: [0, 0],
      extraAmounts: [0, 2],
    });
    const soup = cartDishNamed(after, "Chicken soup");
    expect(
      soup.selections.map(({ name: selectionName, amount }) => [selectionName, amount]),
    ).toEqual([["Litre", 1]]);
    expect(soup.options.map(({ choice }) => choice)).toEqual(["Mild", "Box"]);
    expect(soup.extras.map(({ name, amount }) => [name, amount])).toEqual([["Pickles", 2]]);
    // 4500 + 250 + 800 × 2
    expect(soup.totalPrice).toBe(6350);
    expect(contents(after)).toEqual(contents(before));
  });

  test("never changes the cart that it was given", () => {
    const before = soupAndCake(englishMenu);
    const copy = JSON.stringify(before);
    orderDish(before, englishMenu, "Chicken soup", { amounts: [1, 0] });
    removeCartDish(before, { typeName: "Soups", name: "Chicken soup" });
    expect(JSON.stringify(before)).toBe(copy);
  });

  test("keeps two dishes with one name and different dish types apart", () => {
    const { dish } = dishNamed(englishMenu, "Lentil soup");
    const litre = cartDishOfDraft(dish, 1, draftAt(dish, lentilSoupDraft));
    const soup = saveCartDish(emptyCart, { name: "Soups", position: 1 }, litre);
    const both = saveCartDish(soup, { name: "Vegan", position: 2 }, litre);
    expect(contents(both)).toEqual([
      ["Soups", "Lentil soup"],
      ["Vegan", "Lentil soup"],
    ]);
    expect(contents(removeCartDish(both, { typeName: "Soups", name: "Lentil soup" }))).toEqual([
      ["Vegan", "Lentil soup"],
    ]);
  });
});

describe("saving a dish with no selections", () => {
  test("removes it, and its group if that becomes empty", () => {
    const cart = orderDish(soupAndCake(englishMenu), englishMenu, "Chicken soup", nothingCounted);
    expect(contents(cart)).toEqual([["Desserts", "Apple cake"]]);
  });

  test("keeps the other dishes of its type", () => {
    const soups = orderDish(soupAndCake(englishMenu), englishMenu, "Lentil soup", lentilSoupDraft);
    const cart = orderDish(soups, englishMenu, "Chicken soup", nothingCounted);
    expect(contents(cart)).toEqual([
      ["Soups", "Lentil soup"],
      ["Desserts", "Apple cake"],
    ]);
    expect(priceCart(cart)).toBe(lentilSoupTotal + appleCakeTotal);
  });

  test("changes nothing if it was not in the cart", () => {
    const before = soupAndCake(englishMenu);
    expect(orderDish(before, englishMenu, "Lentil soup", { amounts: [0] })).toEqual(before);
    expect(orderDish(emptyCart, englishMenu, "Lentil soup", { amounts: [0] })).toEqual(emptyCart);
  });
});

describe("removing a dish", () => {
  test("removes its empty group too", () => {
    const cart = removeCartDish(soupAndCake(englishMenu), {
      typeName: "Desserts",
      name: "Apple cake",
    });
    expect(contents(cart)).toEqual([["Soups", "Chicken soup"]]);
    expect(priceCart(cart)).toBe(chickenSoupTotal);
  });

  test.each([
    { typeName: "Soups", name: "Apple cake" },
    { typeName: "Desserts", name: "Chicken soup" },
    { typeName: "Drinks", name: "Apple cake" },
  ])("that is not in the cart ($typeName, $name) changes nothing", (dish) => {
    expect(removeCartDish(soupAndCake(englishMenu), dish)).toEqual(soupAndCake(englishMenu));
  });
});

describe("looking for a dish", () => {
  const cart = soupAndCake(englishMenu);

  test("finds it by its dish type and its name", () => {
    expect(findCartDish(cart, { typeName: "Soups", name: "Chicken soup" })?.totalPrice).toBe(12930);
  });

  test("finds nothing in another dish type or under another name", () => {
    expect(findCartDish(cart, { typeName: "Desserts", name: "Chicken soup" })).toBeUndefined();
    expect(findCartDish(cart, { typeName: "Soups", name: "Lentil soup" })).toBeUndefined();
  });
});

describe("the order of a cart", () => {
  test("is by name for equal positions, so it does not depend on which dish was added first", () => {
    const dish = cartDishNamed(soupAndCake(englishMenu), "Apple cake");
    const group = (typeName: string) => ({
      name: typeName,
      position: 1,
      dishes: [dish, { ...dish, name: "Almond cake" }],
    });
    expect(contents(sortCart([group("Sweets"), group("Desserts")]))).toEqual([
      ["Desserts", "Almond cake", "Apple cake"],
      ["Sweets", "Almond cake", "Apple cake"],
    ]);
  });
});

describe("any cart", () => {
  test("is the same, and costs the same, for every order of adding its dishes", () => {
    fc.assert(
      fc.property(anyShopping, ({ catalogue, steps }) => {
        const menu = localizeMenu(catalogue.menu, "he");
        const cart = cartOfSteps(menu, steps);
        const otherwise = cartOfSteps(menu, steps.toReversed());
        expect(otherwise).toEqual(cart);
        expect(priceCart(otherwise)).toBe(priceCart(cart));
      }),
    );
  });

  test("is the same if its dishes are added twice", () => {
    fc.assert(
      fc.property(anyShopping, ({ catalogue, steps }) => {
        const menu = localizeMenu(catalogue.menu, "en");
        expect(cartOfSteps(menu, [...steps, ...steps])).toEqual(cartOfSteps(menu, steps));
      }),
    );
  });

  test("is restored when an added dish is removed, or saved without counts", () => {
    fc.assert(
      fc.property(anyShopping, ({ catalogue, steps }) => {
        const menu = localizeMenu(catalogue.menu, "he");
        const [last, ...others] = steps;
        const dishType = menu[last?.typeIndex ?? -1];
        const dish = dishType?.dishes[last?.dishIndex ?? -1];
        if (last === undefined || dishType === undefined || dish === undefined)
          throw new Error("no step");
        const before = cartOfSteps(menu, others);
        const after = takeStep(before, menu, last);
        expect(after).not.toEqual(before);
        expect(removeCartDish(after, { typeName: dishType.name, name: dish.name })).toEqual(before);
        const amounts = last.draft.amounts.map(() => 0);
        expect(takeStep(after, menu, { ...last, draft: { ...last.draft, amounts } })).toEqual(
          before,
        );
      }),
    );
  });

  test("has no empty group", () => {
    fc.assert(
      fc.property(anyShopping, ({ catalogue, steps }) => {
        const cart = cartOfSteps(localizeMenu(catalogue.menu, "en"), steps);
        expect(cart.every(({ dishes }) => dishes.length > 0)).toBe(true);
      }),
    );
  });
});
