import fc from "fast-check";
import { expect, test } from "vitest";
import { checkMenuDish } from "#domain/catalogue/check-part.ts";
import { anyCatalogue } from "#domain/testing/any-catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import {
  dishOfDraft,
  draftOfDish,
  isDishDraft,
  newDishDraft,
  newSelection,
  withSelections,
} from "./dish-draft.ts";

const [soup] = soupKitchen.menu[0]?.dishes ?? [];
if (soup === undefined) throw new Error("there is a soup");
const draft = draftOfDish(soup, "soups", "1");

test("any dish is saved as it was when nothing is typed, also after the device has kept the draft", () => {
  fc.assert(
    fc.property(anyCatalogue, ({ menu }) => {
      for (const dish of menu.flatMap(({ dishes }) => dishes)) {
        const kept: unknown = JSON.parse(JSON.stringify(draftOfDish(dish, "type", "1")));
        if (!isDishDraft(kept)) throw new Error("the draft is not one");
        const { isSoldOut: _, isHidden: __, ...rest } = dish;
        const selections = dish.selections.map(({ isSoldOut: ___, ...each }) => each);
        expect(checkMenuDish(dishOfDraft(kept))).toEqual({
          kind: "valid",
          part: { ...rest, selections },
        });
      }
    }),
  );
});

test("what is typed wrong is told at its field", () => {
  const [half, litre] = draft.selections;
  const [mild] = draft.options[0]?.choices ?? [];
  if (half === undefined || litre === undefined || mild === undefined)
    throw new Error("the soup has two selections, and an option");
  const wrong = {
    ...draft,
    dishName: { he: " ", en: "" },
    selections: [
      { ...half, price: "cheap", quantity: "half" },
      { ...litre, addOns: [{ id: "x", name: { he: "", en: "" }, price: "" }] },
    ],
    options: [
      {
        id: "o",
        name: { he: "תיבול", en: "" },
        choices: [{ ...mild, isPerSelection: true, prices: ["1"] }],
      },
    ],
    extras: [],
  };
  const checked = checkMenuDish(dishOfDraft(wrong));
  expect(checked).toEqual({
    kind: "invalid",
    problems: [
      { path: ["dishName"], code: "text-missing" },
      { path: ["selections", 0, "price"], code: "price-form" },
      { path: ["selections", 0, "measure", "quantity"], code: "quantity-form" },
      { path: ["selections", 1, "checkBoxes", 0, "name"], code: "text-missing" },
      { path: ["selections", 1, "checkBoxes", 0, "addedPrice"], code: "price-form" },
      { path: ["options", 0, "choices", 0, "price", 1], code: "price-form" },
    ],
  });
});

test("a new dish needs a name and a price, and an empty description is left out", () => {
  const fresh = newDishDraft("soups");
  expect(isDishDraft(fresh)).toBe(true);
  expect(checkMenuDish(dishOfDraft(fresh))).toMatchObject({
    problems: [
      { path: ["dishName"] },
      { path: ["selections", 0, "selectionName"] },
      { path: ["selections", 0, "price"] },
    ],
  });
});

test("prices for each selection go along with their selections", () => {
  const { selections } = draft;
  const prices = (of: typeof draft) => of.options[1]?.choices.map((choice) => choice.prices);
  expect(prices(draft)).toEqual([
    ["1", "2.50"],
    ["3", "5"],
  ]);
  expect(prices(withSelections(draft, selections.toReversed()))).toEqual([
    ["2.50", "1"],
    ["5", "3"],
  ]);
  expect(prices(withSelections(draft, selections.slice(1)))).toEqual([["2.50"], ["5"]]);
  const added = withSelections(draft, [...selections, newSelection()]);
  expect(prices(added)).toEqual([
    ["1", "2.50", ""],
    ["3", "5", ""],
  ]);
  expect(added.options[0]?.choices.map((choice) => choice.prices)).toEqual([["0"], ["1.50"]]);
});
