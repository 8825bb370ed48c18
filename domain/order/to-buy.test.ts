import fc from "fast-check";
import { expect, test } from "vitest";
import { ingredientUnits } from "#domain/menu/recipe.ts";
import {
  allThere,
  boughtText,
  inPacks,
  isAmount,
  listChanges,
  type ShoppingItem,
  toBuy,
} from "./to-buy.ts";

const flour: ShoppingItem = {
  ingredient: "flour",
  unit: "gram",
  pack: 1000,
  amount: 2_950,
  had: 0,
  joined: [],
};
const carrots: ShoppingItem = { ...flour, ingredient: "carrots", pack: null, amount: 1_420 };

test.each([
  [{ unit: "gram" }, 3.2, "4 גרם", "4 g"],
  [{ unit: "gram" }, 31, "35 גרם", "35 g"],
  [{ unit: "gram" }, 310, "350 גרם", "350 g"],
  [{ unit: "gram" }, 980, "1 ק״ג", "1 kg"],
  [{ unit: "gram" }, 2_901, "3 ק״ג", "3 kg"],
  [{ unit: "gram", pack: 500 }, 1_001, "3 × 500 גרם", "3 × 500 g"],
  [{ unit: "millilitre", pack: 1_000 }, 3_001, "4 × 1 ליטר", "4 × 1 liter"],
  [{ unit: "millilitre", pack: 750 }, 100, "750 מ״ל", "750 ml"],
  [{ unit: "piece" }, 0.2, "יחידה אחת", "1 piece"],
  [{ unit: "piece", pack: 12 }, 13, "2 × 12 יחידות", "2 × 12 pieces"],
] as const)("%j: for %d is bought: %s", (bought, amount, hebrew, english) => {
  expect(boughtText(inPacks(amount, bought), bought, "he")).toBe(hebrew);
  expect(boughtText(inPacks(amount, bought), bought, "en")).toBe(english);
});

test("never less is bought than is needed, and what is bought needs no more", () => {
  const anyAmount = fc.integer({ min: 0, max: 50_000_000 }).map((each) => each / 1000);
  const pack = fc.constantFrom(null, 0.125, 1.1, 6, 750);
  fc.assert(
    fc.property(
      anyAmount,
      anyAmount,
      fc.constantFrom(...ingredientUnits),
      pack,
      (amount, had, unit, of) => {
        const bought = inPacks(amount, { unit, pack: of });
        expect(bought).toBeGreaterThanOrEqual(amount);
        expect(inPacks(bought, { unit, pack: of })).toBe(bought);
        // A tick adds it to what is there: the server takes it, and nothing is left.
        const item = { ...flour, unit, pack: of, amount, had: had / 10 };
        const rounded = { ...item, had: Math.round(item.had * 1000) / 1000 };
        expect(isAmount(allThere(rounded))).toBe(true);
        expect(toBuy({ ...rounded, had: allThere(rounded) })).toBe(0);
      },
    ),
  );
});

test("the amount at home is taken off, and what was bought stays bought when more is needed", () => {
  expect(toBuy(flour)).toBe(3000);
  expect(toBuy({ ...flour, had: 2_000 })).toBe(1000);
  expect(toBuy({ ...flour, had: 9_000 })).toBe(0);
  const bought = { ...flour, had: allThere({ ...flour, had: 200 }) };
  expect(bought.had).toBe(3_200);
  expect(toBuy({ ...bought, amount: 3_200 })).toBe(0);
  expect(toBuy({ ...bought, amount: 3_201 })).toBe(1000);
});

test("a list that was printed says what is more and what is less since, of what is not there", () => {
  const printed = [
    { ingredient: "flour", amount: 1_900 },
    { ingredient: "carrots", amount: 3_000 },
    { ingredient: "deleted", amount: 5 },
  ];
  const same = { ...carrots, ingredient: "same", amount: 0 };
  expect(listChanges(printed, [carrots, flour, same])).toEqual([
    { item: flour, by: 1000 },
    { item: carrots, by: -1500 },
  ]);
  const bought = { ...flour, had: 2_000 };
  expect(listChanges(printed, [{ ...carrots, had: 3_000 }, bought])).toEqual([
    { item: bought, by: 1000 },
  ]);
  expect(
    listChanges(printed, [
      { ...flour, amount: 1_950 },
      { ...carrots, amount: 3_000 },
    ]),
  ).toEqual([]);
});

test("a list that was printed before two ingredients were joined has what both needed then", () => {
  const printed = [
    { ingredient: "flour", amount: 1_900 },
    { ingredient: "spelt", amount: 1_050 },
  ];
  const joined = { ...flour, joined: ["spelt"] };
  expect(listChanges(printed, [joined])).toEqual([]);
  const more = { ...joined, amount: 3_100 };
  expect(listChanges(printed, [more])).toEqual([{ item: more, by: 1000 }]);
});
