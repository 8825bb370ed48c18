import fc from "fast-check";
import { expect, test } from "vitest";
import { plainWords } from "./plain-words.ts";
import { hasSoughtWords, readSoughtWords, searchWords } from "./search-words.ts";

const isFound = (text: string, typed: string) =>
  hasSoughtWords(searchWords(text), readSoughtWords(typed));

test.each([
  ["כ״ץ", ["כץ", 'כ"ץ', "כ”ץ", "כ''ץ", "כ׳׳ץ", "כ ץ", "כ"]],
  ["כץ", ["כ״ץ", 'כ"ץ', "כ.ץ", "כָּץ"]],
  ["רמב״ם כהן", ["רמבם", "רמב''ם", "רמב”ם כה", "כהן רמבם", "רמבם־כהן", "רמב"]],
  ["ג׳ורג׳ חדד", ["גורג", "ג'ורג'", "ג’ורג’ חדד", "גורג חד", "ג`ורג", "ג´ורג´", "ורג", "ג ורג"]],
  ["גורג חדד", ["ג׳ורג׳", "ג'ורג", "חדד ג’ורג"]],
  ["צ'רלי ב\u200fן־ציון", ["צרלי", "צ׳רלי", "בנציון", "בן ציון", "בן-ציון", "ב״נציון"]],
  ["בנציון", ["בן־ציון", "בן ציון", "בן–ציון"]],
  ["בןציון", ["בן־ציון", "בנציון", "בן"]],
  ["בר־כוכבא", ["ברכוכבא", "בר כוכבא", "בר-כוכבא", "ברכוכבא"]],
  ["רות מרים לוי", ["רותמרים", "רות־מרים", "מרים-לוי", "לוי רותמרים"]],
  ["רָחֵל שׁפּירא", ["רחל", "שפירא", "רָחֵל"]],
  [
    "Jean-Luc O’Brien",
    ["jeanluc", "JEAN LUC", "obrien", "o'brien", "OʼBrien", "brien", "jean‑luc"],
  ],
  ["José Müller", ["jose", "JOSÉ", "Jose\u0301", "muller", "josemuller"]],
  ["St. John D.", ["stjohn", "st john", "St.John", "d"]],
  ["ד״ר א.ב. יהושע", ["דר", "אב יהושע", 'ד"ר', "א.ב", "א ב"]],
  ["חב״ד (ליד השער)", ["חבד", "השער"]],
  ["רות ודן כהן", ["דן", "דן כהן", "ודן", "רות דן"]],
])("%s is found by %j", (text, searches) => {
  expect(searches.filter((typed) => !isFound(text, typed))).toEqual([]);
});

test.each([
  ["דן ישראלי", ["דני", "דניש", "ישראלי דנ"]],
  ["דניאל לוי", ["דן"]],
  ["שיר הלוי", ["שירה"]],
  ["כהן רות", ["כצ", "ות", "הן", "רות לוי", "כהןר", "כהנרו"]],
  ["חנה ברק", ["חן"]],
  ["כ״ץ", ["כצ", "כ״צ", "כהן"]],
  ["Ann Abel", ["anna", "annab"]],
])("%s is not found by %j: words keep their beginnings and final letters", (text, searches) => {
  expect(searches.filter((typed) => isFound(text, typed))).toEqual([]);
});

const marks = ["", "׳", "״", "'", '"', "’", "”", "`", "´", ".", "\u200f", "\u00ad", "ʼ"];
const letters = [...Array.from("אבגדהוכךמםנןפףצץרשתabcoeJOé"), "7", "ֿ", "ָ"];
const unmarked = (text: string) =>
  Array.from(text)
    .filter((each) => !marks.includes(each))
    .join("");
const anyText = fc
  .array(fc.constantFrom(...letters, ...letters, ...marks, " ", " ", "־", "-", ",", "🍲"), {
    maxLength: 14,
  })
  .map((all) => all.join(""));

test("every name that the earlier rule found is found", () => {
  const wasFound = (text: string, typed: string) =>
    plainWords(typed).every((beginning) =>
      plainWords(text).some((word) => word.startsWith(beginning)),
    );
  const anyPair = fc.oneof(
    fc.tuple(anyText, anyText),
    fc.tuple(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme", maxLength: 2 })),
    // Parts of the text itself, in any sequence.
    fc
      .tuple(anyText, fc.array(fc.tuple(fc.nat(14), fc.nat(14)), { maxLength: 3 }))
      .map(([text, cuts]) => [text, cuts.map(([a, b]) => text.slice(a, b)).join(" ")] as const),
  );
  fc.assert(
    fc.property(anyPair, ([text, typed]) => {
      if (wasFound(text, typed)) expect([text, typed, isFound(text, typed)]).toContain(true);
    }),
    { numRuns: 2_000 },
  );
});

test("a text is found by itself, and by itself with other marks, points, hyphens and capital letters", () => {
  const anyWord = fc
    .array(fc.constantFrom(...letters, ...letters, ...marks), { minLength: 2, maxLength: 7 })
    .map((all) => all.join(""))
    .filter((word) => plainWords(word).join("").length > 1);
  const anyMarked = fc.tuple(
    fc.array(anyWord, { minLength: 1, maxLength: 4 }),
    fc.infiniteStream(fc.constantFrom(...marks)),
    fc.constantFrom(" ", "־", "-", "–", "  "),
    fc.boolean(),
  );
  fc.assert(
    fc.property(anyMarked, ([words, stream, gap, isCapital]) => {
      const bare = words.map(unmarked);
      const typed = bare
        .map((word) => word.replaceAll(/./gu, (letter) => `${letter}${stream.next().value ?? ""}`))
        .join(gap);
      const text = words.join(" ");
      for (const search of [text, bare.join(" "), isCapital ? typed.toUpperCase() : typed])
        expect([text, search, isFound(text, search)]).toContain(true);
    }),
  );
});

test("words that differ in more than marks, points, accents and capital letters have different keys", () => {
  const bare = (text: string) =>
    unmarked(text).normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const anyWord = fc
    .array(fc.constantFrom(...letters, ...marks), { maxLength: 8 })
    .map((all) => all.join(""));
  fc.assert(
    fc.property(anyWord, anyWord, (one, other) => {
      fc.pre(bare(one) !== "");
      const [key] = searchWords(one);
      expect(key).toBe(bare(one));
      if (searchWords(other)[0] === key) expect(bare(one)).toBe(bare(other));
    }),
  );
});
