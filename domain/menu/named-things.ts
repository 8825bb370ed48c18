import { groupBy } from "#domain/group-by.ts";
import {
  type Language,
  type LocalizedText,
  languages,
  otherLanguage,
} from "#domain/language/language.ts";
import { plainWords } from "#domain/language/plain-words.ts";
import type { IngredientWords } from "./recipe.ts";

/** Things of a catalogue, such as its ingredients, by their names. */
export interface NamedThings<Thing> {
  /** All things of a name as people write it; those that are called exactly so, if there are any. */
  readonly find: (name: string) => readonly Thing[];
  /** How many words the longest name has: no more words of a line have to be compared. */
  readonly mostWords: number;
}

export interface CalledThing {
  readonly name: Readonly<Record<Language, string>>;
  /** What one of it is called. */
  readonly one?: LocalizedText;
  /** What else it is called. */
  readonly words?: IngredientWords;
}

/**
 * Things by their names in both languages, and by the words that they are called beside. A name in the language of the desk is not that of a
 * thing in the other one.
 */
export function namedThings<Thing extends CalledThing>(
  things: readonly Thing[],
  language: Language,
): NamedThings<Thing> {
  const byNames = (keyOf: (name: string) => string) =>
    new Map<string, readonly Thing[]>(
      [otherLanguage(language), language]
        .flatMap((each) => [...groupBy(things, ({ name }) => keyOf(name[each]))])
        .filter(([name]) => name !== ""),
    );
  // The exact name first: what is shown of one of two things whose names look alike is read as that one.
  const [exact, names] = [byNames(inOneLine), byNames(nameKey)];
  const words = things.flatMap((thing) => wordsOf(thing).map(({ key }) => [key, [thing]] as const));
  const alike = new Map([...words, ...names]);
  const short = withoutBrackets(things, language);
  const counts = [...exact.keys(), ...alike.keys()].map((name) => name.split(" ").length);
  return {
    find: (name) =>
      exact.get(inOneLine(name)) ?? alike.get(nameKey(name)) ?? short.get(nameKey(name)) ?? [],
    mostWords: Math.max(0, ...counts),
  };
}

/** What a thing is called beside its names. */
export interface OtherName {
  readonly field: "one" | "words";
  readonly word: string;
  readonly language: Language;
  /** What is compared of it. */
  readonly key: string;
}

/** All that a thing is called beside its names. */
export function wordsOf({ one, words = {} }: Omit<CalledThing, "name">): readonly OtherName[] {
  return languages.flatMap((language) => {
    const named = (field: OtherName["field"]) => (word: string) =>
      ({ field, word, language, key: nameKey(word) }) as const;
    const ones = one === undefined || one.missing === language ? [] : [one[language]];
    return [...ones.map(named("one")), ...(words[language] ?? []).map(named("words"))];
  });
}

/** Letters and digits of a name: names that differ only by capitals, points, maqaf or blank, other marks or those of direction have the same. */
export function nameKey(name: string): string {
  if (/^[a-zא-ת]+(?: [a-zא-ת]+)*$/u.test(name)) return name;
  const unmarked = name
    .normalize("NFKD")
    .replaceAll(/[\p{Default_Ignorable_Code_Point}"'`´׳״‘’‚“”„′″]/gu, "");
  return plainWords(unmarked).join(" ");
}

/** Things by what their names are without brackets, if only one name is that: `שום` is `שום (ראש)`. */
function withoutBrackets<Thing extends CalledThing>(
  things: readonly Thing[],
  language: Language,
): ReadonlyMap<string, readonly Thing[]> {
  const keys = [otherLanguage(language), language].flatMap((each) => {
    const bracketed = things.filter(({ name }) => name[each].includes("("));
    const shortOf = (name: string) => nameKey(name.replaceAll(/\([^()]*\)/gu, ""));
    return [...groupBy(bracketed, ({ name }) => shortOf(name[each]))];
  });
  return new Map(
    keys.filter(([key, found]) => {
      const names = new Set(found.flatMap(({ name }) => `${nameKey(name.he)}/${nameKey(name.en)}`));
      return key !== "" && names.size === 1;
    }),
  );
}

/** As a recipe is read: without the marks that nobody sees. */
function inOneLine(name: string): string {
  return name
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
