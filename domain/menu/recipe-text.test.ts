import { expect, test } from "vitest";
import type { Ingredient } from "./recipe.ts";
import { amountOfLine, readRecipe, recipeText } from "./recipe-text.ts";

const named = (id: string, he: string, en: string) => ({ id, name: { he, en } });
const flour: Ingredient = {
  ...named("flour", "קמח", "Flour"),
  unit: "gram",
  aisle: "dry-goods",
  gramsOfCup: 120,
};
const ingredients: readonly Ingredient[] = [
  flour,
  { ...flour, ...named("whole", "קמח מלא", "Flour, whole") },
  { ...named("oil", "שמן זית", "Olive oil"), unit: "millilitre", aisle: "oils-and-sauces" },
  { ...named("fine", "קמח: 00", "Flour: 00"), unit: "gram", aisle: "dry-goods" },
  { ...named("egg", "ביצים", "Eggs"), unit: "piece", aisle: "eggs-and-dairy" },
  { ...named("chili", "צ׳ילי (חריף)", "Chili (hot)"), unit: "piece", aisle: "vegetables" },
];
/** The add-on of two sizes, and a choice. */
const parts = [
  named("small", "חיטה מלאה", "Whole wheat"),
  named("large", "חיטה מלאה", "Whole wheat"),
  named("hot", "חריף: מאוד", "Very hot"),
];
const names = { ingredients, parts, language: "he" } as const;
const read = (text: string) => readRecipe(text, names);
const linesOf = (text: string) => read(text).flatMap(({ lines }) => lines);

test("a recipe is read as it is written: amounts in lines or after commas, some only with a part, some taken off", () => {
  const text = `כוס וחצי קמח, 2 כפות שמן זית
    ½ ק״ג קמח מלא

    - 3 ביצים
    1 kg flour, whole
    חיטה מלאה: 1 ק״ג קמח מלא, פחות 250 גרם קמח
    חריף: מאוד: 2 צ'ילי  (חריף)
    very hot: -1 EGGS
    very hot: Less 5 g flour: 00
    1 ק״ג קמח: 00`;
  const lines = [
    { ingredient: "flour", amount: 180, typed: "כוס וחצי" },
    { ingredient: "oil", amount: 30, typed: "2 כפות" },
    { ingredient: "whole", amount: 500, typed: "½ ק״ג" },
    { ingredient: "egg", amount: 3 },
    { ingredient: "whole", amount: 1000 },
    { ingredient: "whole", amount: 1000, with: "small" },
    { ingredient: "whole", amount: 1000, with: "large" },
    { ingredient: "flour", amount: -250, with: "small" },
    { ingredient: "flour", amount: -250, with: "large" },
    { ingredient: "chili", amount: 2, with: "hot" },
    { ingredient: "egg", amount: -1, typed: "-1", with: "hot" },
    { ingredient: "fine", amount: -5, typed: "Less 5 g", with: "hot" },
    { ingredient: "fine", amount: 1000 },
  ];
  expect(linesOf(text)).toEqual(lines);
  const shown = recipeText(lines, names);
  expect(shown.split("\n")).toEqual([
    "כוס וחצי קמח",
    "2 כפות שמן זית",
    "½ ק״ג קמח מלא",
    "3 ביצים",
    "1 ק״ג קמח מלא",
    "חיטה מלאה: 1 ק״ג קמח מלא",
    "חיטה מלאה: פחות 250 גרם קמח",
    "חריף: מאוד: 2 צ׳ילי (חריף)",
    "חריף: מאוד: -1 ביצים",
    "חריף: מאוד: Less 5 g קמח: 00",
    "1 ק״ג קמח: 00",
  ]);
  expect(linesOf(shown)).toEqual(lines);
  expect(recipeText(lines, { ...names, language: "en" })).toContain(
    "Whole wheat: less 250 g Flour",
  );
});

test.each([
  ["3 ליטר קמח", "other-unit", "קמח"],
  ["2-3 כפות שמן זית", "not-an-amount", "שמן זית"],
  ["2 3 כפות שמן זית", "not-an-amount", "שמן זית"],
  ["קמח", "not-an-amount", "קמח"],
  ["פחות 1 ק״ג קמח", "not-an-amount", "קמח"],
  ["חצי כוס סוכר חום", "unknown-ingredient", "סוכר חום"],
  ["250 גרם", "not-an-amount", "250 גרם"],
  ["עדין: 2 ביצים", "unknown-part", "עדין"],
  [": 2 ביצים", "unknown-part", ""],
])("%s is told as %s of %s", (text, problem, name) => {
  expect(read(text)).toMatchObject([{ lines: [], problem, name }]);
});

test("what is no recipe is told by its beginning instead of being read, and the rest is read", () => {
  const long = `${"salt and pepper ".repeat(50_000)}: 3`;
  expect(read(`3 ביצים\n\n${long}\n1 ק״ג קמח`)).toMatchObject([
    { line: 0, lines: [{ ingredient: "egg", amount: 3 }] },
    { line: 2, lines: [], problem: "long-line", name: long.slice(0, 40) },
    { line: 3, lines: [{ ingredient: "flour", amount: 1000 }] },
  ]);
  const many = read("3 ביצים\n".repeat(50_000));
  expect(many).toHaveLength(501);
  expect(many.at(-1)).toEqual({ line: 500, lines: [], problem: "many-lines", name: "3 ביצים" });
});

test("a line of the longest names that a catalogue takes is read", () => {
  const [part, ingredient] = [
    named("part", "א".repeat(300), "A"),
    { ...flour, ...named("i", "ב".repeat(300), "B") },
  ];
  const long = { ingredients: [ingredient], parts: [part], language: "he" } as const;
  const typed = { ingredient: "i", amount: 240, typed: `2${" ".repeat(293)}כוסות`, with: "part" };
  expect(readRecipe(recipeText([typed], long), long)).toMatchObject([
    { lines: [{ ingredient: "i", amount: 240, with: "part" }] },
  ]);
});

test("an amount in cups is what a cup weighs now, and what was stored where that is not known any more", () => {
  const line = { ingredient: "flour", amount: 240, typed: "2 כוסות" };
  expect(amountOfLine(line, { ...flour, gramsOfCup: 140 })).toBe(280);
  const { gramsOfCup: _, ...weighed } = flour;
  expect(amountOfLine(line, weighed)).toBe(240);
  expect(recipeText([line], names)).toBe("2 כוסות קמח");
  expect(recipeText([line], { ...names, ingredients: [weighed] })).toBe("240 גרם קמח");
});
