import { type Language, languages } from "#domain/language/language.ts";
import { isDescription } from "./describing-words.ts";
import type { Identified } from "./identified.ts";
import { idsOfIngredient, measuredAs } from "./ids-of-ingredient.ts";
import { amountWords } from "./ingredient-amount.ts";
import { ingredientText } from "./ingredient-text.ts";
import { countText } from "./measure-text.ts";
import { type NamedThings, namedThings } from "./named-things.ts";
import type { Ingredient, RecipeLine } from "./recipe.ts";
import { namesToTaste, readLineAmount, signedAmount } from "./recipe-line.ts";
import { isBeforeName, isToTaste } from "./to-taste.ts";

/** What a line of a recipe can be used only with. */
interface NamedPart extends Identified {
  readonly name: Readonly<Record<Language, string>>;
}

/** What recipes can name, and the language whose names come first. */
export interface RecipeNames {
  readonly ingredients: readonly Ingredient[];
  /** Parts of the same name, such as the add-on of each size, have the same lines. */
  readonly parts: readonly NamedPart[];
  readonly language: Language;
}

/** One amount of a recipe as it was read. */
export interface ReadAmount {
  /** For each part of the name that it goes with; none where there is a problem, and none of a heading. */
  readonly lines: readonly RecipeLine[];
  /** What it was read as, or what is wrong; `name` is that of the ingredient, of the part or of the heading. */
  readonly name: string;
  readonly ingredient?: Ingredient;
  readonly problem?: RecipeProblem;
  /** A note for the cook about an amount that is understood: of a range the upper end counts, a heading is not kept. */
  readonly note?: "upper-end" | "heading";
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

/** A dot, a dash, a box, a number or a letter before each line of a list that was pasted. */
const ofList =
  /^\s*(?:[-–—+]\s+|[•●○▪■□☐◦‣·*✓]\s*|\[\s?\]\s*|\(?(?:\d{1,3}|[a-zא-ת])[.)]\s+(?=\S))/iu;

/**
 * Reads a recipe as people write it and as it stands in a cookbook: in each line an amount and an ingredient (`2 כפות שמן`, `קמח: 500 גרם`, see
 * `readLineAmount`), or several after commas. A line that begins with the name of a part and a colon counts only with it
 * (`חריף: 3 פלפל חריף`); there an ingredient can be taken off, too: `פחות 1 ק״ג קמח`.
 */
export function readRecipe(text: string, names: RecipeNames): readonly ReadAmount[] {
  const ingredients = namedThings(names.ingredients, names.language);
  const parts = namedThings(names.parts, names.language);
  const written = text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .split("\n")
    .map((line, at) => ({ line: line.replace(ofList, "").trim(), at }))
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
  if (named === undefined && isHeading(line, ingredients))
    return [{ lines: [], name: line.replace(/\s*:$/u, ""), note: "heading" }];
  const ids = named?.found.map(({ id }) => id) ?? [undefined];
  const amounts = named === undefined ? line : line.slice(named.colon + 1);
  if (amounts.trim() === "") return [{ lines: [], name: line, problem: "not-an-amount" }];
  const read = readAmounts(amounts, { ingredients, parts: ids });
  const [colon] = colons;
  const isOfPart =
    named === undefined && colon !== undefined && !namesNothing(line.slice(colon + 1));
  return isOfPart && read.some(({ problem }) => problem !== undefined)
    ? [{ lines: [], name: line.slice(0, colon).trim(), problem: "unknown-part" }]
    : read;
}

/** `לבצק:`, `For the dough (2 kg):`. */
function isHeading(line: string, ingredients: NamedThings<Ingredient>): boolean {
  const words = line.replaceAll(/\([^()]*\)/gu, "").trim();
  const isNamed = words.endsWith(":") || /^for the /iu.test(words);
  return isNamed && !/\d/u.test(words) && ingredients.find(words).length === 0;
}

/** What the amounts of a line can name. */
interface LineNames {
  readonly ingredients: NamedThings<Ingredient>;
  readonly parts: readonly (string | undefined)[];
}

/** Of how many pieces between commas an amount is, at most: `2 onions, peeled, thinly sliced`. In a line of very many each is one. */
const mostPieces = 4;
const veryMany = 60;

/** The amounts of a text: the whole of it, or as much of it between commas as is one amount. */
function readAmounts(text: string, names: LineNames): readonly AmountOfLine[] {
  const whole = readAmount(text, names);
  if (isUnderstood(whole)) return whole;
  const pieces = text
    .split(/,(?!\d)|(?<!\d),|;/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  const read: AmountOfLine[] = [];
  for (let at = 0; at < pieces.length; ) {
    const most = Math.min(pieces.length > veryMany ? 1 : mostPieces, pieces.length - at);
    const counts = Array.from({ length: most }, (_, less) => most - less);
    const tried = counts.map((count) => ({
      count,
      found: readAmount(pieces.slice(at, at + count).join(", "), names),
    }));
    const { count, found } = tried.find((each) => isUnderstood(each.found)) ?? tried.at(-1) ?? {};
    if (count === undefined || found === undefined) break;
    // What describes an ingredient that is not understood is nothing of its own.
    const isOwn = read.length === 0 || !isDescription(pieces[at] ?? "");
    if (isUnderstood(found) || isOwn) read.push(...found);
    at += count;
  }
  return read.length === 0 ? whole : read;
}

const isUnderstood = (read: readonly AmountOfLine[]) =>
  read.every(({ problem }) => problem === undefined);

/** One amount, or several ingredients to taste. */
function readAmount(text: string, names: LineNames): readonly AmountOfLine[] {
  const one = amountOfText(text, names);
  if (one.problem === undefined) return [one];
  const toTaste = namesToTaste(text).map((each) => amountOfText(each, names));
  return toTaste.length > 1 && isUnderstood(toTaste) ? toTaste : [one];
}

function amountOfText(text: string, { ingredients, parts }: LineNames): AmountOfLine {
  const read = readLineAmount(text, ingredients);
  if ("problem" in read) return { lines: [], ...read };
  const { name, ingredient, typed, amount, isUpperEnd } = read;
  const { id } = ingredient;
  if (id === undefined) return { lines: [], name, problem: "unknown-ingredient" };
  if (amount < 0 && parts.includes(undefined))
    return { lines: [], name, ingredient, problem: "not-an-amount" };
  const isPlain = languages.some((each) => amountText(amount, ingredient, each) === typed);
  const line = { ingredient: id, amount, ...(!isPlain && { typed }) };
  const lines = parts.map((part) => (part === undefined ? line : { ...line, with: part }));
  return { lines, name, ingredient, ...(isUpperEnd && { note: "upper-end" }) };
}

/** The text that is read as these lines of a recipe, one amount in a line of text. */
export function recipeText(
  lines: readonly RecipeLine[],
  { ingredients, parts, language }: RecipeNames,
): string {
  const texts = lines.map((line) => {
    const ingredient = ingredients.find((each) => idsOfIngredient(each).includes(line.ingredient));
    if (ingredient === undefined) throw new Error("a recipe names what its catalogue has");
    const part = parts.find(({ id }) => id === line.with)?.name[language];
    const words = recipeLineText(line, ingredient, language);
    return { part: line.with, text: part === undefined ? words : `${part}: ${words}` };
  });
  // Parts of one name have one text: as many of it as each of them has lines.
  const written: string[] = [];
  for (const [at, { part, text }] of texts.entries()) {
    const isOf = (other: string) => other === text;
    const own = texts.slice(0, at + 1).filter((each) => each.part === part);
    if (own.filter((each) => isOf(each.text)).length > written.filter(isOf).length)
      written.push(text);
  }
  return written.join("\n");
}

/** The amount in its words, if they are still understood, and the name. */
function recipeLineText(line: RecipeLine, ingredient: Ingredient, language: Language) {
  const { amount, typed } = line;
  const name = ingredient.name[language];
  if (amount === 0) {
    const free = typed !== undefined && isToTaste(typed) ? typed : toTaste[language];
    return isBeforeName(free) ? `${free} ${name}` : `${name} ${free}`;
  }
  const read = typed === undefined ? "not-an-amount" : signedAmount(typed, ingredient);
  const takes = Math.round(amountOfLine(line, ingredient) * 1000) / 1000;
  // What was written of an ingredient that was joined into it may be another amount of this one.
  const isSame = typeof read !== "string" && read.amount === takes;
  // A number alone was in the unit of what is weighed, too.
  const isTyped = typed !== undefined && isSame && (!read.isBare || ingredient.unit === "piece");
  if (isTyped && !read.isBare) return `${typed} ${name}`;
  const counted = countedName(takes, ingredient, language);
  const words = isTyped ? typed : amountText(takes, ingredient, language);
  return isAfterName(words) ? `${counted} ${words}` : `${words} ${counted}`;
}

/** What a line takes, in the unit of its ingredient: what its words stand for now, because a cup may weigh something else since. */
export function amountOfLine(
  { amount, typed, ingredient: id }: RecipeLine,
  ingredient: Ingredient,
): number {
  const measured = measuredAs(ingredient, id);
  const read = typed === undefined ? "not-an-amount" : signedAmount(typed, measured);
  return typeof read === "string" ? amount : read.exact;
}

const less: Readonly<Record<Language, string>> = { he: "פחות", en: "less" };
const toTaste: Readonly<Record<Language, string>> = { he: "לפי הטעם", en: "to taste" };

/** Hebrew says ביצה אחת, and שתי ביצים. */
const isAfterName = (amount: string) => /^אח[דת]$/u.test(amount);

/** The name of an ingredient behind an amount without a unit: of one that is counted, 1 and fractions have the singular. */
function countedName(
  amount: number,
  { name, one = name, unit }: Ingredient,
  language: Language,
): string {
  const isOne = unit === "piece" && Math.abs(amount) <= 1 && one.missing !== language;
  return (isOne ? one : name)[language];
}

function amountText(amount: number, { unit }: Ingredient, language: Language): string {
  const size = Math.abs(amount);
  const words = unit === "piece" ? countText(size, language) : ingredientText(size, unit, language);
  return amount < 0 ? `${less[language]} ${words}` : words;
}

/** Whether a text names nothing. */
function namesNothing(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  return amountWords(words) === words.length;
}
