import type { LocalizedText } from "#domain/language/language.ts";
import type { IngredientUnit } from "./recipe.ts";

/** What things are sold or counted in, in the words of one row: bunches, heads, cans. */
const heads = "ראש ראשי ראשים head heads";
const cloves = "שן שיני שיניים clove cloves";
const rows: readonly string[] = [
  heads,
  cloves,
  "צרור צרורות צרורי bunch bunches",
  "עלה עלים עלי sheet sheets leaf leaves",
  "פרוסה פרוסות פרוסת slice slices",
  "גבעול גבעולים גבעולי stalk stalks stick sticks",
  "שקית שקיות bag bags packet packets sachet sachets",
  "חבילה חבילות חבילת package packages pack packs pkg",
  "קופסה קופסאות קופסת קופסא can cans tin tins",
  "פחית פחיות",
  "צנצנת צנצנות jar jars",
  "בקבוק בקבוקים בקבוקי bottle bottles",
  "גביע גביעים גביעי מיכל מיכלים container containers carton cartons box boxes",
].map((row) => ` ${row} `);

const rowByWord = new Map(
  rows.flatMap((row) =>
    row
      .trim()
      .split(" ")
      .map((word) => [word, row]),
  ),
);

export function isCountedWord(word: string): boolean {
  return rowByWord.has(word);
}

const clovesOfHead = 10;
const gramsOfClove = 5;

/**
 * How much of an ingredient one of a counted word is, in its unit: 1 of what its name has in brackets, as in `כוסברה (צרור)`; a clove is
 * a tenth of a head, or 5 g. Undefined for anything else: nobody knows how much is in a can.
 */
export function amountOfCounted(
  word: string,
  { unit, name }: { readonly unit: IngredientUnit; readonly name?: LocalizedText },
): number | undefined {
  const row = rowByWord.get(word);
  const isClove = row?.trim() === cloves;
  if (unit === "gram" && isClove) return gramsOfClove;
  if (row === undefined || unit !== "piece" || name === undefined) return undefined;
  const bracketed = [name.he, name.en].flatMap(
    (each) =>
      /\(([^()]+)\)/u
        .exec(each)?.[1]
        ?.toLowerCase()
        .match(/\p{L}+/gu) ?? [],
  );
  const isIn = (words: string) => bracketed.some((each) => words.includes(` ${each} `));
  if (isIn(row)) return 1;
  return isClove && isIn(` ${heads} `) ? 1 / clovesOfHead : undefined;
}
