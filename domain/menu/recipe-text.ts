import { type Language, languages } from "#domain/language/language.ts";
import { amountWords, understoodAmount } from "./ingredient-amount.ts";
import { ingredientText } from "./ingredient-text.ts";
import { quantityText } from "./measure-text.ts";
import type { Identified } from "./menu.ts";
import { type NamedThings, namedThings } from "./named-things.ts";
import type { Ingredient, RecipeLine } from "./recipe.ts";

/** What a line of a recipe can be used only with: an add-on, a choice or an extra. */
interface Part<Name> extends Identified {
  readonly name: Name;
}

/** All parts of a dish. */
export function partsOfDish<Name>(dish: {
  readonly selections: readonly { readonly checkBoxes: readonly Part<Name>[] }[];
  readonly options: readonly { readonly choices: readonly Part<Name>[] }[];
  readonly extras: readonly Part<Name>[];
}): readonly Part<Name>[] {
  return [
    ...dish.selections.flatMap(({ checkBoxes }) => checkBoxes),
    ...dish.options.flatMap(({ choices }) => choices),
    ...dish.extras,
  ];
}

/** What recipes can name, and the language whose names come first. */
export interface RecipeNames {
  readonly ingredients: readonly Ingredient[];
  /** Parts of the same name, such as the add-on of each size, have the same lines. */
  readonly parts: readonly Part<Readonly<Record<Language, string>>>[];
  readonly language: Language;
}

/** One amount of a recipe as it was read. */
export interface ReadAmount {
  /** For each part of the name that it goes with; none where there is a problem. */
  readonly lines: readonly RecipeLine[];
  /** What it was read as, or what is wrong; `name` is that of the ingredient or the part. */
  readonly name: string;
  readonly ingredient?: Ingredient;
  readonly problem?: RecipeProblem;
  /** The line of the text that it is in; the first one is 0. */
  readonly line: number;
}

type RecipeProblem =
  | "unknown-ingredient"
  | "unknown-part"
  | "other-unit"
  | "not-an-amount"
  /** The line is longer than `longestLine`. */
  | "long-line"
  /** The line comes after `mostLines` others, and none after it is read. */
  | "many-lines";

/** In UTF-16 units. No line of `recipeText` is longer, whatever its names are; in a longer one something else was pasted. */
const longestLine = 1_000;
const mostLines = 500;

/**
 * Reads a recipe as people write it: in each line an amount and an ingredient (`2 כפות שמן`), or several after commas. A line that begins
 * with the name of a part and a colon counts only with it (`חריף: 3 פלפל חריף`); there an ingredient can be taken off, too: `פחות 1 ק״ג קמח`.
 */
export function readRecipe(text: string, names: RecipeNames): readonly ReadAmount[] {
  const ingredients = namedThings(names.ingredients, names.language);
  const parts = namedThings(names.parts, names.language);
  const written = text
    .split("\n")
    // Without the dot before a line of a list that was pasted.
    .map((line, at) => ({ line: line.replace(/^\s*[-–•*]\s+/u, "").trim(), at }))
    .filter(({ line }) => line !== "");
  return written.slice(0, mostLines + 1).flatMap(({ line, at }, index) => {
    const isLong = line.length > longestLine;
    if (!isLong && index < mostLines)
      return readLine(line, ingredients, parts).map((amount) => ({ ...amount, line: at }));
    const name = line.slice(0, quotedOfLine);
    return { lines: [], name, problem: isLong ? "long-line" : "many-lines", line: at } as const;
  });
}

/** How much of a line that is not read is quoted, in UTF-16 units. */
const quotedOfLine = 40;

/** An amount without its place in the text. */
type AmountOfLine = Omit<ReadAmount, "line">;

