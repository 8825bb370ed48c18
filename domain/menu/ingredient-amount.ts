import { amountOfCounted, isCountedWord } from "./counted-words.ts";
import { isQuantity } from "./measure.ts";
import { hebrewNumberWords, isOfNumber, numberOf } from "./number-words.ts";
import type { Ingredient, IngredientUnit } from "./recipe.ts";

/** How many grams, millilitres or pieces a unit is, and its words: in lower case, without quotation marks and points. */
type KitchenUnit = readonly [unit: IngredientUnit, amount: number, words: string];

const cup = 240;

/** What dry ingredients are measured with, too. */
const spoonsAndCups: readonly KitchenUnit[] = [
  ["millilitre", cup, "כוס כוסות cup cups"],
  ["millilitre", 15, "כף כפות tbsp tbsps tbs tablespoon tablespoons spoon spoons"],
  ["millilitre", 5, "כפית כפיות tsp tsps teaspoon teaspoons"],
];
const kitchenUnits: readonly KitchenUnit[] = [
  ...spoonsAndCups,
  ["gram", 1, "ג גר גרם גרמים g gr gram grams"],
  ["gram", 1000, "קג קילו קילוגרם קילוגרמים kg kgs kilo kilos kilogram kilograms"],
  ["gram", 0.5, "קורט קמצוץ pinch pinches"],
  ["gram", 28.35, "oz ounce ounces"],
  ["gram", 453.592, "lb lbs pound pounds"],
  ["millilitre", 1, "מל סמק מיליליטר ml cc milliliter milliliters millilitre millilitres"],
  ["millilitre", 1000, "ל ליטר ליטרים l lt liter liters litre litres"],
  ["piece", 1, "יח יחידה יחידות piece pieces pc pcs unit units"],
];

/** A spoon is as full as a knife leaves it, unless it is called heaped: then it counts one and a half. */
const levelWords = /^(?:שטוח|שטוחה|שטוחות|מלאה|מלאות|level)$/u;
const heapedWords = /^(?:גדושה|גדושות|heaped|heaping|rounded)$/u;
const heapedSpoon = 1.5;

/** What an amount is for; with its name, what it is counted in is understood, such as bunches of `כוסברה (צרור)`. */
type Measured = Pick<Ingredient, "unit" | "gramsOfCup"> & Partial<Pick<Ingredient, "name">>;

/** An amount as it was written. */
export interface WrittenAmount {
  /** In the unit of the ingredient, to three decimals, above 0. */
  readonly amount: number;
  /** The same as it was written: thirds of it are not rounded. */
  readonly exact: number;
  /** Of a range, such as 2-3, it is the upper end. */
  readonly isUpperEnd: boolean;
  /** A number without a unit. */
  readonly isBare: boolean;
}

export type NotAnAmount = "other-unit" | "not-an-amount";

/**
 * Reads an amount of an ingredient as people write it: `2 כפות`, `½ ק״ג`, `כוס וחצי`, `שני שליש כוס`, `250 g`, `1 1/2 cups`; a number alone is
 * in the unit of the ingredient. Gives the amount in that unit, to three decimals. `other-unit` for a unit that does not fit, such as litres of flour;
 * `not-an-amount` for anything else: a range, 0, two units without "and".
 */
export function understoodAmount(text: string, ingredient: Measured): number | NotAnAmount {
  const written = writtenAmount(text, ingredient);
  if (typeof written === "string") return written;
  return written.isUpperEnd ? "not-an-amount" : written.amount;
}

/** Reads an amount as `understoodAmount` does, and ranges, too. */
export function writtenAmount(text: string, ingredient: Measured): WrittenAmount | NotAnAmount {
  const result = inBrackets(text, ingredient) ?? amountOf(wordsOf(text), ingredient);
  if (typeof result === "string") return result;
  const amount = Math.round(result.amount * 1000) / 1000;
  return isQuantity(amount) ? { ...result, amount, exact: result.amount } : "not-an-amount";
}

