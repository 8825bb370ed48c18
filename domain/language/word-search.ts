import {
  hasSoughtWords,
  longReadings,
  readSoughtWords,
  searchWords,
  withoutPrefixes,
} from "./search-words.ts";

/** Shorter texts would find half of the menu. */
const fewestLetters = 2;

/**
 * Whether a text has words that begin as the typed ones do: a function of the text; undefined for fewer than two typed letters.
 */
export function wordSearch(typed: string): ((text: string) => boolean) | undefined {
  const sought = longReadings(readSoughtWords(typed), fewestLetters);
  if (sought.length === 0) return undefined;
  return (text) => hasSoughtWords(withoutPrefixes(searchWords(text)), sought);
}
