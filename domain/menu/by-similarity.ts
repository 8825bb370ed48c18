import { isOneEdit } from "#domain/language/is-one-edit.ts";
import { type Language, languages, locales } from "#domain/language/language.ts";
import { type CalledThing, nameKey, wordsOf } from "./named-things.ts";

/** Things by how much their names resemble another one; each list from the most to the least alike, then by name. */
export interface BySimilarity<Thing> {
  /** Probably the same: in the singular, plural or construct state, with or without yod and vav, or with one other letter. */
  readonly likely: readonly Thing[];
  /** Names that begin alike, or have all words of the other one. */
  readonly similar: readonly Thing[];
  readonly others: readonly Thing[];
}

/** Sorts things, such as ingredients, by how much their names and words resemble a name that none of them has. */
export function bySimilarity<Thing extends CalledThing>(
  name: string,
  things: readonly Thing[],
  language: Language,
): BySimilarity<Thing> {
  const asked = formsOf(name);
  const { compare } = new Intl.Collator(locales[language]);
  const sorted = things
    .map((thing) => {
      const called = [
        ...languages.map((each) => thing.name[each]),
        ...wordsOf(thing).map(({ word }) => word),
      ];
      return { thing, likeness: Math.max(...called.map((each) => likeness(asked, formsOf(each)))) };
    })
    .toSorted(
      (a, b) => b.likeness - a.likeness || compare(a.thing.name[language], b.thing.name[language]),
    );
  const from = (least: number, below: number) =>
    sorted.flatMap((each) => (each.likeness >= least && each.likeness < below ? [each.thing] : []));
  return { likely: from(3, 5), similar: from(1, 3), others: from(0, 1) };
}

interface Forms {
  readonly key: string;
  /** Of each word what is left without its ending, yod and vav. */
  readonly stems: readonly string[];
}

function formsOf(name: string): Forms {
  const key = nameKey(name);
  return { key, stems: key.split(" ").filter(Boolean).map(stemOf) };
}

/** Shorter names that differ by a letter are different things: `מלח`, `קמח`. */
const shortestMistyped = 4;

/** From 4 for the same stems, over 3 for one other letter, to 1 for the same beginning; 0 for names that have nothing in common. */
function likeness(asked: Forms, other: Forms): number {
  if (asked.stems.length === 0 || other.stems.length === 0) return 0;
  const isIn = (one: Forms, all: Forms) => one.stems.every((stem) => all.stems.includes(stem));
  if (isIn(asked, other) && isIn(other, asked)) return 4;
  const isLong = Math.min(asked.key.length, other.key.length) >= shortestMistyped;
  if (isLong && isOneEdit(asked.key, other.key)) return 3;
  if (isIn(asked, other) || isIn(other, asked)) return 2;
  const beginning = asked.key.slice(0, 3);
  const isAlike =
    beginning.length > 1 && other.key.split(" ").some((word) => word.startsWith(beginning));
  return isAlike ? 1 : 0;
}

const lastLetters: Readonly<Record<string, string>> = { ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" };
/** What ends a word in the plural, the construct state or the feminine. */
const hebrewEnding = /^(..+?)(?:ימ|ות|ה|ת|י)$/u;
const englishPlurals: readonly (readonly [RegExp, string])[] = [
  [/^(..+)ies$/u, "$1y"],
  [/(o|s|x|ch|sh)es$/u, "$1"],
  [/^(..+)ves$/u, "$1f"],
  [/([^s])s$/u, "$1"],
];

function stemOf(word: string): string {
  if (!/\p{Script=Hebrew}/u.test(word)) {
    const plural = englishPlurals.find(([ending]) => ending.test(word));
    return plural === undefined ? word : word.replace(plural[0], plural[1]);
  }
  const plain = word.replace(/.$/u, (last) => lastLetters[last] ?? last);
  const [first = "", ...rest] = plain.replace(hebrewEnding, "$1");
  return first + rest.join("").replaceAll(/[וי]/gu, "");
}
