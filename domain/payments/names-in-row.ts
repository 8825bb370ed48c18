import { unmarkedWords } from "#domain/language/search-words.ts";

/** A name of one word names too many. */
export const fewestWordsOfName = 2;
const mostWords = 5;

/** What a name is found by: its words in one sequence. */
export function keyOfName(words: readonly string[]): string {
  return words.toSorted().join(" ");
}

/** The same of a whole name. */
export function keyOfWholeName(name: string): string {
  return keyOfName(unmarkedWords(name));
}

/** The keys of all names that may stand in some segments: within one, or as two segments that have nothing else, as in `Cohen, Ruth`. */
export function namesInRow(segments: readonly (readonly string[])[]): readonly string[] {
  const keys = segments.flatMap((words, at) => {
    const next = segments[at + 1] ?? [];
    const both =
      words.length + next.length > mostWords || next.length === 0 ? [] : [[...words, ...next]];
    return [...windowsOf(words), ...both].flatMap(([first = "", ...rest]) => [
      keyOfName([first, ...rest]),
      // From Ruth is one word in Hebrew.
      ...(first.startsWith("מ") && first.length > 2 ? [keyOfName([first.slice(1), ...rest])] : []),
    ]);
  });
  return [...new Set(keys)];
}

function windowsOf(words: readonly string[]): readonly (readonly string[])[] {
  return words.flatMap((_, from) =>
    Array.from(
      { length: mostWords - fewestWordsOfName + 1 },
      (__, more) => more + fewestWordsOfName,
    )
      .filter((length) => from + length <= words.length)
      .map((length) => words.slice(from, from + length)),
  );
}
