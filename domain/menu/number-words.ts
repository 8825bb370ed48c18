/** Words with their numbers. */
type NumberWords = ReadonlyMap<string, number>;

function valuesOf(rows: readonly (readonly [number, words: string])[]): NumberWords {
  return new Map(rows.flatMap(([value, words]) => words.split(" ").map((word) => [word, value])));
}

/** Units, tens and hundreds; Hebrew in both genders and before a noun. */
const numberWords = valuesOf([
  [1, "אחת אחד one"],
  [2, "שתי שני שתיים שניים שתים שנים זוג two couple pair"],
  [3, "שלוש שלושה שלושת three"],
  [4, "ארבע ארבעה ארבעת four"],
  [5, "חמש חמישה חמשה חמשת חמישת five"],
  [6, "שש שישה ששה ששת שישת six"],
  [7, "שבע שבעה שבעת seven"],
  [8, "שמונה שמונת eight"],
  [9, "תשע תשעה תשעת nine"],
  [10, "עשר עשרה עשרת ten"],
  [11, "eleven"],
  [12, "תריסר twelve dozen"],
  [13, "thirteen"],
  [14, "fourteen"],
  [15, "fifteen"],
  [16, "sixteen"],
  [17, "seventeen"],
  [18, "eighteen"],
  [19, "nineteen"],
  [20, "עשרים twenty"],
  [30, "שלושים thirty"],
  [40, "ארבעים forty"],
  [50, "חמישים חמשים fifty"],
  [60, "שישים ששים sixty"],
  [70, "שבעים seventy"],
  [80, "שמונים eighty"],
  [90, "תשעים ninety"],
  [100, "מאה hundred"],
  [200, "מאתיים מאתים"],
  [1000, "אלף thousand"],
  [2000, "אלפיים"],
]);

/** What a number from 1 to 9 before it is multiplied by. */
const multiples = valuesOf([
  [12, "תריסר dozen dozens"],
  [100, "מאה מאות hundred hundreds"],
  [1000, "אלף אלפים thousand"],
]);

/** Of these there can be several: "two thirds" are two of them, and so are "2 thirds". */
const partWords = valuesOf([
  [1 / 2, "חצי חצאי חצאים half halves"],
  [1 / 3, "שליש שלישי שלישים third thirds"],
  [1 / 4, "רבע רבעי רבעים quarter quarters"],
  [1 / 5, "חמישית חמישיות fifth fifths"],
  [1 / 6, "שישית שישיות sixth sixths"],
  [1 / 8, "שמינית שמיניות eighth eighths"],
  [1 / 10, "עשירית עשיריות tenth tenths"],
]);

const all: NumberWords = new Map([...numberWords, ...multiples, ...partWords]);

/** The Hebrew words that a number is made of, for "and", which is joined to them. */
export const hebrewNumberWords: readonly string[] = [...all.keys()].filter((word) =>
  /^[א-ת]/u.test(word),
);

/** Whether a word can be of a number: figures, `1/2`, `three`, `חצי`. */
export function isOfNumber(word: string): boolean {
  return figures(word) !== undefined || all.has(word);
}

/**
 * Reads a number of words with `+` for "and": a whole number or one with a fraction (`1 1/2`, `two + half`), or several parts of one
 * (`2 third`); undefined for anything else. Above 0 unless it is written as 0.
 */
export function numberOf(words: readonly string[]): number | undefined {
  const and = words.lastIndexOf("+");
  if (and === -1) return withoutAnd(words);
  // A dozen and a half is 18.
  const isWhole = multiples.get(words[and - 1] ?? "") === undefined;
  const fraction = isWhole ? withoutAnd(words.slice(and + 1)) : undefined;
  return sumOf(withoutAnd(words.slice(0, and)), fraction) ?? cardinalOf(words);
}

/** Undefined unless it is a whole number and a fraction. */
function sumOf(whole: number | undefined, fraction: number | undefined): number | undefined {
  if (whole === undefined || fraction === undefined || !Number.isInteger(whole)) return undefined;
  return fraction > 0 && fraction < 1 ? whole + fraction : undefined;
}

/** A number, or several parts of one: two thirds. A fraction in figures is added to the number before it: `1 1/2`. */
function withoutAnd(words: readonly string[]): number | undefined {
  const last = words.at(-1) ?? "";
  const before = words.slice(0, -1);
  if (before.length === 0) return figures(last) ?? partOf(last) ?? cardinalOf(words);
  const part = partOf(last);
  if (part !== undefined) {
    const count = cardinalOf(before);
    return count !== undefined && Number.isInteger(count) ? count * part : undefined;
  }
  // Half a dozen.
  if (before.length === 1 && partOf(words[0] ?? "") === 1 / 2 && numberWords.get(last) === 12)
    return 6;
  return last.includes("/") ? sumOf(cardinalOf(before), figures(last)) : cardinalOf(words);
}

/** A whole number in words, from the greatest to the smallest, or a number in figures. */
function cardinalOf(words: readonly string[]): number | undefined {
  const [first = ""] = words;
  const inFigures = figures(first);
  if (inFigures !== undefined && words.length === 1) return inFigures;
  let [sum, smallest] = [0, Number.POSITIVE_INFINITY];
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === "+" && at > 0 && at < words.length - 1) continue;
    const [word = "", next = ""] = [words[at], words[at + 1]];
    const one = numberWords.get(word) ?? (at === 0 ? inFigures : undefined);
    if (one === undefined) return undefined;
    const times = one < 10 ? multiples.get(next) : undefined;
    // Hebrew teens: שלוש עשרה.
    const isTeen = numberWords.has(word) && one < 10 && /^עשרה?$/u.test(next);
    const value = isTeen ? 10 + one : one * (times ?? 1);
    if (isTeen || times !== undefined) at += 1;
    if (value >= smallest) return undefined;
    sum += value;
    smallest = numberWords.has(word) || times !== undefined ? sizeOf(value) : 0;
  }
  return sum > 0 ? sum : undefined;
}

/** What comes after a number in words is smaller than this: twenty-five, but not twenty-twelve. */
function sizeOf(value: number): number {
  if (value >= 1000) return 1000;
  if (value >= 100) return 100;
  return value >= 20 && value % 10 === 0 ? 10 : 0;
}

function figures(word: string): number | undefined {
  const [, over, under] = /^(\d{1,3})\/(\d{1,3})$/u.exec(word) ?? [];
  // What was 2½ with its fraction raised is copied as 21/2.
  if (Number(over) >= 10 && Number(over) > Number(under)) return undefined;
  if (over !== undefined) return Number(over) / Number(under);
  return /^\d{1,7}(?:[.,]\d{1,6})?$/u.test(word) ? Number(word.replace(",", ".")) : undefined;
}

function partOf(word: string): number | undefined {
  return partWords.get(word);
}