const emptyWords: ReadonlySet<string> = new Set(
  "|a|an|of|של|about|approx|approximately|around|בערך|כ".split("|"),
);

const rangeWords = ["עד", "או", "בין", "to", "or", "between"];

/** How many of the first words can belong to an amount: those before the name of the ingredient. */
export function amountWords(words: readonly string[]): number {
  const isOfAmount = (word: string) =>
    emptyWords.has(word) ||
    ["+", range, times, ...rangeWords].includes(word) ||
    levelWords.test(word) ||
    heapedWords.test(word) ||
    unitOf(word) !== undefined ||
    isCountedWord(word) ||
    isOfNumber(word);
  const count = words.findIndex((word) => !plain(word).split(" ").every(isOfAmount));
  return count === -1 ? words.length : count;
}

/** Fractions of one character, such as `⅔`. */
const fractions = /[\u00bc-\u00be\u2150-\u215e]/gu;
/** Between one and a digit beside it: `½1`, as it is typed from right to left, is not `1/21`. */
const besideFraction = new RegExp(
  `(?<=\\d)(?=${fractions.source})|(?<=${fractions.source})(?=\\d)`,
  "gu",
);

/** Between the ends of a range, and between a number and what it multiplies. */
const [range, times] = ["–", "×"];

/**
 * Lower case, without marks of direction and abbreviation, with `2/3` for `⅔`, and a blank between words, numbers, `+` for "and", `–` for "to"
 * and `×`.
 */
