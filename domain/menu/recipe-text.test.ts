import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
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
  ["3-2 כפות שמן זית", "not-an-amount", "שמן זית"],
  ["חיטה מלאה: פחות 2-3 ביצים", "not-an-amount", "ביצים"],
  ["2 קמח", "other-unit", "קמח"],
  ["קמח 2-3", "other-unit", "קמח"],
  ["3 ביצים קלופות", "unknown-ingredient", "ביצים קלופות"],
  ["2 כוסות שמן זית מסונן", "unknown-ingredient", "שמן זית מסונן"],
  ["250 גרם קמח רגיל", "unknown-ingredient", "קמח רגיל"],
  ["סוכר חום: 100 גרם", "unknown-ingredient", "סוכר חום"],
  ["2 כוסות סוכר חום, מנופה.", "unknown-ingredient", "סוכר חום"],
  ["קמח 2 ביצים", "not-an-amount", "ביצים"],
  ["3 ביצים 2", "not-an-amount", "ביצים"],
  ["2 כוסות קמח 500 גרם", "not-an-amount", "קמח"],
  ["כוס גדולה קמח", "not-an-amount", "קמח"],
  ["1 פחית שמן זית", "other-unit", "שמן זית"],
  ["3 שיני ביצים", "other-unit", "ביצים"],
  ["חיטה מלאה:", "not-an-amount", "חיטה מלאה:"],
  ["קמח:", "not-an-amount", "קמח"],
  ["חלב לפי הטעם", "unknown-ingredient", "חלב"],
  ["2 3 כפות שמן זית", "not-an-amount", "שמן זית"],
  ["קמח", "not-an-amount", "קמח"],
  ["פחות 1 ק״ג קמח", "not-an-amount", "קמח"],
  ["חצי כוס סוכר חום", "unknown-ingredient", "סוכר חום"],
  ["250 גרם", "not-an-amount", "250 גרם"],
  ["עדין: 2 ביצים", "unknown-part", "עדין"],
  [": 2 ביצים", "unknown-part", ""],
])("%s is reported as %s of %s", (text, problem, name) => {
  expect(read(text)).toMatchObject([{ lines: [], problem, name }]);
});

const garlic = { ...named("garlic", "שום (ראש)", "Garlic (head)"), unit: "piece" } as const;
const cookbook: readonly Ingredient[] = [
  ...ingredients,
  { ...garlic, aisle: "vegetables" },
  { ...named("onion", "בצל", "Onion"), unit: "piece", aisle: "vegetables" },
  { ...named("powder", "אבקת אפייה", "Baking powder"), unit: "gram", aisle: "dry-goods" },
  { ...named("salt", "מלח", "Salt"), unit: "gram", aisle: "spices", gramsOfCup: 280 },
  { ...named("tomato", "עגבניות", "Tomatoes"), unit: "gram", aisle: "vegetables" },
  { ...named("cloves", "ציפורן", "Cloves"), unit: "gram", aisle: "spices" },
];
const read1 = (line: string) =>
  readRecipe(line, { ...names, ingredients: cookbook }).flatMap((each) =>
    each.problem === undefined
      ? each.lines.map(({ ingredient, amount }) => `${String(amount)} ${ingredient}`)
      : [`${each.problem} ${each.name}`],
  );

