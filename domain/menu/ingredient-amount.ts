import { isQuantity } from "./measure.ts";
import type { Ingredient, IngredientUnit } from "./recipe.ts";

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

type NumberWords = readonly (readonly [number, words: string])[];

const numberWords: NumberWords = [
  [1, "אחת אחד one"],
  [2, "שתי שני שתיים שניים two"],
  [3, "שלוש שלושה שלושת three"],
  [4, "ארבע ארבעה ארבעת four"],
  [5, "חמש חמישה חמשת five"],
  [6, "שש שישה ששת six"],
  [7, "שבע שבעה שבעת seven"],
  [8, "שמונה שמונת eight"],
  [9, "תשע תשעה תשעת nine"],
  [10, "עשר עשרה עשרת ten"],
  [12, "תריסר dozen"],
];

/** Of these there can be several: "two thirds" are two of them, and so are "2 thirds". */
const partWords: NumberWords = [
  [1 / 2, "חצי חצאי חצאים half halves"],
  [1 / 3, "שליש שלישי שלישים third thirds"],
  [1 / 4, "רבע רבעי רבעים quarter quarters"],
  [1 / 5, "חמישית חמישיות fifth fifths"],
  [1 / 8, "שמינית שמיניות eighth eighths"],
];

/**
 * Reads an amount of an ingredient as people write it: `2 כפות`, `½ ק״ג`, `כוס וחצי`, `שני שליש כוס`, `250 g`, `1 1/2 cups`; a number alone is
 * in the unit of the ingredient. Gives the amount in that unit, to three decimals. `other-unit` for a unit that does not fit, such as litres of flour;
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
  const count = countOf(words, at);
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
    emptyWords.has(word) ||
    word === "+" ||
    (unitOf(word) ?? numberOf(word) ?? partOf(word)) !== undefined;
  const count = words.findIndex((word) => !plain(word).split(" ").every(isOfAmount));
  return count === -1 ? words.length : count;
}

/** Fractions of one character, such as `⅔`. */
const fractions = /[\u00bc-\u00be\u2150-\u215e]/gu;
const beforeFraction = new RegExp(`(?<=\\d)(?=${fractions.source})`, "gu");

/** Lower case, without marks of direction and abbreviation, with `2/3` for `⅔`, and a blank between words, numbers and `+` for "and". */
function plain(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll(beforeFraction, " ")
      .replaceAll(fractions, (fraction) => fraction.normalize("NFKD"))
      .replaceAll("\u2044", "/")
      .replaceAll(/[\u2066-\u2069\u200e\u200f"'`´׳״‘’“”]/gu, "")
      .replaceAll(/(\p{L})\.(?=\s|$)/gu, "$1")
      .replaceAll(/(?<=\d),(?=\d{3}(?!\d))(?<!\b0,)/gu, "")
      .replaceAll("־", " ")
      // A whole number and its fraction, as in 2-1/2.
      .replaceAll(/(?<=\d)-(?=\d+\/)/gu, " ")
      .replaceAll(andBefore, "+ ")
      .replaceAll(/(?<=\d)(?=\p{L})/gu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim()
  );
}

/** "And", before what can follow a number: Hebrew joins it to the next word. */
const andBefore = new RegExp(
  `\\band\\b|(?<=^|\\s)ו-?(?=\\d|(?:${[...numberWords, ...partWords].flatMap(([, words]) => words.match(/[א-ת]+/gu) ?? []).join("|")})(?:\\s|$))`,
  "gu",
);

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

/**
 * How much the words of an amount count, with the unit at `at`, or without one at -1: one term, a whole number and a fraction, or 1 of a unit with
 * or without "and a half".
 */
function countOf(words: readonly string[], at: number): number | undefined {
  const and = words.indexOf("+");
  const before = and === -1 ? words : words.slice(0, and);
  const first = before.length === 1 && at === 0 ? 1 : termOf(before, at);
  if (and === -1 || first === undefined) return first;
  return sumOf(first, termOf(words.slice(and + 1), at - and - 1));
}

/** A number, or several parts of one: two thirds. A fraction in figures is added to the number before it: `1 1/2`. */
function termOf(words: readonly string[], at: number): number | undefined {
  const [first, second, ...others] = words.filter((_, index) => index !== at);
  if (first === undefined || others.length > 0) return undefined;
  const number = numberOf(first);
  if (second === undefined) return number ?? partOf(first);
  const part = partOf(second);
  if (part === undefined) return sumOf(number, numberOf(second));
  // "2 cups half" is neither a cup nor two and a half.
  return number !== undefined && Number.isInteger(number) && at !== 1 ? number * part : undefined;
}

/** Undefined unless it is a whole number and a fraction. */
function sumOf(whole: number | undefined, fraction: number | undefined): number | undefined {
  if (whole === undefined || fraction === undefined || !Number.isInteger(whole)) return undefined;
  return fraction > 0 && fraction < 1 ? whole + fraction : undefined;
}

function numberOf(word: string): number | undefined {
  const [, over, under] = /^(\d{1,3})\/(\d{1,3})$/u.exec(word) ?? [];
  if (over !== undefined) return Number(over) / Number(under);
  if (/^\d{1,7}(?:[.,]\d{1,6})?$/u.test(word)) return Number(word.replace(",", "."));
  return valueIn(numberWords, word);
}

function partOf(word: string): number | undefined {
  return valueIn(partWords, word);
}

function valueIn(values: NumberWords, word: string): number | undefined {
  return values.find(([, words]) => words.split(" ").includes(word))?.[0];
}
