import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { anyShopping, cartOfSteps } from "#domain/testing/any-cart.ts";
import {
  chickenSoupDraft,
  chickenSoupTotal,
  dishNamed,
  englishMenu,
  lentilSoupDraft,
} from "#domain/testing/soup-kitchen.ts";
import { canSaveDraft, cartDishOfDraft, missingFromDraft, openDraft } from "./dish-draft.ts";
import { priceDish } from "./price-cart.ts";

const { dish: chickenSoup } = dishNamed(englishMenu, "Chicken soup");

describe("the draft of an opened dish", () => {
  test("is empty the first time", () => {
    expect(openDraft(chickenSoup, undefined)).toEqual({
      amounts: [0, 0],
      checked: [[false, false], [false]],
      choices: [null, null],
      extraAmounts: [0, 0],
    });
  });

  test("of a dish in the cart has its counts and choices", () => {
    const inCart = cartDishOfDraft(chickenSoup, 0, chickenSoupDraft);
    expect(openDraft(chickenSoup, inCart)).toEqual(chickenSoupDraft);
  });

  test("of a dish in the cart without a choice lacks that choice", () => {
    const inCart = cartDishOfDraft(chickenSoup, 0, { ...chickenSoupDraft, choices: [null, 0] });
    expect(openDraft(chickenSoup, inCart).choices).toEqual([null, 0]);
  });
});

describe("a dish can be added", () => {
  const filled = { ...chickenSoupDraft, amounts: [0, 1] };

  test("once a selection has a count and every option has a choice", () => {
    expect(canSaveDraft(filled, false)).toBe(true);
  });

  test("but not without a count, even with extras", () => {
    expect(canSaveDraft({ ...filled, amounts: [0, 0], extraAmounts: [1, 0] }, false)).toBe(false);
  });

  test("without a count if it is already in the cart, which removes it", () => {
    expect(canSaveDraft({ ...filled, amounts: [0, 0] }, true)).toBe(true);
  });

  test.each([true, false])(
    "but not while an option has no choice (in the cart already: %s)",
    (isInCart) => {
      expect(canSaveDraft({ ...filled, choices: [1, null] }, isInCart)).toBe(false);
    },
  );

  test("and what is missing until then is reported", () => {
    const empty = { ...filled, amounts: [0, 0], choices: [1, null] };
    expect(missingFromDraft(empty, false)).toEqual({ isCountMissing: true, options: [1] });
    expect(missingFromDraft(empty, true)).toEqual({ isCountMissing: false, options: [1] });
    expect(missingFromDraft(filled, false)).toEqual({ isCountMissing: false, options: [] });
  });

  test("if it has no options, once it has a count", () => {
    expect(canSaveDraft(lentilSoupDraft, false)).toBe(true);
  });
});

describe("a dish saved into the cart", () => {
  test("has its names, unit prices and positions from the menu, and its total", () => {
    expect(cartDishOfDraft(chickenSoup, 0, chickenSoupDraft)).toEqual({
      name: "Chicken soup",
      position: 0,
      totalPrice: chickenSoupTotal,
      selections: [
        {
          name: "Half a litre",
          amount: 2,
          addOns: [{ name: "Dumplings", addedPrice: 350, position: 0 }],
          price: 2490,
          position: 0,
        },
        { name: "Litre", amount: 1, addOns: [], price: 4500, position: 1 },
      ],
      options: [
        { name: "Seasoning", choice: "Spicy", choicePosition: 1, price: [150], position: 0 },
        { name: "Container", choice: "Jar", choicePosition: 1, price: [300, 500], position: 1 },
      ],
      extras: [{ name: "Challah", amount: 1, price: 1200, position: 0 }],
    });
  });

  test("has no selections or extras with a count of 0", () => {
    const dish = cartDishOfDraft(chickenSoup, 0, {
      ...chickenSoupDraft,
      amounts: [0, 1],
      checked: [[true, true], [true]],
      extraAmounts: [0, 0],
    });
    expect(dish.selections).toEqual([
      {
        name: "Litre",
        amount: 1,
        addOns: [{ name: "Dumplings", addedPrice: 600, position: 0 }],
        price: 4500,
        position: 1,
      },
    ]);
    expect(dish.extras).toEqual([]);
    // 4500 + 600 + 150 + 500: the jar costs what it costs for a litre.
    expect(dish.totalPrice).toBe(5750);
  });

  test("has a price even before every option has a choice", () => {
    const dish = cartDishOfDraft(chickenSoup, 0, {
      ...openDraft(chickenSoup, undefined),
      amounts: [1, 0],
    });
    expect(dish.totalPrice).toBe(2490);
    expect(dish.options).toEqual([]);
  });

  test.each([21, -1, 1.5, Number.NaN])(
    "never has a count of %d: that is a bug, and thrown",
    (amount) => {
      const wrong = [
        { ...chickenSoupDraft, amounts: [amount, 0] },
        { ...chickenSoupDraft, extraAmounts: [amount, 0] },
      ];
      for (const draft of wrong)
        expect(() => cartDishOfDraft(chickenSoup, 0, draft)).toThrow(RangeError);
    },
  );

  test("is unchanged when it is opened and saved without changes", () => {
    fc.assert(
      fc.property(anyShopping, ({ catalogue, steps }) => {
        const menu = localizeMenu(catalogue.menu, "he");
        for (const { position, dishes } of cartOfSteps(menu, steps)) {
          const dishType = menu.find(({ position: orderNumber }) => orderNumber === position);
          for (const inCart of dishes) {
            const dish = dishType?.dishes[inCart.position];
            if (dish === undefined) throw new Error("no such dish");
            expect(cartDishOfDraft(dish, inCart.position, openDraft(dish, inCart))).toEqual(inCart);
            expect(inCart.totalPrice).toBe(priceDish(inCart));
          }
        }
      }),
    );
  });
});
