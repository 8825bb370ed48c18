import { expect, test } from "vitest";
import { groupBy } from "#domain/group-by.ts";
import { type Language, languages } from "#domain/language/language.ts";
import { ingredientText } from "#domain/menu/ingredient-text.ts";
import { countText } from "#domain/menu/measure-text.ts";
import { partsOf } from "#domain/menu/parts-of.ts";
import type { RecipeLine } from "#domain/menu/recipe.ts";
import { type RecipeNames, readRecipe } from "#domain/menu/recipe-text.ts";
import { checkOrder } from "#domain/order/check-order.ts";
import { orderIn } from "#domain/order/order.ts";
import { shoppingList } from "#domain/order/shopping-list.ts";
import { seedCatalogue } from "./catalogue.ts";
import { demoWeek } from "./demo/demo-week.ts";

const { ingredients = [], menu } = seedCatalogue;
const dishes = menu.flatMap((type) => type.dishes);

/** An amount and a name, in words of a language. */
interface Written {
  readonly amount: string;
  readonly name: string;
  readonly language: Language;
}

const numbers: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  he: {
    1: "אחת",
    2: "שתיים",
    3: "שלוש",
    4: "ארבע",
    5: "חמש",
    6: "שש",
    8: "שמונה",
    10: "עשר",
    15: "חמש־עשרה",
    20: "עשרים",
    25: "עשרים וחמישה",
    30: "שלושים",
    50: "חמישים",
    100: "מאה",
    150: "מאה וחמישים",
    200: "מאתיים",
    250: "מאתיים וחמישים",
    300: "שלוש מאות",
  },
  en: {
    1: "one",
    2: "two",
    3: "three",
    4: "four",
    5: "five",
    6: "six",
    8: "eight",
    10: "ten",
    15: "fifteen",
    20: "twenty",
    25: "twenty-five",
    30: "thirty",
    50: "fifty",
    100: "one hundred",
    150: "one hundred and fifty",
    200: "two hundred",
    250: "two hundred and fifty",
    300: "three hundred",
  },
};
const inWords = ({ amount, language }: Written) =>
  amount.replace(/^\d+(?![\d.])/u, (figures) => numbers[language][Number(figures)] ?? figures);

/** The same amount as the upper end of a range. */
const asRange = (amount: string, dash: string) =>
  amount.replace(/^[\d.]+/u, (figures) => `${String(Number(figures) / 2)}${dash}${figures}`);

/** How cookbooks, notes and messages write a line. */
const styles: Readonly<Record<string, (line: Written, at: number) => string>> = {
  "the amount first": ({ amount, name }) => `${amount} ${name}`,
  "the name first": ({ amount, name }) => `${name} ${amount}`,
  "a colon after the name": ({ amount, name }) => `${name}: ${amount}`,
  "a dash after the name": ({ amount, name }) => `${name} – ${amount}`,
  "a numbered list": ({ amount, name }, at) => `${String(at + 1)}. ${amount} ${name}`,
  "numbers in brackets": ({ amount, name }, at) => `(${String(at + 1)}) ${name}, ${amount}`,
  "dots before the lines": ({ amount, name }) => `• ${amount} ${name}`,
  "boxes before the lines": ({ amount, name }) => `☐ ${name}: ${amount}`,
  "a dot at the end": ({ amount, name }) => `${amount} ${name}.`,
  "marks of direction": ({ amount, name }) => `\u200f${amount}\u200f \u202b${name}\u202c\u200f`,
  "isolated amounts": ({ amount, name }) => `\u2068${amount}\u2069 ${name}\u200e`,
  "other blanks": ({ amount, name }) => `${amount.replace(" ", "\u00a0")}\t${name} `,
  "maqaf and hyphens": ({ amount, name }) =>
    `${amount} ${name.replaceAll(/(?<=\p{L}) (?=\p{L})/gu, "־")}`,
  "no apostrophes": ({ amount, name }) => `${amount} ${name.replaceAll(/[׳’]/gu, "")}`,
  "straight apostrophes": ({ amount, name }) =>
    `${amount.replaceAll("״", '"')} ${name.replaceAll(/[׳’]/gu, "'")}`,
  capitals: ({ amount, name }) => `${amount} ${name.toUpperCase()}`,
  "number words": (line) => `${inWords(line)} ${line.name}`,
  "a range": ({ amount, name }) => `${asRange(amount, "-")} ${name}`,
  "a range in words": ({ amount, name, language }) =>
    `${name}: ${asRange(amount, language === "he" ? " עד " : " to ")}`,
  "no blank before the unit": ({ amount, name }) => `${amount.replace(/(?<=\d) /u, "")} ${name}`,
  "words that describe": ({ amount, name, language }) =>
    `${amount} ${name}, ${language === "he" ? "קצוץ דק" : "finely chopped"}`,
  "an aside": ({ amount, name, language }) =>
    `${amount} ${name} (${language === "he" ? "ועוד קצת להגשה" : "and more for serving"})`,
  "what it is counted in before the name": ({ amount, name }) =>
    `${amount} ${name.replace(/^(.*) \((\S+)\)$/u, (named, of, counted) => (counted === "wheat" ? named : `${counted} ${of}`))}`,
  "names without brackets": ({ amount, name }) => `${amount} ${name.replace(/ \([^()]+\)$/u, "")}`,
};

