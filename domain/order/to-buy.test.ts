import fc from "fast-check";
import { expect, test } from "vitest";
import { ingredientUnits } from "#domain/menu/recipe.ts";
import { boughtText } from "./bought-text.ts";
import { inPacks, isAmount, leftToBuy, listChanges, type ShoppingItem, toBuy } from "./to-buy.ts";

const flour: ShoppingItem = {
  ingredient: "flour",
  unit: "gram",
  pack: 1000,
  amount: 2_950,
  home: 0,
  cart: 0,
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
  const anyAmount = fc.integer({ min: 0, max: 500_000_000 }).map((each) => each / 1000);
  const pack = fc.constantFrom(null, 0.125, 1.1, 6, 750);
  fc.assert(
    fc.property(anyAmount, fc.constantFrom(...ingredientUnits), pack, (amount, unit, of) => {
      const bought = inPacks(amount, { unit, pack: of });
      expect(bought).toBeGreaterThanOrEqual(amount);
      expect(inPacks(bought, { unit, pack: of })).toBe(bought);
      // A tick puts it into the cart, whatever was there: the server takes it, and nothing is left.
      expect(isAmount(bought)).toBe(true);
      expect(leftToBuy({ ...flour, unit, pack: of, amount, cart: bought })).toBe(0);
    }),
  );
});

test("what is at home and in the cart is taken off, and what is in the cart stays bought when more is needed", () => {
  expect([toBuy(flour), leftToBuy(flour)]).toEqual([3000, 3000]);
  expect(toBuy({ ...flour, home: 2_000 })).toBe(1000);
  expect([toBuy({ ...flour, home: 9_000 }), leftToBuy({ ...flour, home: 9_000 })]).toEqual([0, 0]);
  const inCart = { ...flour, cart: 3000 };
  expect([toBuy(inCart), leftToBuy(inCart)]).toEqual([3000, 0]);
  expect(leftToBuy({ ...inCart, amount: 3_000 })).toBe(0);
  expect(leftToBuy({ ...inCart, amount: 3_001 })).toBe(1000);
});

test("a list that was printed says what is more, what is less and what was deleted since", () => {
  const printed = [
    { ingredient: "flour", amount: 2_000 },
    { ingredient: "carrots", amount: 3_000 },
    { ingredient: "old", amount: 5 },
  ];
  const same = { ...carrots, ingredient: "same", amount: 0 };
  expect(listChanges(printed, [carrots, flour, same])).toEqual({
    changes: [
      { item: flour, by: 1000, now: 3000 },
      { item: carrots, by: -1500, now: 1500 },
    ],
    deleted: 1,
    count: 3,
  });
});
