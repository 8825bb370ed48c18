import { isCountedWord } from "./counted-words.ts";
import { describesNext, describing, isSize, withoutLengths } from "./describing-words.ts";
import {
  amountWords,
  type NotAnAmount,
  type WrittenAmount,
  writtenAmount,
} from "./ingredient-amount.ts";
import type { NamedThings } from "./named-things.ts";
import type { Ingredient } from "./recipe.ts";
import { isToTaste, withoutToTaste } from "./to-taste.ts";

/** An amount of an ingredient as it stands in a recipe. */
interface LineAmount extends Pick<WrittenAmount, "amount" | "isUpperEnd"> {
  /** As it is written. */
  readonly name: string;
  readonly ingredient: Ingredient;
  /** The words of the amount; of one without an amount those that say so. */
  readonly typed: string;
}

/** What is not understood. */
interface LineProblem {
  readonly problem: "unknown-ingredient" | NotAnAmount;
  readonly name: string;
  readonly ingredient?: Ingredient;
}

/**
 * Reads one amount and its ingredient: `2 כפות שמן`, `קמח: 500 גרם`, `2 בצלים, קצוצים דק`, `1 (400 g) can tomatoes`, `מלח לפי הטעם`, which
 * is 0. The ingredient may come first, and words that only describe it are left out; with other words it is another ingredient.
 */
export function readLineAmount(
  text: string,
  ingredients: NamedThings<Ingredient>,
): LineAmount | LineProblem {
  const { rest, said } = withoutToTaste(text);
  const words = wordsOf(rest);
  const line = { words, described: describing(words), said };
  const read = namesIn(line, ingredients).map((found) => amountAt(line, found));
  const understood = read.find((each) => !("problem" in each)) ?? read[0];
  if (understood !== undefined) return understood;
  const name = unknownName(line);
  return name === ""
    ? { problem: "not-an-amount", name: text.trim() }
    : { problem: "unknown-ingredient", name };
}

/** The ingredients of a line to taste: `מלח ופלפל לפי הטעם`, `salt and pepper to taste`. */
export function namesToTaste(text: string): readonly string[] {
  const { rest, said } = withoutToTaste(text);
  if (said === undefined) return [];
  const names = rest.split(/\s*,\s*|\s+(?:and\s+|&\s+|ו-?(?=\p{L}))/iu);
  return names.filter((name) => name.trim() !== "").map((name) => `${name.trim()} ${said}`);
}

/** Words, and what is in brackets as one of them. */
function wordsOf(text: string): readonly string[] {
  const spaced = withoutLengths(text)
    .replaceAll(/(?=\()|(?<=\))/gu, " ")
    .replaceAll(/:(?=\S)/gu, ": ")
    // A dash between a name and its amount.
    .replaceAll(/(?<=\p{L}{2})[-–—](?=\d)/gu, " – ")
    .replaceAll(/[\s.,;]+$/gu, "");
  return spaced.match(/\([^()]*\)|\S+/gu) ?? [];
}

interface WordsOfLine {
  readonly words: readonly string[];
  /** See `describing`. */
  readonly described: readonly boolean[];
  /** What the line says in place of an amount, such as to taste. */
  readonly said: string | undefined;
}

interface FoundName {
  readonly from: number;
  readonly to: number;
  readonly ingredient: Ingredient;
}

/** How many words may follow a name, so that no long line is compared with itself. */
const mostAfter = 15;

/** Where words are the name of an ingredient, the longest there: at the end, and before words that can be of an amount or describe it. */
function namesIn(
  { words, described }: WordsOfLine,
  ingredients: NamedThings<Ingredient>,
): readonly FoundName[] {
  const found: FoundName[] = [];
  for (let to = words.length; to > Math.max(0, words.length - mostAfter); to -= 1) {
    const canFollow = described[to] === true || isOfAmount(words[to] ?? "");
    if (to < words.length && !canFollow) break;
    const first = Math.max(0, to - ingredients.mostWords);
    for (let from = first; from < to; from += 1) {
      const [ingredient] = ingredients.find(words.slice(from, to).join(" "));
      if (ingredient === undefined) continue;
      found.push({ from, to, ingredient });
      // A head of garlic without a number is one of what is called garlic.
      if (!isCountedWord(words[from] ?? "")) break;
    }
  }
  return found;
}

function isOfAmount(word: string): boolean {
  return /^(?:[:=–—-]|\(.*\))$/u.test(word) || amountWords([word]) === 1;
}

/** Whether what is in brackets says how much it is. */
function isNoAside(word: string): boolean {
  return !word.startsWith("(") || /[\d½¼¾⅓⅔]/u.test(word);
}

function amountAt(
  { words, described, said: toTaste }: WordsOfLine,
  { from, to, ingredient }: FoundName,
): LineAmount | LineProblem {
  const name = trimmed(words.slice(from, to).join(" "));
  const start = words.slice(0, from).findLastIndex((word) => !describesNext(word)) + 1;
  const before = trimmed(words.slice(0, start).filter(isNoAside).join(" "));
  const after = words
    .slice(to)
    .filter((word, at) => described[to + at] !== true && isNoAside(word));
  const behind = after.join(" ").replace(/^[:=–—-]\s*/u, "");
  const typed = `${before} ${behind}`.trim();
  const whole = { name, ingredient, typed };
  const said = typed === "" ? toTaste : typed;
  if (said !== undefined && isToTaste(said))
    return { ...whole, typed: said, amount: 0, isUpperEnd: false };
  const isLarge = words.slice(start, from).some(isSize) && /(?:כוס|כוסות|cups?)$/iu.test(before);
  // Between two amounts nobody can choose.
  const isTwice =
    before !== "" && after.some((word) => !isCountedWord(word) && !word.startsWith("("));
  if (isLarge || isTwice) return { problem: "not-an-amount", name, ingredient };
  const read = signedAmount(typed, ingredient);
  if (typeof read === "string") return { problem: read, name, ingredient };
  // Two onions are not two grams of them.
  if (read.isBare && ingredient.unit !== "piece")
    return { problem: "other-unit", name, ingredient };
  return { ...whole, amount: read.amount, isUpperEnd: read.isUpperEnd };
}

const takesOff = /^(?:[-−]|פחות\s|less\s)/iu;

/** An amount, below 0 for what is taken off; the upper end of what is taken off would be too little. */
export function signedAmount(text: string, ingredient: Ingredient): WrittenAmount | NotAnAmount {
  const read = writtenAmount(text.replace(takesOff, ""), ingredient);
  if (typeof read === "string" || !takesOff.test(text)) return read;
  return read.isUpperEnd ? "not-an-amount" : { ...read, amount: -read.amount, exact: -read.exact };
}

/** The name of what is not listed: without amount, description and brackets. */
function unknownName({ words, described }: WordsOfLine): string {
  const from = amountWords(words);
  const to =
    from > 0
      ? words.length
      : words.findLastIndex((word, at) => described[at] !== true && !isOfAmount(word)) + 1;
  const end = words.slice(0, to).findLastIndex((_, at) => described[at] !== true) + 1;
  return trimmed(words.slice(from, Math.max(from, end)).join(" "));
}

function trimmed(text: string): string {
  return text.replaceAll(/[\s.,;:=–—-]+$/gu, "");
}
