import fc from "fast-check";
import { expect, test } from "vitest";
import { checkMenuDish } from "#domain/catalogue/check-part.ts";
import { languages } from "#domain/language/language.ts";
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
const draft = draftOfDish(soup, "soups", "1", { ingredients: [], language: "he" });

test("any dish is saved as it was when nothing is typed, also after the device has kept the draft", () => {
  fc.assert(
    fc.property(anyCatalogue, fc.constantFrom(...languages), (catalogue, language) => {
      const { menu, ingredients = [] } = catalogue;
      for (const dish of menu.flatMap(({ dishes }) => dishes)) {
        const kept: unknown = JSON.parse(
          JSON.stringify(draftOfDish(dish, "type", "1", { ingredients, language })),
        );
        if (!isDishDraft(kept)) throw new Error("the draft is not one");
        const { isSoldOut: _, isHidden: __, ...rest } = dish;
        const selections = dish.selections.map(({ isSoldOut: ___, ...each }) => each);
        expect(checkMenuDish(dishOfDraft(kept, ingredients))).toEqual({
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
  const checked = checkMenuDish(dishOfDraft(wrong, []));
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
  expect(checkMenuDish(dishOfDraft(fresh, []))).toMatchObject({
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

test("a recipe is saved as it is understood, with the words that it was typed in", () => {
  const oil = {
    id: "oil",
    name: { he: "שמן", en: "Oil" },
    unit: "millilitre",
    aisle: "oils-and-sauces",
  } as const;
  const line = { id: "1", ingredient: "oil", name: "שמן", amount: "2 כפות", with: "" };
  const recipe = (...lines: readonly object[]) =>
    checkMenuDish(
      dishOfDraft(
        {
          ...draft,
          recipe: {
            quantity: "4",
            unit: "litre",
            lines: lines.map((each) => ({ ...line, ...each })),
          },
        },
        [oil],
      ),
    );
  expect(recipe({}, { amount: "30 ml" }, { amount: "30 מ״ל" })).toMatchObject({
    part: {
      recipe: {
        makes: { quantity: 4, unit: "litre" },
        lines: [
          { ingredient: "oil", amount: 30, typed: "2 כפות" },
          { ingredient: "oil", amount: 30 },
          { ingredient: "oil", amount: 30 },
        ],
      },
    },
  });
  const at = (index: number, field: string) => ["recipe", "lines", index, field];
  const wrong = [{ amount: "3 ק״ג" }, { amount: "1-2" }, { ingredient: "" }, { with: "gone" }];
  expect(recipe(...wrong.slice(0, 3))).toEqual({
    kind: "invalid",
    problems: [
      { path: at(0, "amount"), code: "quantity-form" },
      { path: at(1, "amount"), code: "quantity-form" },
      { path: at(2, "ingredient"), code: "id-form" },
    ],
  });
  expect(recipe(...wrong.slice(3))).toEqual({
    kind: "invalid",
    problems: [{ path: at(0, "with"), code: "unknown-part" }],
  });
  const stored = {
    makes: { quantity: 4, unit: "litre" } as const,
    lines: [{ ingredient: "oil", amount: 30, typed: "3 כפות" }],
  };
  const shown = draftOfDish({ ...soup, recipe: stored }, "soups", "1", {
    ingredients: [oil],
    language: "en",
  });
  // Words that stand for another amount are not shown.
  expect(shown.recipe?.lines[0]?.amount).toBe("30 ml");
});
