import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { ingredientText, understoodAmount } from "./ingredient-amount.ts";
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
