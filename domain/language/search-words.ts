import { plainWords } from "./plain-words.ts";

declare const searchWordBrand: unique symbol;

/** A word as searches compare it. Only this file makes one, so that no search has a rule of its own. */
export type SearchWord = string & { readonly [searchWordBrand]: "search word" };

/**
 * A word that was typed. A text has it if one of its words begins with `word` (where `isWhole`: equals it), or if one of its joined words equals
 * `joined`.
 */
export interface SoughtWord {
  readonly word: SearchWord;
  readonly isWhole: boolean;
  readonly joined: SearchWord;
}

/** How what was typed can be read. A text is found that has all words of one reading. */
export type SoughtWords = readonly (readonly SoughtWord[])[];

/** What people write in a word or leave out: gershayim, apostrophes, quotation marks, dots, and what cannot be seen. */
const marks = /[\p{Pi}\p{Pf}\p{Lm}\p{Cf}'"׳״‚„′.]/gu;
/** Of a word with a final letter that is no longer at its end, as in `בן־ציון` and `בנציון`. */
const finalLetters = /[ךםןףץ](?=\p{L})/gu;
/** What letters with a stroke are written as without it: these are no letters with an accent to Unicode. */
const strokes: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  æ: "ae",
  œ: "oe",
  ı: "i",
};
/** Initials would join with any name. */
const fewestJoined = 2;
/** Names have fewer words. */
const mostWords = 5;

/**
 * The words by which a text is found: each without the marks in it, and the parts between these. Points, accents and capital letters do not
 * count. A word after a blank is two in sequence without the blank or hyphen between them, and is found only as a whole.
 */
export function searchWords(text: string): readonly SearchWord[] {
  const words = unmarkedWords(text);
  const parts = plainWords(text).filter((part) => !words.some((word) => word.startsWith(part)));
  const respelled = words.filter((word) => inside(word) !== word);
  const joined = [...respelled, ...pairsOf(words).map(({ pair }) => pair)].map(asJoined);
  // The second of a couple: "רות ודן".
  const behindAnd = words.flatMap((word) => (/^ו[א-ת]{2}/u.test(word) ? [word.slice(1)] : []));
  return [
    ...new Set([...words, ...parts, ...behindAnd, ...joined]),
  ] as readonly string[] as readonly SearchWord[];
}

/** Reads what was typed. What has neither letters nor digits has one reading without words, which every text has. */
export function readSoughtWords(typed: string): SoughtWords {
  const words = unmarkedWords(typed);
  const parts = plainWords(typed);
  const readings = [words.map((word) => soughtWord(word))];
  if (parts.join(" ") !== words.join(" ")) readings.push(parts.map((part) => soughtWord(part)));
  if (words.length <= mostWords)
    for (const { pair, at } of pairsOf(words))
      readings.push(
        words.toSpliced(at, 2, pair).map((word, index) => soughtWord(word, index === at)),
      );
  return readings;
}

/** The readings with so many letters and digits at least: fewer would find a good part of all texts. */
export function longReadings(sought: SoughtWords, fewest: number): SoughtWords {
  return sought.filter((reading) => reading.map(({ word }) => word).join("").length >= fewest);
}

/** Some words of a text, each also without the letter that Hebrew joins to a word: `שום` for `ושום`. */
export function withoutPrefixes(words: readonly SearchWord[]): readonly SearchWord[] {
  const bare = words.map((word) => word.replace(/^[ובלמכהש]/u, ""));
  return [...words, ...(bare as readonly string[] as readonly SearchWord[])];
}

/** Whether a text with some words is found, as `searchWords` gives them. */
export function hasSoughtWords(words: readonly SearchWord[], sought: SoughtWords): boolean {
  return sought.some((reading) =>
    reading.every(({ word, isWhole, joined }) =>
      words.some((each) => (isWhole ? each === word : each.startsWith(word)) || each === joined),
    ),
  );
}

function soughtWord(word: string, isWhole = false): SoughtWord {
  return { word: word as SearchWord, isWhole, joined: asJoined(word) as SearchWord };
}

function asJoined(word: string): string {
  return ` ${inside(word)}`;
}

/** Each two words in sequence as one, with the place of the first. */
function pairsOf(words: readonly string[]) {
  return words.flatMap((word, at) => {
    const next = words[at + 1] ?? "";
    const isShort = Math.min(word.length, next.length) < fewestJoined;
    return isShort ? [] : [{ pair: inside(word + next), at }];
  });
}

function inside(word: string): string {
  // In the alphabet a final letter is before its usual form.
  return word.replaceAll(finalLetters, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1));
}

/** The words of a text without the marks in them, in its sequence: names that are spelled with them and without are alike. */
export function unmarkedWords(text: string): readonly string[] {
  // A spacing accent would become a blank with an accent.
  const spelled = text.replaceAll(/\p{Sk}/gu, "").normalize("NFKD");
  return plainWords(spelled.replaceAll(marks, "")).map((word) =>
    word.replaceAll(/[ßøłđæœı]/gu, (letter) => strokes[letter] ?? letter),
  );
}
