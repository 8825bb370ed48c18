import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { understoodAmount, writtenAmount } from "./ingredient-amount.ts";
import { ingredientText } from "./ingredient-text.ts";
import { ingredientUnits } from "./recipe.ts";

const flour = { unit: "gram", gramsOfCup: 120 } as const;
const beef = { unit: "gram" } as const;
const oil = { unit: "millilitre" } as const;
const onion = { unit: "piece" } as const;

test.each([
  ["2 כפות", oil, 30],
  ["½ ק״ג", beef, 500],
  ['½ ק"ג', beef, 500],
  ["חצי קילו", beef, 500],
  ["קילו וחצי", beef, 1500],
  ["קילו", beef, 1000],
  ["250 g", beef, 250],
  ["250g", beef, 250],
  ["250 גר'", beef, 250],
  ["250 ג׳", beef, 250],
  ["1.5 kg", beef, 1500],
  ["1,5 kg", beef, 1500],
  ["1,500 גרם", beef, 1500],
  ["0,250 kg", beef, 250],
  ["333", beef, 333],
  ["⅓ kg", beef, 333.333],
  ["חצי", onion, 0.5],
  ["יחידה אחת", onion, 1],
  ["כוס", oil, 240],
  ["כוס וחצי", oil, 360],
  ["2 כוסות ורבע", oil, 540],
  ["שתי כוסות וחצי", oil, 600],
  ["שלושת רבעי כוס", oil, 180],
  ["1/2 cup", oil, 120],
  ["half a cup of", oil, 120],
  ["1 1/2 cups", oil, 360],
  ["1½ cups", oil, 360],
  ["1 and a half cups", oil, 360],
  ["שני שליש כוס", oil, 160],
  ["2 שליש כוס", oil, 160],
  ["שני שלישים כוס", oil, 160],
  ["שני שלישי כוס", flour, 80],
  ["שלוש רבע כוס", oil, 180],
  ["שתי רבע כוס", oil, 120],
  ["כוס ושלושה רבעים", oil, 420],
  ["אחת וחצי כוסות", oil, 360],
  ["חמש כוסות וחצי", oil, 1320],
  ["שתי כפות ושליש", oil, 35],
  ["one half cup", oil, 120],
  ["1 half cup", oil, 120],
  ["one quarter cup", oil, 60],
  ["three quarter cup", oil, 180],
  ["three quarters cup", oil, 180],
  ["two thirds of a cup", oil, 160],
  ["4 half cup", oil, 480],
  ["one and three quarters cups", oil, 420],
  ["six cups", oil, 1440],
  ["1⁄2 cup", oil, 120],
  ["1 1⁄2 cups", oil, 360],
  ["2-1/2 cups", oil, 600],
  ["⅜ cup", oil, 90],
  ["⅚ כוס", oil, 200],
  ["1⅕ kg", beef, 1200],
  ["שלוש־רבעי כוס", oil, 180],
  ["2 tbsp.", oil, 30],
  ["כפית", oil, 5],
  ["2 ליטר", oil, 2000],
  ["100 מ״ל", oil, 100],
  ["2 כוסות", flour, 240],
  ["2 כפות", flour, 15],
  ["כף שטוחה", oil, 15],
  ["2 כפיות שטוחות", flour, 5],
  ["1 level tablespoon", oil, 15],
  ["כף גדושה", oil, 22.5],
  ["2 heaped tsp", oil, 15],
  ["קורט", flour, 0.5],
  ["a pinch of", beef, 0.5],
  ["8 oz", beef, 226.8],
  ["2 lbs", beef, 907.184],
  ["חמש", onion, 5],
  ["חמישה", onion, 5],
  ["חמשת", onion, 5],
  ["שש כפות", oil, 90],
  ["שבעה", onion, 7],
  ["שמונת", onion, 8],
  ["תשעה", onion, 9],
  ["אחת־עשרה", onion, 11],
  ["שנים עשר", onion, 12],
  ["שתים־עשרה", onion, 12],
  ["חמש עשרה", onion, 15],
  ["תשעה עשר", onion, 19],
  ["עשרים", onion, 20],
  ["עשרים וחמש", onion, 25],
  ["עשרים וחמש וחצי", onion, 25.5],
  ["מאה וחמישים גרם", beef, 150],
  ["מאתיים וחמישים גרם", beef, 250],
  ["שלוש מאות גרם", beef, 300],
  ["אלף ומאתיים גרם", beef, 1200],
  ["five", onion, 5],
  ["eleven", onion, 11],
  ["nineteen", onion, 19],
  ["twenty-five g", beef, 25],
  ["ninety nine", onion, 99],
  ["two hundred and fifty g", beef, 250],
  ["a dozen", onion, 12],
  ["two dozen", onion, 24],
  ["half a dozen", onion, 6],
  ["חצי תריסר", onion, 6],
  ["זוג", onion, 2],
  ["about 500 g", beef, 500],
  ["כ-500 גרם", beef, 500],
  ["500-גרם", beef, 500],
  ["\u200f2\u200f \u202bכפות\u202c\u200f", oil, 30],
  ["כוס ו-2 כפות", oil, 270],
  ["1 cup plus 2 tbsp", oil, 270],
  ["כוס וחצי וכף", oil, 375],
  ["2 x 400 g", beef, 800],
  ["2×400 g cans", beef, 800],
  ["1 (400 g) can", beef, 400],
  ["2 (400 g) cans", beef, 800],
  ["1 can (400 g)", beef, 400],
  ["2 cans (400 g each)", beef, 800],
  ["2 קופסאות (400 גרם כל אחת)", beef, 800],
  ["2 (300 g)", beef, 300],
  ["1 cup (200 g)", beef, 200],
  ["3 (בערך)", onion, 3],
  ["500 גרם (כ-4 כוסות)", flour, 500],
  ["4 כוסות (500 גרם)", flour, 500],
  ["1 kg (about 7 cups)", flour, 1000],
  ["250 מ״ל (כוס)", oil, 250],
  ["1 cup (250 ml)", oil, 250],
  ["9/4 כוס", oil, 540],
])("%s of %o is %d", (text, ingredient, amount) => {
  expect(understoodAmount(text, ingredient)).toBe(amount);
});