test.each([
  ["קמח 500 גרם", "500 flour"],
  ["קמח: 1 ק״ג", "1000 flour"],
  ["קמח:500 גרם", "500 flour"],
  ["קמח - 2 כוסות", "240 flour"],
  ["קמח-500 גרם", "500 flour"],
  ["קמח, 500 גרם", "500 flour"],
  ["קמח: 00 - 500 גרם", "500 fine"],
  ["flour: 1 kg", "1000 flour"],
  ["Flour 500 g", "500 flour"],
  ["10 גרם אבקת־אפייה", "10 powder"],
  ["אבקת־אפייה: 10 גרם", "10 powder"],
  ["10 g baking-powder", "10 powder"],
  ["3 שיני שום", "0.3 garlic"],
  ["שום, 3 שיניים", "0.3 garlic"],
  ["3 cloves of garlic, crushed", "0.3 garlic"],
  ["2 garlic cloves", "0.2 garlic"],
  ["ראש שום", "1 garlic"],
  ["4 g cloves", "4 cloves"],
  ["1. 2 כוסות קמח", "240 flour"],
  ["12) 3 ביצים", "3 egg"],
  ["(1) 3 eggs", "3 egg"],
  ["ב. 3 ביצים", "3 egg"],
  ["b) 3 eggs", "3 egg"],
  ["• 2 כוסות קמח", "240 flour"],
  ["☐ 2 cups flour", "240 flour"],
  ["1.5 ק״ג קמח", "1500 flour"],
  ["2 בצל.", "2 onion"],
  ["2 onion;", "2 onion"],
  ["קמח 500 גרם.", "500 flour"],
  ["2 בצל\u200f", "2 onion"],
  ["\u202b2\u200f \u2067כוסות\u2069 קמח\u202c\u200f", "240 flour"],
  ["2\u00a0cups\u200e flour\ufeff", "240 flour"],
  ["קורט מלח", "0.5 salt"],
  ["קמצוץ מלח", "0.5 salt"],
  ["a pinch of salt", "0.5 salt"],
  ["כף שטוחה מלח", "17.5 salt"],
  ["2 level tsp salt", "11.667 salt"],
  ["חמש ביצים", "5 egg"],
  ["שבעה בצל", "7 onion"],
  ["חמש־עשרה ביצים", "15 egg"],
  ["twelve eggs", "12 egg"],
  ["a dozen eggs", "12 egg"],
  ["350 גרם קמח,250 גרם עגבניות", "350 flour,250 tomato"],
  ["3 ביצים,2 בצל,1,5 ק״ג קמח", "3 egg,2 onion,1500 flour"],
  ["3 eggs;2 onion", "3 egg,2 onion"],
  ["קמח, 500 גרם, 3 ביצים, 1 kg Flour, whole", "500 flour,3 egg,1000 whole"],
  ["2 בצל קצוץ דק", "2 onion"],
  ["2 בצל, קלופים", "2 onion"],
  ["2 onion, peeled", "2 onion"],
  ["2 onion, thinly sliced and rinsed", "2 onion"],
  ["2 בצל, קלופים וחתוכים לקוביות של 2 ס״מ, 3 ביצים", "2 onion,3 egg"],
  ["20 סמ״ק שמן זית", "20 oil"],
  ["2 בצל (קצוצים)", "2 onion"],
  ["3 ביצים גדולות", "3 egg"],
  ["1 onion, finely chopped", "1 onion"],
  ["1 onion, peeled and cut into 2 cm cubes", "1 onion"],
  ["2 large eggs, beaten", "2 egg"],
  ["1 finely chopped onion", "1 onion"],
  ["2 tbsp. olive oil", "30 oil"],
  ["500g flour", "500 flour"],
  ["1 (400 g) can tomatoes", "400 tomato"],
  ["2 (400 g) cans tomatoes, drained", "800 tomato"],
  ["2 עגבניות (300 גרם)", "300 tomato"],
  ["2 עגבניות (150 גרם כל אחת)", "300 tomato"],
  ["קמח (500 גרם)", "500 flour"],
])("%j of a cookbook is %s", (line, amounts) => {
  expect(read1(line).join(",")).toBe(amounts);
});

test.each([
  ["2-3 ביצים", "2-3 ביצים"],
  ["ביצים: 2 עד 3", "2 עד 3 ביצים"],
  ["2–3 eggs", "2–3 ביצים"],
  ["שתיים־שלוש ביצים", "שתיים־שלוש ביצים"],
])("of the range %s the upper end is taken, said, and shown as it was written", (line, shown) => {
  const [amount] = read(line);
  expect(amount).toMatchObject({ note: "upper-end", lines: [{ ingredient: "egg", amount: 3 }] });
  expect(recipeText(amount?.lines ?? [], names)).toBe(shown);
  expect(read(shown)).toMatchObject([{ note: "upper-end", lines: [{ amount: 3 }] }]);
});

test.each([
  ["קמח לפי הטעם", "לפי הטעם", "קמח לפי הטעם"],
  ["קמח, לפי הצורך", "לפי הצורך", "קמח לפי הצורך"],
  ["Flour (to taste)", "to taste", "קמח to taste"],
  ["flour, as needed.", "as needed", "קמח as needed"],
  ["מעט קמח", "מעט", "מעט קמח"],
  ["a little flour", "a little", "a little קמח"],
])("%s is kept without an amount", (line, typed, shown) => {
  const lines = [{ ingredient: "flour", amount: 0, typed }];
  expect(linesOf(line)).toEqual(lines);
  expect(recipeText(lines, names)).toBe(shown);
  expect(linesOf(shown)).toEqual(lines);
  expect(amountOfLine({ ingredient: "flour", amount: 0, typed }, flour)).toBe(0);
});