function readLine(
  line: string,
  ingredients: NamedThings<Ingredient>,
  parts: NamedThings<RecipeNames["parts"][number]>,
): readonly AmountOfLine[] {
  const colons = [...line.matchAll(/:/gu)].map(({ index }) => index);
  // Names may have colons, too.
  const named = colons
    .map((colon) => ({ colon, found: parts.find(line.slice(0, colon)) }))
    .findLast(({ found }) => found.length > 0);
  const ids = named?.found.map(({ id }) => id) ?? [undefined];
  const amounts = named === undefined ? line : line.slice(named.colon + 1);
  const whole = readAmount(amounts, ingredients, ids);
  if (whole.problem === undefined) return [whole];
  if (named === undefined && colons[0] !== undefined)
    return [{ lines: [], name: line.slice(0, colons[0]).trim(), problem: "unknown-part" }];
  return amounts.split(", ").map((each) => readAmount(each, ingredients, ids));
}

/** The text that is read as these lines of a recipe, one amount in a line of text. */
export function recipeText(
  lines: readonly RecipeLine[],
  { ingredients, parts, language }: RecipeNames,
): string {
  const texts = lines.map((line) => {
    const ingredient = ingredients.find(({ id }) => id === line.ingredient);
    if (ingredient === undefined) throw new Error("a recipe names what its catalogue has");
    const part = parts.find(({ id }) => id === line.with)?.name[language];
    const isTyped = line.typed !== undefined && isNumber(signedAmount(line.typed, ingredient));
    const amount = isTyped ? line.typed : amountText(line.amount, ingredient, language);
    const words = `${amount} ${ingredient.name[language]}`;
    return { part: line.with, text: part === undefined ? words : `${part}: ${words}` };
  });
  return texts
    .filter(
      ({ part, text }, at) =>
        !texts.slice(0, at).some((before) => before.text === text && before.part !== part),
    )
    .map(({ text }) => text)
    .join("\n");
}

/** What a line takes, in the unit of its ingredient: what its words stand for now, because a cup may weigh something else since. */
export function amountOfLine({ amount, typed }: RecipeLine, ingredient: Ingredient): number {
  const read = typed === undefined ? amount : signedAmount(typed, ingredient);
  return isNumber(read) ? read : amount;
}

const less: Readonly<Record<Language, string>> = { he: "פחות", en: "less" };
const takesOff = new RegExp(`^(?:[-−]|${less.he}\\s|${less.en}\\s)`, "iu");

function readAmount(
  text: string,
  ingredients: NamedThings<Ingredient>,
  parts: readonly (string | undefined)[],
): AmountOfLine {
  const words = text.trim().split(/\s+/u);
  const nameFrom = (at: number) => words.slice(at).join(" ");
  const from = Math.max(0, words.length - ingredients.mostWords);
  const known = words
    .slice(from)
    .findIndex((_, at) => ingredients.find(nameFrom(from + at)).length > 0);
  const count = known === -1 ? amountWords(words) : from + known;
  const name = nameFrom(count);
  const [ingredient] = ingredients.find(name);
  if (name === "") return { lines: [], name: text.trim(), problem: "not-an-amount" };
  if (ingredient?.id === undefined) return { lines: [], name, problem: "unknown-ingredient" };
  const { id } = ingredient;
  const typed = words.slice(0, count).join(" ");
  const amount = signedAmount(typed, ingredient);
  if (!isNumber(amount)) return { lines: [], name, ingredient, problem: amount };
  if (amount < 0 && parts.includes(undefined))
    return { lines: [], name, ingredient, problem: "not-an-amount" };
  const isPlain = languages.some((each) => amountText(amount, ingredient, each) === typed);
  const line = { ingredient: id, amount, ...(!isPlain && { typed }) };
  const lines = parts.map((part) => (part === undefined ? line : { ...line, with: part }));
  return { lines, name, ingredient };
}

function signedAmount(text: string, ingredient: Ingredient) {
  const amount = understoodAmount(text.replace(takesOff, ""), ingredient);
  return isNumber(amount) && takesOff.test(text) ? -amount : amount;
}

function amountText(amount: number, { unit }: Ingredient, language: Language): string {
  const size = Math.abs(amount);
  const words = unit === "piece" ? quantityText(size) : ingredientText(size, unit, language);
  return amount < 0 ? `${less[language]} ${words}` : words;
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}
