/** A word, a number with or without a letter, or a sign. Anything else has the kind "?", which nothing reads. */
export interface AddressToken {
  readonly kind: "word" | "number" | "," | "/" | "-" | "#" | "?";
  /** In small letters and without marks: what is compared. */
  readonly text: string;
  /** Whether it ends with a mark, as abbreviations do. */
  readonly isShort: boolean;
  /** Where it begins and ends in the line. */
  readonly from: number;
  readonly to: number;
}

const marks = "'’‘׳`´\"”“״";
const word = `\\d+(?:st|nd|rd|th)(?![\\p{L}\\d])|[\\p{L}\\p{M}]+(?:[${marks}]+[\\p{L}\\p{M}]+)*[${marks}]*\\.?`;
const number = `\\d+\\p{L}?(?![\\p{L}\\p{M}\\d])[${marks}]?`;
const pattern = new RegExp(`(?<number>${number})|(?<word>${word})|(?<sign>[^\\s.:])`, "giu");
const allMarks = new RegExp(`[${marks}.]`, "gu");

const signs: ReadonlyMap<string, AddressToken["kind"]> = new Map([
  ...[",", ";", "(", ")"].map((sign) => [sign, ","] as const),
  ...["-", "־", "–"].map((sign) => [sign, "-"] as const),
  ["/", "/"],
  ["#", "#"],
]);

/** The text of an address in one line, without invisible marks and vowel points. */
export function addressLine(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\p{Cf}\u0591-\u05bd\u05bf-\u05c7]/gu, "")
    .trim()
    .replaceAll(/\s*\n\s*/gu, ", ")
    .replaceAll(/\s+/gu, " ");
}

export function addressTokens(line: string): readonly AddressToken[] {
  return Array.from(line.matchAll(pattern), ({ 0: written, index: from, groups = {} }) => ({
    kind:
      groups["number"] !== undefined
        ? "number"
        : groups["word"] !== undefined
          ? "word"
          : (signs.get(written) ?? "?"),
    text: written.toLowerCase().replaceAll(allMarks, ""),
    isShort: /[^\p{L}\p{M}\d]$/u.test(written),
    from,
    to: from + written.length,
  }));
}

/** One that nothing reads where there is none. */
export function tokenAt(tokens: readonly AddressToken[], at: number): AddressToken {
  return tokens[at] ?? { kind: "?", text: "", isShort: false, from: 0, to: 0 };
}