test("several ingredients to taste are each kept, and an amount beside the words counts", () => {
  expect(read1("מלח ועגבניות לפי הטעם")).toEqual(["0 salt", "0 tomato"]);
  expect(read1("salt, tomatoes and olive oil, to taste")).toEqual(["0 salt", "0 tomato", "0 oil"]);
  expect(read1("3 ביצים, מלח לפי הטעם")).toEqual(["3 egg", "0 salt"]);
  expect(read1("5 גרם מלח, לפי הטעם")).toEqual(["5 salt"]);
  expect(read1("מלח ופלפל לפי הטעם")).toEqual(["unknown-ingredient מלח ופלפל"]);
});

test.each(["לבצק:", "למילוי (כ-500 גרם):", "For the dough:", "For the filling", "Filling:"])(
  "%s is a heading, which is only noted",
  (line) => {
    expect(read(`${line}\n3 ביצים`)).toMatchObject([
      { lines: [], note: "heading", name: line.replace(":", ""), line: 0 },
      { lines: [{ ingredient: "egg", amount: 3 }], line: 1 },
    ]);
  },
);

test("a number alone of what is weighed, which was taken once, is shown in its unit", () => {
  const old = { ingredient: "flour", amount: 250, typed: "250" };
  expect(recipeText([old], names)).toBe("250 גרם קמח");
  expect(amountOfLine(old, flour)).toBe(250);
});

const countable: readonly Ingredient[] = [
  {
    ...named("egg", "ביצים", "eggs"),
    one: { he: "ביצה", en: "egg" },
    unit: "piece",
    aisle: "eggs-and-dairy",
  },
  {
    ...named("garlic", "שום (ראש)", "garlic (head)"),
    one: { he: "ראש שום", en: "head of garlic" },
    unit: "piece",
    aisle: "vegetables",
  },
  {
    ...named("lemon", "לימונים", "lemons"),
    one: { he: "לימון", en: "לימון", missing: "en" },
    unit: "piece",
    aisle: "vegetables",
  },
];

test.each([
  ["1 ביצים", 1, "1 ביצה", "1 egg"],
  ["1 egg", 1, "1 ביצה", "1 egg"],
  ["2 ביצה", 2, "2 ביצים", "2 eggs"],
  ["½ לימון", 0.5, "חצי לימון", "½ lemons"],
  ["0.2 שום", 0.2, "0.2 ראש שום", "0.2 head of garlic"],
  ["¾ egg", 0.75, "שלושת רבעי ביצה", "¾ egg"],
  ["1.5 ביצים", 1.5, "1.5 ביצים", "1.5 eggs"],
  ["-1 ביצים", -1, "-1 ביצה", "-1 egg"],
  ["חצי לימון", 0.5, "חצי לימון", "½ lemons"],
  ["ביצה אחת", 1, "ביצה אחת", "egg אחת"],
  ["אחת ביצים", 1, "ביצה אחת", "egg אחת"],
  ["half an egg", 0.5, "half an ביצה", "half an egg"],
  ["½-1 ביצה", 1, "½-1 ביצה", "½-1 egg"],
  ["1-2 ביצים", 2, "1-2 ביצים", "1-2 eggs"],
  ["ראש שום", 1, "ראש שום (ראש)", "ראש garlic (head)"],
  ["1 ראש שום", 1, "1 ראש שום", "1 head of garlic"],
  ["2 ראשי שום", 2, "2 ראשי שום (ראש)", "2 ראשי garlic (head)"],
  ["5 שיני שום", 0.5, "5 שיני שום (ראש)", "5 שיני garlic (head)"],
])(
  "the name of what is counted agrees with its amount: %s is %d, %s, and in English %s",
  (line, amount, he, en) => {
    const all = { ingredients: countable, parts, language: "he" } as const;
    const text = amount < 0 ? `חריף: מאוד: ${line}` : line;
    const lines = readRecipe(text, all).flatMap((each) => each.lines);
    expect(lines).toMatchObject([{ amount }]);
    const part = amount < 0 ? ["חריף: מאוד: ", "Very hot: "] : ["", ""];
    for (const [language, shown, before] of [
      ["he", he, part[0]],
      ["en", en, part[1]],
    ] as const) {
      expect(recipeText(lines, { ...all, language })).toBe(`${before ?? ""}${shown}`);
      const again = readRecipe(`${before ?? ""}${shown}`, { ...all, language });
      expect(again.flatMap((each) => each.lines)).toMatchObject([{ amount }]);
    }
  },
);

