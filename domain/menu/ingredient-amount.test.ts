import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { understoodAmount } from "./ingredient-amount.ts";
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
])("%s of %o is %d", (text, ingredient, amount) => {
  expect(understoodAmount(text, ingredient)).toBe(amount);
});

test.each([
  ["3 litres", flour, "other-unit"],
  ["2 cups", beef, "other-unit"],
  ["2 ק״ג", onion, "other-unit"],
  ["3 pieces", oil, "other-unit"],
  ["2-3 כפות", oil, "not-an-amount"],
  ["2–3", oil, "not-an-amount"],
  ["2 עד 3 כפות", oil, "not-an-amount"],
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

/** Words and figures of a whole number and of a part, with their values. */
const wholes = [
  [1, "1 one אחת"],
  [2, "2 two שתי שני"],
  [3, "3 three שלוש שלושת"],
  [4, "4 four ארבע"],
  [7, "7 seven שבע"],
] as const;
const parts = [
  [1 / 2, "half חצי"],
  [1 / 3, "third thirds שליש שלישים שלישי"],
  [1 / 4, "quarter quarters רבע רבעים רבעי"],
  [1 / 8, "eighths שמיניות"],
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

test("what an amount is shown as is understood as the same amount, in both languages", () => {
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