interface WrittenIn {
  readonly parts: RecipeNames["parts"];
  readonly language: Language;
  readonly style: ((line: Written, at: number) => string) | undefined;
}

/** A line of a recipe in a style; one of a part begins with the name of the part. */
function written(line: RecipeLine, at: number, { parts, language, style }: WrittenIn): string {
  const ingredient = ingredients.find(({ id }) => id === line.ingredient);
  if (ingredient === undefined || style === undefined)
    throw new Error("a recipe names ingredients");
  const name = ingredient.name[language];
  const size = Math.abs(line.amount);
  const amount =
    ingredient.unit === "piece"
      ? countText(size, language)
      : ingredientText(size, ingredient.unit, language);
  const part = parts.find(({ id }) => id === line.with)?.name[language];
  const less = language === "he" ? "פחות" : "less";
  const words =
    line.amount < 0 ? `${less} ${amount} ${name}` : style({ amount, name, language }, at);
  return part === undefined ? words : `${part}: ${words.replace(/^(?:\(?\d+[.)]|[•☐]) /u, "")}`;
}

/** What a recipe takes of each ingredient, with each part of its dish. */
const takes = (lines: readonly RecipeLine[]) =>
  lines.map(({ ingredient, amount, with: part = "" }) => `${ingredient} ${String(amount)} ${part}`);

const names = Object.keys(styles);
/** Of each line, in one style each: every style writes every kind of line somewhere. */
const passes = 4;

test.each(languages)(
  "all recipes are read as the same from cookbooks in %s, with no ingredient of their own",
  (language) => {
    for (const [at, dish] of dishes.entries()) {
      const parts = partsOf(dish);
      const { lines = [] } = dish.recipe ?? {};
      const title = language === "he" ? "למנה:" : "For the dish:";
      for (let pass = 0; pass < passes; pass += 1) {
        const texts = lines.map((line, index) => {
          const style =
            styles[names[(at + index + (pass * names.length) / passes) % names.length] ?? ""];
          return written(line, index, { parts, language, style });
        });
        const read = readRecipe([title, "", ...texts].join("\n"), { ingredients, parts, language });
        expect(read.filter(({ problem }) => problem !== undefined)).toEqual([]);
        // A line of parts with one name is written for each of them.
        const taken = new Set(takes(read.flatMap((each) => each.lines)));
        expect(taken).toEqual(new Set(takes(lines)));
      }
    }
  },
);

test.each(languages)(
  "all of a recipe is read from one line in %s, also without blanks after the commas",
  (language) => {
    for (const dish of dishes) {
      const lines = (dish.recipe?.lines ?? []).filter((line) => line.with === undefined);
      const forms = [
        ["the amount first", ","],
        ["the name first", ", "],
      ] as const;
      for (const [named, comma] of forms) {
        const texts = lines.map((line, at) =>
          written(line, at, { parts: [], language, style: styles[named] }),
        );
        const read = readRecipe(texts.join(comma), {
          ingredients,
          parts: partsOf(dish),
          language,
        });
        expect(takes(read.flatMap((each) => each.lines))).toEqual(takes(lines));
      }
    }
  },
);

test("one list of the demo's week comes of recipes that were pasted in either language, the same amounts without doubles", () => {
  const orders = demoWeek(seedCatalogue, { count: 100, stage: "packing", week: 0 }).flatMap(
    ({ order }) => {
      const checked = checkOrder(order, seedCatalogue);
      return checked.ok ? [orderIn(checked.order, "he")] : [];
    },
  );
  // Every other dish from a cookbook in English.
  const pasted = menu.map((type) => ({
    ...type,
    dishes: type.dishes.map((dish, at) => {
      const language = languages[at % languages.length] ?? "he";
      const parts = partsOf(dish);
      const partOf = (line: RecipeLine) => parts.find(({ id }) => id === line.with)?.name.he ?? "";
      // The add-on of each size has the same name, and its lines are written once.
      const lines = [
        ...groupBy(dish.recipe?.lines ?? [], (line) =>
          [line.ingredient, line.amount, partOf(line)].join(" "),
        ).values(),
      ].map(([line]) => line);
      const texts = lines.map((line, index) => {
        const style = styles[names[(at + index) % names.length] ?? ""];
        return written(line, index, { parts, language, style });
      });
      const read = readRecipe(texts.join("\n"), { ingredients, parts, language });
      const recipe = { lines: read.flatMap((each) => each.lines) };
      return dish.recipe === undefined ? dish : { ...dish, recipe: { ...dish.recipe, ...recipe } };
    }),
  }));
  const itemsOf = (catalogue: Pick<typeof seedCatalogue, "menu">) =>
    shoppingList(orders, { ...catalogue, ingredients }, "he").items.map(({ name, amount }) => ({
      name,
      amount,
    }));
  const items = itemsOf({ menu: pasted });
  expect(items).toEqual(itemsOf({ menu }));
  expect(new Set(items.map(({ name }) => name)).size).toBe(ingredients.length);
  expect(items.filter(({ amount }) => amount > 0).length).toBeGreaterThan(100);
});

test("the styles reach all ingredients of the seed", () => {
  const used = new Set(
    dishes.flatMap(({ recipe }) => recipe?.lines ?? []).map(({ ingredient }) => ingredient),
  );
  expect(used.size).toBe(ingredients.length);
  expect(ingredients.length).toBeGreaterThanOrEqual(137);
  expect(dishes).toHaveLength(49);
});
