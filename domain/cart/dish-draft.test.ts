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

describe("a dish that is opened", () => {
  test("for the first time is empty", () => {
    expect(openDraft(chickenSoup, undefined)).toEqual({
      amounts: [0, 0],
      checked: [[false, false], [false]],
      choices: [null, null],
      extraAmounts: [0, 0],
    });
  });

  test("from the cart is as it was put there", () => {
    const inCart = cartDishOfDraft(chickenSoup, 0, chickenSoupDraft);
    expect(openDraft(chickenSoup, inCart)).toEqual(chickenSoupDraft);
  });

  test("from a cart that lacks a choice asks for it again", () => {
    const inCart = cartDishOfDraft(chickenSoup, 0, { ...chickenSoupDraft, choices: [null, 0] });
    expect(openDraft(chickenSoup, inCart).choices).toEqual([null, 0]);
  });
});

describe("a dish may be added", () => {
  const filled = { ...chickenSoupDraft, amounts: [0, 1] };

  test("once a selection is counted and every option has a choice", () => {
    expect(canSaveDraft(filled, false)).toBe(true);
  });

  test("but not while nothing is counted, extras or not", () => {
    expect(canSaveDraft({ ...filled, amounts: [0, 0], extraAmounts: [1, 0] }, false)).toBe(false);
  });

  test("with nothing counted if it is in the cart already: that removes it", () => {
    expect(canSaveDraft({ ...filled, amounts: [0, 0] }, true)).toBe(true);
  });

  test.each([true, false])(
    "but not while an option has no choice (in the cart already: %s)",
    (isInCart) => {
      expect(canSaveDraft({ ...filled, choices: [1, null] }, isInCart)).toBe(false);
    },
  );

  test("and what it lacks until then is known", () => {
    const empty = { ...filled, amounts: [0, 0], choices: [1, null] };
    expect(missingFromDraft(empty, false)).toEqual({ isCountMissing: true, options: [1] });
    expect(missingFromDraft(empty, true)).toEqual({ isCountMissing: false, options: [1] });
    expect(missingFromDraft(filled, false)).toEqual({ isCountMissing: false, options: [] });
  });

  test("without options once it is counted", () => {
    expect(canSaveDraft(lentilSoupDraft, false)).toBe(true);
  });
});

describe("a dish that goes into the cart", () => {
  test("has its names, unit prices and positions from the menu, and its total", () => {
    expect(cartDishOfDraft(chickenSoup, 0, chickenSoupDraft)).toEqual({
      dishName: "Chicken soup",
      dishOrder: 0,
      totalPrice: chickenSoupTotal,
      selections: [
        {
          selectionName: "Half a litre",
          amount: 2,
          checkedOptions: [{ name: "Dumplings", addedPrice: 350, order: 0 }],
          price: 2490,
          order: 0,
        },
        { selectionName: "Litre", amount: 1, checkedOptions: [], price: 4500, order: 1 },
      ],
      options: [
        { name: "Seasoning", choice: "Spicy", choiceIndex: 1, price: [150], order: 0 },
        { name: "Container", choice: "Jar", choiceIndex: 1, price: [300, 500], order: 1 },
      ],
      extras: [{ name: "Challah", amount: 1, price: 1200, order: 0 }],
    });
  });

  test("leaves out what has a count of 0, with its add-ons", () => {
    const dish = cartDishOfDraft(chickenSoup, 0, {
      ...chickenSoupDraft,
      amounts: [0, 1],
      checked: [[true, true], [true]],
      extraAmounts: [0, 0],
    });
    expect(dish.selections).toEqual([
      {
        selectionName: "Litre",
        amount: 1,
        checkedOptions: [{ name: "Dumplings", addedPrice: 600, order: 0 }],
        price: 4500,
        order: 1,
      },
    ]);
    expect(dish.extras).toEqual([]);
    // 4500 + 600 + 150 + 500: the jar costs what it costs for a litre.
    expect(dish.totalPrice).toBe(5750);
  });

  test("costs what is shown before every option has a choice", () => {
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

  test("comes out of the dialog as it went in, when nothing is changed", () => {
    fc.assert(
      fc.property(anyShopping, ({ catalogue, steps }) => {
        const menu = localizeMenu(catalogue.menu, "he");
        for (const { typeOrder, orders } of cartOfSteps(menu, steps)) {
          const dishType = menu.find(({ orderNumber }) => orderNumber === typeOrder);
          for (const inCart of orders) {
            const dish = dishType?.dishes[inCart.dishOrder];
            if (dish === undefined) throw new Error("no such dish");
            expect(cartDishOfDraft(dish, inCart.dishOrder, openDraft(dish, inCart))).toEqual(
              inCart,
            );
            expect(inCart.totalPrice).toBe(priceDish(inCart));
          }
        }
      }),
    );
  });
});