function plain(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll(besideFraction, " ")
      .replaceAll(fractions, (fraction) => fraction.normalize("NFKD"))
      .replaceAll("\u2044", "/")
      .replaceAll(/[\p{Default_Ignorable_Code_Point}"'`´׳״‘’“”]/gu, "")
      .replaceAll(/[\u2010\u2011־]/gu, "-")
      .replaceAll(/(\p{L})[.,](?=\s|$)/gu, "$1")
      .replaceAll(/(?<=\d),(?=\d{3}(?!\d))(?<!\b0,)/gu, "")
      // About 500.
      .replaceAll(/(?:(?<=^|\s)כ-?|~)(?=\d)/gu, "")
      // A whole number and its fraction, as in 2-1/2; a number and its unit, as in 500-gram.
      .replaceAll(/(?<=(?:^|\s)\d+)-(?=\d+\/)|(?<=[\d\p{L}])-(?=\p{L})/gu, " ")
      .replace(/^\s*(?:בין|between)\s+(.+?)\s+(?:ל-?|and\s)/u, `$1 ${range} `)
      .replaceAll(/\s(?:עד|או|to|or)\s(?:ל-?(?=\d))?|(?<!(?:^|\s)ו)[-‒–—−]/gu, ` ${range} `)
      .replaceAll(/(?<=\d)\s*[x×*✕]\s*(?=\d)/gu, ` ${times} `)
      .replaceAll(andBefore, "+ ")
      .replaceAll(/(?<=\d)(?=\p{L})/gu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim()
  );
}

/** "And", before what can follow a number: Hebrew joins it to the next word. */
const andBefore = new RegExp(
  `\\b(?:and|plus)\\b|(?<=^|\\s)ו-?(?=\\d|(?:${[
    ...hebrewNumberWords,
    ...spoonsAndCups.flatMap(([, , words]) => words.match(/[א-ת]+/gu) ?? []),
  ].join("|")})(?:\\s|$))`,
  "gu",
);

function wordsOf(text: string): readonly string[] {
  return plain(text)
    .split(" ")
    .filter((word) => !emptyWords.has(word));
}

const unitsByWord = new Map(
  kitchenUnits.flatMap((unit) => unit[2].split(" ").map((word) => [word, unit])),
);

function unitOf(word: string): KitchenUnit | undefined {
  return unitsByWord.get(word);
}

/** How much of an ingredient one of a unit is; undefined if the unit does not fit. */
function amountOfOne(word: string, ingredient: Measured): number | undefined {
  const found = unitOf(word);
  if (found === undefined) return amountOfCounted(word, ingredient);
  if (found[0] === ingredient.unit) return found[1];
  const { unit, gramsOfCup } = ingredient;
  const isWeighed = unit === "gram" && spoonsAndCups.includes(found);
  return isWeighed && gramsOfCup !== undefined ? (found[1] / cup) * gramsOfCup : undefined;
}

/** Its amount is exact. */
type Result = Omit<WrittenAmount, "exact"> | NotAnAmount;

/** One amount, a range of two, or the sum of two in units of their own: `כוס ו-2 כפות`. */
function amountOf(all: readonly string[], ingredient: Measured): Result {
  const words = withRange(all);
  const [at, and] = [words.indexOf(range), words.lastIndexOf("+")];
  if (at !== -1) return upperEnd(words.slice(0, at), words.slice(at + 1), ingredient);
  const parts = [words.slice(0, and), words.slice(and + 1)];
  const isSum = and > 0 && parts.every((part) => part.some(isUnit));
  const amounts = (isSum ? parts : [words]).map((part) => simpleAmount(part, ingredient));
  const wrong = amounts.find((amount) => typeof amount === "string");
  if (wrong !== undefined) return wrong;
  const amount = amounts.reduce<number>((sum, each) => sum + Number(each), 0);
  return { amount, isUpperEnd: false, isBare: !words.some(isUnit) };
}

const isUnit = (word: string) => unitOf(word) !== undefined || isCountedWord(word);

/** `שתיים שלוש כפות` and `כף שתיים` are ranges, too. */
function withRange(words: readonly string[]): readonly string[] {
  const valueAt = (at: number) =>
    /^[א-ת]+$/u.test(words[at] ?? "") ? numberOf(words.slice(at, at + 1)) : undefined;
  const after = words.findIndex((word, at) => {
    const [one, next] = [isUnit(word) && at === 0 ? 1 : valueAt(at), valueAt(at + 1)];
    return one !== undefined && one < 9 && one >= 1 && next === one + 1;
  });
  return after === -1 ? words : [...words.slice(0, after + 1), range, ...words.slice(after + 1)];
}

/** A unit of one end is that of both. */
function upperEnd(
  lower: readonly string[],
  upper: readonly string[],
  ingredient: Measured,
): Result {
  const unitsOf = (words: readonly string[]) => words.filter(isUnit);
  const [ofLower, ofUpper] = [unitsOf(lower), unitsOf(upper)];
  const low = simpleAmount(ofLower.length === 0 ? [...lower, ...ofUpper] : lower, ingredient);
  const high = simpleAmount(ofUpper.length === 0 ? [...upper, ...ofLower] : upper, ingredient);
  if (lower.length === 0 || upper.length === 0) return "not-an-amount";
  if (typeof low === "string") return low;
  if (typeof high === "string") return high;
  const isBare = ofLower.length + ofUpper.length === 0;
  return low > 0 && low < high ? { amount: high, isUpperEnd: true, isBare } : "not-an-amount";
}

/** A count and a unit: of one term, a whole number and a fraction, or 1 of a unit with or without "and a half". */
function simpleAmount(all: readonly string[], ingredient: Measured): number | NotAnAmount {
  const isHeaped = all.some((word) => heapedWords.test(word));
  // In 2 × 400 g cans the cans say nothing.
  const isSold = all.includes(times) && all.some((word) => unitOf(word) !== undefined);
  const words = all
    .filter((word) => !levelWords.test(word) && !heapedWords.test(word))
    .filter((word) => !isSold || !isCountedWord(word));
  const at = words.findIndex(isUnit);
  const count = at === -1 ? countOf(words, []) : countOf(words.slice(0, at), words.slice(at + 1));
  const isUncounted = at === 0 && (words[1] ?? "+") === "+" && neverAlone.test(words[0] ?? "");
  if (count === undefined || isUncounted || words.length === 0) return "not-an-amount";
  const each = at === -1 ? 1 : amountOfOne(words[at] ?? "", ingredient);
  if (each === undefined) return "other-unit";
  if (!all.some((word) => levelWords.test(word) || heapedWords.test(word))) return count * each;
  const unit = unitOf(words[at] ?? "");
  const ofUnit = unit !== undefined && spoonsAndCups.includes(unit) ? unit[1] : 0;
  // A cup that is heaped, or an onion, may be anything.
  if (ofUnit === 0 || (isHeaped && ofUnit === cup)) return "not-an-amount";
  return count * each * (isHeaped ? heapedSpoon : 1);
}

/** A cup is one, but not cups, nor grams. */
const neverAlone =
  /(?:ות|ים|י|[^b]s)$|^(?:ג|גר|גרם|g|gr|gram|מל|סמק|מיליליטר|ml|cc|milliliter|millilitre|ל|l|lt|יח|pc)$/u;

/** What the words before and after a unit count. */
function countOf(before: readonly string[], after: readonly string[]): number | undefined {
  const by = before.indexOf(times);
  if (by !== -1) {
    const [packs, each] = [numberOf(before.slice(0, by)), countOf(before.slice(by + 1), after)];
    return Number.isInteger(packs) && each !== undefined ? Number(packs) * each : undefined;
  }
  if (after.length === 0) return before.length === 0 ? 1 : numberOf(before);
  const isFraction = after[0] === "+";
  if (before.length === 0 && !isFraction) return numberOf(after);
  // "2 cups half" is neither a cup nor two and a half.
  const count = before.length === 0 ? 1 : numberOf(before);
  const sum = numberOf([...(before.length === 0 ? ["1"] : before), ...after]);
  const isSum = isFraction && count !== undefined && sum !== undefined && sum - count < 1;
  return isSum ? sum : undefined;
}

/**
 * An amount with another one in brackets: how much is in each of what is sold, as in `1 (400 g) can`, or all of it, as in `2 onions (300 g)`.
 * Undefined without brackets. With several of what is sold it must be clear that the brackets are of each.
 */
function inBrackets(text: string, ingredient: Measured): Result | undefined {
  const [, start = "", inner = "", end = ""] = /^([^()]*)\(([^()]*)\)([^()]*)$/u.exec(text) ?? [];
  if (inner === "") return undefined;
  const ofEach = / each|^each |כל א(?:חד|חת)|ליחידה/u;
  const isOfEach =
    ofEach.test(inner) || (wordsOf(start).every(isOfNumber) && wordsOf(end).length > 0);
  const innerWords = wordsOf(inner.replace(ofEach, " "));
  const written = amountOf(innerWords, ingredient);
  const outer = [...wordsOf(start), ...wordsOf(end)];
  if (outer.length === 0) return written;
  const isSold = outer.some(isCountedWord);
  const sold = outer.filter((word) => !isCountedWord(word));
  const count = sold.length === 0 ? 1 : numberOf(sold);
  const whole = amountOf(outer, ingredient);
  if (typeof written === "string" || !innerWords.some(isUnit)) return whole;
  if (isSold && typeof whole !== "string") return whole;
  // 500 g of flour (about 4 cups) are 500 g; 4 cups of flour (500 g), too.
  const isExact = outer.some((word) => {
    const unit = unitOf(word);
    return unit?.[0] === ingredient.unit && !spoonsAndCups.includes(unit);
  });
  if (isExact && typeof whole !== "string") return whole;
  if (!ofEach.test(inner) && !isSold) return written;
  return count !== undefined && (isOfEach || count === 1)
    ? { ...written, amount: written.amount * count }
    : "not-an-amount";
}
