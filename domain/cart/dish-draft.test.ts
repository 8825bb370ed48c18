import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { anyShopping, cartOfSteps } from "#domain/testing/any-cart.ts";
import { draftAt, type PositionedDraft } from "#domain/testing/draft-at.ts";
import {
  chickenSoupDraft,
  chickenSoupTotal,
  dishNamed,
  englishMenu,
  lentilSoupDraft,
} from "#domain/testing/soup-kitchen.ts";
import type { CartDish } from "./cart.ts";
import {
  canSaveDraft as canSave,
  cartDishOfDraft,
  emptyDraft,
  missingFromDraft,
  setAddOn,
  setAmount,
  setChoice,
  setExtra,
} from "./dish-draft.ts";
import { openDraft } from "./follow-draft.ts";
import { priceDish } from "./price-cart.ts";

const { dish: chickenSoup } = dishNamed(englishMenu, "Chicken soup");
const { dish: lentilSoup } = dishNamed(englishMenu, "Lentil soup");
const soup = (draft: Partial<PositionedDraft>) => draftAt(chickenSoup, draft);
const canSaveDraft = (draft: PositionedDraft, isInCart: boolean) =>
  canSave(chickenSoup, soup(draft), isInCart);
const missing = (draft: PositionedDraft, isInCart: boolean) =>
  missingFromDraft(chickenSoup, soup(draft), isInCart);

describe("the draft of an opened dish", () => {
  test("is empty the first time", () => {
    expect(openDraft(chickenSoup, undefined)).toEqual({
      selections: [],
      options: [],
      extras: [],
    });
  });

  test("of a dish in the cart has its counts and choices", () => {
    const inCart = cartDishOfDraft(chickenSoup, 0, soup(chickenSoupDraft));
    const draft = openDraft(chickenSoup, inCart);
    expect(draft).toEqual({
      selections: [
        { name: "Half a litre", amount: 2, addOns: ["Dumplings"] },
        { name: "Litre", amount: 1, addOns: [] },
      ],
      options: [
        { name: "Seasoning", choice: "Spicy" },
        { name: "Container", choice: "Jar" },
      ],
      extras: [{ name: "Challah", amount: 1 }],
    });
    expect(draftAt(chickenSoup, {}, draft)).toEqual(soup(chickenSoupDraft));
  });

  test("of a dish in the cart without a choice lacks that choice", () => {
    const inCart = cartDishOfDraft(
      chickenSoup,
      0,
      soup({ ...chickenSoupDraft, choices: [null, 0] }),
    );
    expect(openDraft(chickenSoup, inCart).options).toEqual([{ name: "Container", choice: "Box" }]);
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
    expect(missing(empty, false)).toEqual({ isCountMissing: true, options: ["Container"] });
    expect(missing(empty, true)).toEqual({ isCountMissing: false, options: ["Container"] });
    expect(missing(filled, false)).toEqual({ isCountMissing: false, options: [] });
  });

  test("if it has no options, once it has a count", () => {
    expect(canSave(lentilSoup, draftAt(lentilSoup, lentilSoupDraft), false)).toBe(true);
  });
});

describe("a dish saved into the cart", () => {
  test("has its names, unit prices and positions from the menu, and its total", () => {
    expect(cartDishOfDraft(chickenSoup, 0, soup(chickenSoupDraft))).toEqual({
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
    const uncounted = {
      ...chickenSoupDraft,
      amounts: [0, 1],
      checked: [[true, true], [true]],
      extraAmounts: [0, 0],
    };
    const dish = cartDishOfDraft(chickenSoup, 0, soup(uncounted));
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
    const dish = cartDishOfDraft(chickenSoup, 0, soup({ amounts: [1, 0] }));
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
        expect(() => cartDishOfDraft(chickenSoup, 0, soup(draft))).toThrow(RangeError);
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

describe("a draft that is filled in", () => {
  const counted = setAddOn(setAmount(emptyDraft, "Litre", 2), "Litre", "Dumplings", true);

  test("keeps the add-ons of a selection, and its place, while it is counted down to nothing", () => {
    const none = setAmount(setAmount(counted, "Half a litre", 1), "Litre", 0);
    expect(none.selections).toEqual([
      { name: "Litre", amount: 0, addOns: ["Dumplings"] },
      { name: "Half a litre", amount: 1, addOns: [] },
    ]);
    expect(setAmount(none, "Litre", 2).selections[0]).toEqual(counted.selections[0]);
  });

  test("has an add-on once, and not any more when it is taken out", () => {
    expect(setAddOn(counted, "Litre", "Dumplings", true)).toEqual(counted);
    expect(setAddOn(counted, "Litre", "Dumplings", false)).toEqual(
      setAmount(emptyDraft, "Litre", 2),
    );
  });

  test("has one answer to an option, and one count of an extra", () => {
    const mild = setChoice(emptyDraft, "Seasoning", "Mild");
    const spicy = setExtra(setChoice(mild, "Seasoning", "Spicy"), "Challah", 2);
    expect(setExtra(spicy, "Challah", 1)).toEqual({
      selections: [],
      options: [{ name: "Seasoning", choice: "Spicy" }],
      extras: [{ name: "Challah", amount: 1 }],
    });
  });

  test("keeps what is not of the dish's own parts, and what the menu does not have, which costs nothing", () => {
    const whose = { ...counted, dishName: "Chicken soup" };
    expect(setAmount(whose, "Bucket", 1).dishName).toBe("Chicken soup");
    const price = ({ totalPrice }: CartDish) => totalPrice;
    expect(price(cartDishOfDraft(chickenSoup, 0, setAmount(counted, "Bucket", 1)))).toBe(
      price(cartDishOfDraft(chickenSoup, 0, counted)),
    );
  });
});