test.each([
  ["3 litres", flour, "other-unit"],
  ["2 cups", beef, "other-unit"],
  ["2 ק״ג", onion, "other-unit"],
  ["3 pieces", oil, "other-unit"],
  ["2-3 כפות", oil, "not-an-amount"],
  // As it is typed from right to left: not 1/21.
  ["½1 כוסות", flour, "not-an-amount"],
  ["2–3", oil, "not-an-amount"],
  ["2 עד 3 כפות", oil, "not-an-amount"],
  ["כף-שתיים", oil, "not-an-amount"],
  ["אלף וחצי גרם", beef, "not-an-amount"],
  ["a dozen and a half", onion, "not-an-amount"],
  ["twenty twelve", onion, "not-an-amount"],
  ["five twenty", onion, "not-an-amount"],
  ["two three", onion, "not-an-amount"],
  ["כוסות", oil, "not-an-amount"],
  ["כפות וחצי", oil, "not-an-amount"],
  ["גרם", beef, "not-an-amount"],
  ["וחצי", onion, "not-an-amount"],
  ["כוס גדושה", oil, "not-an-amount"],
  ["3 level", onion, "not-an-amount"],
  ["2 cans (400 g)", beef, "not-an-amount"],
  // Copied from where the fraction was raised: 2½ and 1½.
  ["21⁄2 cups", oil, "not-an-amount"],
  ["11/2 כוס", oil, "not-an-amount"],
  ["2 cups (100 g each)", beef, "not-an-amount"],
  ["1 can", beef, "other-unit"],
  ["3 שיני", onion, "other-unit"],
  ["2 3 כפות", oil, "not-an-amount"],
  ["2 כוסות חצי", oil, "not-an-amount"],
  ["1.5 שליש כוס", oil, "not-an-amount"],
  ["חצי שליש כוס", oil, "not-an-amount"],
  ["two thirds half cup", oil, "not-an-amount"],
  ["1 kg 200 g", beef, "not-an-amount"],
  ["0", oil, "not-an-amount"],
  ["0 כפות", oil, "not-an-amount"],
  ["-2 כפות", oil, "not-an-amount"],
  ["1/0 cup", oil, "not-an-amount"],
  ["0.0001 g", beef, "not-an-amount"],
  ["9999999 kg", beef, "not-an-amount"],
  ["קצת", oil, "not-an-amount"],
  ["וחצי כוס", oil, "not-an-amount"],
  ["שמן זית", oil, "not-an-amount"],
  [" ", oil, "not-an-amount"],
])("%s of %o is not stored: %s", (text, ingredient, kind) => {
  expect(understoodAmount(text, ingredient)).toBe(kind);
});

test.each([
  ["2-3", onion, 3],
  ["2–3", onion, 3],
  ["2 — 3", onion, 3],
  ["2־3", onion, 3],
  ["2 עד 3 כפות", oil, 45],
  ["2 או 3 כפות", oil, 45],
  ["בין 2 ל-3 כפות", oil, 45],
  ["שתיים־שלוש כפות", oil, 45],
  ["שתיים או שלוש כפות", oil, 45],
  ["כף־שתיים", oil, 30],
  ["כף או שתיים", oil, 30],
  ["2 to 3 tbsp", oil, 45],
  ["two or three tbsp", oil, 45],
  ["between 2 and 3 cups", flour, 360],
  ["½-1 cup", oil, 240],
  ["1/2-3/4 כוס", oil, 180],
  ["1-1½ cups", oil, 360],
  ["100-150 g", beef, 150],
  ["500 גרם - 1 קילו", beef, 1000],
])("of the range %s of %o the upper end counts: %d", (text, ingredient, amount) => {
  expect(writtenAmount(text, ingredient)).toMatchObject({ amount, isUpperEnd: true });
  // How much is at home is never more than that.
  expect(understoodAmount(text, ingredient)).toBe("not-an-amount");
});