test("the text shown for any understood line is understood as the same", () => {
  const amounts = fc.constantFrom(
    "2",
    "1",
    "אחת",
    "2-3",
    "½",
    "שני שליש כוס",
    "כוס וחצי",
    "כף שטוחה",
    "1 (400 g) can",
    "2 x 400 g",
    "קורט",
    "about 500 g",
    "5 pcs.",
    "חמש־עשרה",
    "a dozen",
    "2 cups",
    "מעט",
    "3 שיניים",
    "כוס ו-2 כפות",
  );
  const listed = [...cookbook.filter(({ id }) => id !== "egg"), ...countable];
  const name = fc.constantFrom(
    ...listed.flatMap(({ name: { he, en }, one }) => [he, en, ...(one ? [one.he, one.en] : [])]),
  );
  const form = fc.constantFrom<(amount: string, of: string) => string>(
    (amount, of) => `${amount} ${of}`,
    (amount, of) => `${of}: ${amount}`,
    (amount, of) => `1. ${amount} ${of}, קצוץ דק.`,
    (_, of) => `${of} לפי הטעם`,
    (amount, of) => `חיטה מלאה: ${amount} ${of}\u200f`,
  );
  const all = { ...names, ingredients: listed };
  fc.assert(
    fc.property(
      amounts,
      name,
      form,
      fc.constantFrom(...languages),
      (amount, of, write, language) => {
        const lines = readRecipe(write(amount, of), all).flatMap((each) => each.lines);
        const shown = recipeText(lines, { ...all, language });
        expect(readRecipe(shown, { ...all, language }).flatMap((each) => each.lines)).toEqual(
          lines,
        );
      },
    ),
  );
});

test("lines that are no recipe are quoted by their beginning instead of being read, and the rest is read", () => {
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

test("an amount in cups is what a cup weighs now, and what was stored where that is not known anymore", () => {
  const line = { ingredient: "flour", amount: 240, typed: "2 כוסות" };
  expect(amountOfLine(line, { ...flour, gramsOfCup: 140 })).toBe(280);
  const { gramsOfCup: _, ...weighed } = flour;
  expect(amountOfLine(line, weighed)).toBe(240);
  expect(recipeText([line], names)).toBe("2 כוסות קמח");
  expect(recipeText([line], { ...names, ingredients: [weighed] })).toBe("240 גרם קמח");
});

test("a line of an ingredient that was joined into another is of that one, and takes as much as before", () => {
  const [spelt, ...others] = [
    {
      ...flour,
      ...named("spelt", "קמח כוסמין", "Spelt"),
      words: { he: ["כוסמין"] },
      joined: [{ id: "old", gramsOfCup: 100 }, { id: "bare" }],
    },
    ...ingredients,
  ];
  const now = { ...names, ingredients: [spelt, ...others] };
  const line = (ingredient: string, amount: number, typed?: string) => ({
    ingredient,
    amount,
    ...(typed !== undefined && { typed }),
  });
  const before = [
    line("old", 200, "2 כוסות"),
    line("bare", 150, "כוס"),
    line("spelt", 120, "כוס"),
    line("old", 500, "חצי קילו"),
  ];
  expect(before.map((each) => amountOfLine(each, spelt))).toEqual([200, 150, 120, 500]);
  const text = recipeText(before, now);
  expect(text.split("\n")).toEqual([
    "200 גרם קמח כוסמין",
    "150 גרם קמח כוסמין",
    "כוס קמח כוסמין",
    "חצי קילו קמח כוסמין",
  ]);
  const again = readRecipe(text, now).flatMap(({ lines }) => lines);
  expect(again.map((each) => amountOfLine(each, spelt))).toEqual([200, 150, 120, 500]);
  expect(readRecipe("כוס כוסמין", now)).toMatchObject([{ lines: [{ ingredient: "spelt" }] }]);
});

test("what is written twice for a part stays twice, for each part of its name", () => {
  const text = "חיטה מלאה: 2 ביצים\nחיטה מלאה: 2 ביצים\nחריף: מאוד: 2 ביצים";
  expect(recipeText(linesOf(text), names)).toBe(text);
  expect(linesOf(text)).toHaveLength(5);
});
