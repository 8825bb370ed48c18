import fc from "fast-check";
import { expect, test } from "vitest";
import { checkMenuDish } from "#domain/catalogue/check-part.ts";
import { languages } from "#domain/language/language.ts";
import { idsOfIngredient } from "#domain/menu/ids-of-ingredient.ts";
import { partsOf } from "#domain/menu/parts-of.ts";
import { anyCatalogue } from "#domain/testing/any-catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import {
  dishOfDraft,
  draftOfDish,
  newDishDraft,
  newSelection,
  withSelections,
} from "./dish-draft.ts";
import { isDishDraft } from "./edited-dish.ts";

const [soup] = soupKitchen.menu[0]?.dishes ?? [];
if (soup === undefined) throw new Error("there is a soup");
const noNames = { ingredients: [], language: "he" } as const;
const draft = draftOfDish(soup, "soups", "1", noNames);

test("any dish is saved as it was when nothing is typed, also after the device has kept the draft", () => {
  fc.assert(
    fc.property(anyCatalogue, fc.constantFrom(...languages), (catalogue, language) => {
      const { menu, ingredients = [] } = catalogue;
      const names = { ingredients, language };
      const stays = (named: string) =>
        ingredients.find((each) => idsOfIngredient(each).includes(named))?.id;
      for (const { recipe, ...bare } of menu.flatMap(({ dishes }) => dishes)) {
        const parts = partsOf(bare).map(({ name }) =>
          name[language].replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "").trim(),
        );
        // Parts of one name have the same lines, also where marks that nobody sees tell the names apart.
        const isEachNamed = new Set(parts).size === parts.length;
        const dish = { ...bare, ...(recipe && isEachNamed && { recipe }) };
        const kept: unknown = JSON.parse(JSON.stringify(draftOfDish(dish, "type", "1", names)));
        if (!isDishDraft(kept)) throw new Error("the draft is not one");
        const { isSoldOut: _, isHidden: __, ...rest } = dish;
        const selections = dish.selections.map(({ isSoldOut: ___, ...each }) => each);
        // A line of an ingredient that was joined into another one is of that one.
        const lines = rest.recipe?.lines.map((line) => ({
          ...line,
          ingredient: stays(line.ingredient),
        }));
        expect(checkMenuDish(dishOfDraft(kept, names))).toEqual({
          kind: "valid",
          part: { ...rest, selections, ...(lines && { recipe: { ...rest.recipe, lines } }) },
        });
      }
    }),
  );
});

test("a typing error is shown at its field", () => {
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
  const checked = checkMenuDish(dishOfDraft(wrong, noNames));
  expect(checked).toEqual({
    kind: "invalid",
    problems: [
      { path: ["name"], code: "text-missing" },
      { path: ["selections", 0, "price"], code: "price-form" },
      { path: ["selections", 0, "measure", "quantity"], code: "quantity-form" },
      { path: ["selections", 1, "addOns", 0, "name"], code: "text-missing" },
      { path: ["selections", 1, "addOns", 0, "addedPrice"], code: "price-form" },
      { path: ["options", 0, "choices", 0, "price", 1], code: "price-form" },
    ],
  });
});

test("a new dish needs a name and a price, and an empty description is left out", () => {
  const fresh = newDishDraft("soups");
  expect(isDishDraft(fresh)).toBe(true);
  expect(checkMenuDish(dishOfDraft(fresh, noNames))).toMatchObject({
    problems: [
      { path: ["name"] },
      { path: ["selections", 0, "name"] },
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

test("a recipe is saved as it is understood, for every size of its add-on, and a line that is not understood is reported", () => {
  const oil = {
    id: "oil",
    name: { he: "שמן", en: "Oil" },
    unit: "millilitre",
    aisle: "oils-and-sauces",
  } as const;
  const recipe = (quantity: string, text: string) =>
    checkMenuDish(
      dishOfDraft(
        { ...draft, recipe: { quantity, unit: "litre", text } },
        { ingredients: [oil], language: "he" },
      ),
    );
  const addOns = soup.selections.flatMap((selection) => selection.addOns);
  const dumplings = addOns.filter(({ name }) => name.he === addOns[0]?.name.he);
  const withThem = `${dumplings[0]?.name.he ?? ""}: 30 מ״ל שמן`;
  expect(dumplings.length).toBeGreaterThan(1);
  expect(recipe("4", `2 כפות שמן\n${withThem}`)).toMatchObject({
    part: {
      recipe: {
        makes: { quantity: 4, unit: "litre" },
        lines: [
          { ingredient: "oil", amount: 30, typed: "2 כפות" },
          ...dumplings.map(({ id }) => ({ ingredient: "oil", amount: 30, with: id })),
        ],
      },
    },
  });
  for (const line of ["3 ק״ג שמן", "1-2 שמן", "2 כפות דבש", "בלי שם: 2 כפות שמן"])
    expect(recipe("4", `2 כפות שמן\n${line}`)).toEqual({
      kind: "invalid",
      problems: [{ path: ["recipe", "lines", 1, "ingredient"], code: "id-form" }],
    });
  expect(recipe("", "2 כפות שמן")).toMatchObject({
    problems: [{ path: ["recipe", "makes", "quantity"] }],
  });
  expect(recipe("", " \n- ")).toMatchObject({ kind: "valid", part: { name: soup.name } });
  expect(recipe("", " ")).not.toHaveProperty("part.recipe");
});