test.each(["3-2", "2-2", "0-2", "2-", "-2", "2-3-4", "2 עד", "עד 3", "2-3/4-1"])(
  "%s is no range",
  (text) => {
    expect(writtenAmount(text, onion)).toBe("not-an-amount");
  },
);

test.each([
  ["½ צרור", "½"],
  ["2 bunches", "2"],
  ["3 צרורות", "3"],
])("%s of what is counted in bunches is %s", (text, amount) => {
  const name = { he: "כוסברה (צרור)", en: "Cilantro (bunch)" };
  const read = understoodAmount(text, { ...onion, name });
  expect(read).toBe(understoodAmount(amount, onion));
  expect(understoodAmount(text, { ...onion, name: { he: "כוסברה", en: "Cilantro" } })).toBe(
    "other-unit",
  );
});

test("ten cloves of garlic are a head, and one is five grams", () => {
  const name = { he: "שום (ראש)", en: "Garlic (head)" };
  expect(understoodAmount("3 שיני", { ...onion, name })).toBe(0.3);
  expect(understoodAmount("2 cloves", { ...onion, name })).toBe(0.2);
  expect(understoodAmount("2 ראשים", { ...onion, name })).toBe(2);
  expect(understoodAmount("שן", beef)).toBe(5);
});

/** Words and figures of a whole number and of a part, with their values. */
const wholes = [
  [1, "1 one אחת"],
  [2, "2 two שתי שני"],
  [3, "3 three שלוש שלושת"],
  [4, "4 four ארבע"],
  [7, "7 seven שבע"],
  [9, "9 nine תשע"],
  [12, "12 twelve שתים־עשרה"],
] as const;
const parts = [
  [1 / 2, "half חצי"],
  [1 / 3, "third thirds שליש שלישים שלישי"],
  [1 / 4, "quarter quarters רבע רבעים רבעי"],
  [1 / 6, "sixths שישיות"],
  [1 / 8, "eighths שמיניות"],
  [1 / 10, "tenth עשירית"],
] as const;
const anyOf = (all: readonly (readonly [number, string])[]) =>
  fc.constantFrom(
    ...all.flatMap(([value, words]) => words.split(" ").map((word) => ({ value, word }))),
  );

test("parts that are counted are never added to their number, and parts that are joined by 'and' always are", () => {
  fc.assert(
    fc.property(anyOf(wholes), anyOf(parts), (whole, part) => {
      const spoons = (count: number) => Math.round(count * 15_000) / 1000;
      const counted = understoodAmount(`${whole.word} ${part.word} כף`, oil);
      expect(counted).toBe(spoons(whole.value * part.value));
      const and = /[א-ת]/u.test(part.word) ? "ו" : "and ";
      const joined = understoodAmount(`${whole.word} ${and}${part.word} כפות`, oil);
      expect(joined).toBe(spoons(whole.value + part.value));
    }),
  );
});

test("parts joined by 'of' or counted are never more than the sum of what is written, in any order of words", () => {
  const of = fc.constantFrom("", "of", "of a", "של", "מ");
  const unit = fc.constantFrom("cup", "כוס", "tbsp.", "כפות", "level tsp");
  fc.assert(
    fc.property(anyOf(wholes), anyOf(parts), of, unit, (whole, part, joint, word) => {
      const one = understoodAmount(`1 ${word}`, oil);
      const read = understoodAmount(`${whole.word} ${part.word} ${joint} ${word}`, oil);
      if (typeof read !== "number") return;
      expect(read).toBeLessThanOrEqual(Number(one) * (whole.value + part.value));
      expect(read).toBeCloseTo(Number(one) * whole.value * part.value, 2);
    }),
  );
});

test("a third is not rounded before it is multiplied", () => {
  const read = writtenAmount("⅔ kg", beef);
  expect(read).toMatchObject({ amount: 666.667, exact: 2000 / 3 });
});

test("a range is its upper end as it is understood alone, whatever its ends are", () => {
  const dash = fc.constantFrom("-", "–", " - ", " עד ", " to ", " or ");
  const thousandths = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(thousandths, thousandths, dash, (from, to, joint) => {
      const read = writtenAmount(`${String(from)}${joint}${String(to)} g`, beef);
      expect(read).toEqual(
        from < to ? { amount: to, exact: to, isUpperEnd: true, isBare: false } : "not-an-amount",
      );
    }),
  );
});

test("the text of an amount is understood as the same amount, in both languages", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.constantFrom(...ingredientUnits),
      fc.constantFrom(...languages),
      (thousandths, unit, language) => {
        const amount = thousandths / 1000;
        const text = ingredientText(amount, unit, language);
        expect(understoodAmount(text, { ...onion, unit })).toBe(amount);
      },
    ),
  );
});
