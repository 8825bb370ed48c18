import type { Language } from "#domain/language/language.ts";
import { isQuantity } from "./measure.ts";
import { measureText, quantityText } from "./measure-text.ts";
import type { Ingredient, IngredientUnit } from "./recipe.ts";

/** An amount of an ingredient in its unit, in words that `understoodAmount` reads as that amount: `30 מ״ל`, `1.5 kg`, `3 יחידות`. */
export function ingredientText(amount: number, unit: IngredientUnit, language: Language): string {
  if (unit !== "millilitre") return measureText({ quantity: amount, unit }, language);
  return amount < 1000
    ? `${quantityText(amount)} ${language === "he" ? "מ״ל" : "ml"}`
    : measureText({ quantity: Math.round(amount * 1000) / 1_000_000, unit: "litre" }, language);
}

/** How many grams, millilitres or pieces a unit is, and its words: in lower case, without quotation marks and points. */
type KitchenUnit = readonly [unit: IngredientUnit, amount: number, words: string];

const cup = 240;

/** What dry ingredients are measured with, too. */
const spoonsAndCups: readonly KitchenUnit[] = [
  ["millilitre", cup, "כוס כוסות cup cups"],
  ["millilitre", 15, "כף כפות tbsp tbs tablespoon tablespoons spoon spoons"],
  ["millilitre", 5, "כפית כפיות tsp teaspoon teaspoons"],
];
const kitchenUnits: readonly KitchenUnit[] = [
  ...spoonsAndCups,
  ["gram", 1, "ג גר גרם גרמים g gr gram grams"],
  ["gram", 1000, "קג קילו קילוגרם קילוגרמים kg kgs kilo kilos kilogram kilograms"],
  ["millilitre", 1, "מל סמק מיליליטר ml cc milliliter milliliters millilitre millilitres"],
  ["millilitre", 1000, "ל ליטר ליטרים l lt liter liters litre litres"],
  ["piece", 1, "יח יחידה יחידות piece pieces pc pcs unit units"],
];

const numberWords: readonly (readonly [number, words: string])[] = [
  [1, "אחת אחד one"],
  [2, "שתי שני שתיים שניים two"],
  [3, "שלוש שלושה three"],
  [4, "ארבע ארבעה four"],
  [1 / 2, "½ חצי half"],
  [1 / 3, "⅓ שליש"],
  [2 / 3, "⅔"],
  [1 / 4, "¼ רבע quarter"],
  [3 / 4, "¾"],
  [1 / 8, "⅛"],
];

/**
 * Reads an amount of an ingredient as people write it: `2 כפות`, `½ ק״ג`, `כוס וחצי`, `250 g`, `1 1/2 cups`; a number alone is in the unit
 * of the ingredient. Gives the amount in that unit, to three decimals. `other-unit` for a unit that does not fit, such as litres of flour;
 * `not-an-amount` for anything else: a range, 0, several units.
 */
export function understoodAmount(
  text: string,
  ingredient: Pick<Ingredient, "unit" | "gramsOfCup">,
): number | "other-unit" | "not-an-amount" {
  const words = plain(text)
    .split(" ")
    .filter((word) => !emptyWords.has(word));
  const at = words.findIndex((word) => unitOf(word) !== undefined);
  const numbers = words.filter((_, index) => index !== at);
  const count = countOf(numbers, at === 0);
  if (count === undefined || words.length === 0) return "not-an-amount";
  const each = at === -1 ? 1 : amountOfOne(unitOf(words[at] ?? ""), ingredient);
  if (each === undefined) return "other-unit";
  const amount = Math.round(count * each * 1000) / 1000;
  return isQuantity(amount) ? amount : "not-an-amount";
}

const emptyWords: ReadonlySet<string> = new Set(["", "a", "an", "of"]);

/** How many of the first words can be of an amount: those before the name of what it is of. */
export function amountWords(words: readonly string[]): number {
  const isOfAmount = (word: string) =>
    emptyWords.has(word) || word === "+" || (unitOf(word) ?? numberOf(word)) !== undefined;
  const count = words.findIndex((word) => !plain(word).split(" ").every(isOfAmount));
  return count === -1 ? words.length : count;
}

/** Lower case, without marks of direction and abbreviation, and with a blank between words, numbers and `+` for "and". */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\u2066-\u2069\u200e\u200f"'`´׳״‘’“”]/gu, "")
    .replaceAll(/(\p{L})\.(?=\s|$)/gu, "$1")
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))(?<!\b0,)/gu, "")
    .replaceAll(/שלוש(?:ת)? רבעי/gu, "¾")
    .replaceAll(/\band\b|(?<=^|\s)ו-?(?=חצי|רבע|שליש|[\d½¼¾⅓⅔⅛])/gu, "+ ")
    .replaceAll(/(?<=\d)(?=[\p{L}½¼¾⅓⅔⅛])|(?<=[½¼¾⅓⅔⅛])(?=\p{L})/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

function unitOf(word: string): KitchenUnit | undefined {
  return kitchenUnits.find(([, , words]) => words.split(" ").includes(word));
}

/** How much of an ingredient one of a unit is; undefined if the unit does not fit. */
function amountOfOne(
  found: KitchenUnit | undefined,
  { unit, gramsOfCup }: Pick<Ingredient, "unit" | "gramsOfCup">,
): number | undefined {
  if (found?.[0] === unit) return found[1];
  const isWeighed = unit === "gram" && found !== undefined && spoonsAndCups.includes(found);
  return isWeighed && gramsOfCup !== undefined ? (found[1] / cup) * gramsOfCup : undefined;
}

/** The sum of a whole number and a fraction, of one of them, or 1 of a unit with or without "and a half". */
function countOf(words: readonly string[], isAfterUnit: boolean): number | undefined {
  const isAnd = words[0] === "+";
  const numbers = words.filter((word) => word !== "+").map(numberOf);
  if (numbers.length === 0 || isAnd) numbers.unshift(isAfterUnit ? 1 : undefined);
  const [first, second = 0, ...others] = numbers;
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const isFraction = second > 0 && second < 1 && Number.isInteger(first);
  return numbers.length === 1 || isFraction ? first + second : undefined;
}

function numberOf(word: string): number | undefined {
  const [, over, under] = /^(\d{1,3})\/(\d{1,3})$/u.exec(word) ?? [];
  if (over !== undefined) return Number(over) / Number(under);
  if (/^\d{1,7}(?:[.,]\d{1,6})?$/u.test(word)) return Number(word.replace(",", "."));
  return numberWords.find(([, words]) => words.split(" ").includes(word))?.[0];
}
