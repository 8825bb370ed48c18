/** Shorter texts would find half of the menu. */
const fewestLetters = 2;

/**
 * Whether a text has words that begin as the typed ones do: a function of the text; undefined for fewer than two typed letters.
 */
export function wordSearch(typed: string): ((text: string) => boolean) | undefined {
  const beginnings = wordsOf(typed);
  if (beginnings.join("").length < fewestLetters) return undefined;
  return (text) => {
    const words = wordsOf(text);
    return beginnings.every((beginning) =>
      words.some((word) => word.startsWith(beginning) || withoutPrefix(word).startsWith(beginning)),
    );
  };
}

/** `שום` of `ושום`: Hebrew joins small words to the next one. */
function withoutPrefix(word: string): string {
  return word.replace(/^[ובלמכהש]/u, "");
}

/** In small letters and without points, so that a dish is found however it was typed. */
function wordsOf(text: string): readonly string[] {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
