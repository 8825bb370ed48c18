import { expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import { portionSavings } from "./portion-saving.ts";

const savingsOf = (selections: Readonly<Record<string, number>>) =>
  portionSavings(
    Object.entries(selections).map(([name, price]) => ({
      name,
      price: agorot(price),
    })),
  );

test.each([
  ["Single portion", "4 portions"],
  ["One portion", "4 portions"],
  ["מנה אחת", "4 מנות"],
])("%s and %s: the price of a portion and what is saved", (one, four) => {
  expect(savingsOf({ [one]: 4800, [four]: 18_200 })).toEqual([
    null,
    { saved: 1000, perPortion: 4550 },
  ]);
});

test("selections in another unit than portions say what is saved only", () => {
  expect(savingsOf({ "250 ג׳": 1800, "500 ג׳": 3300 })).toEqual([
    null,
    { saved: 300, perPortion: null },
  ]);
});

test.each([
  ["Half a litre", "1 litre", "2 litres"],
  ["Half a liter", "1 liter", "2 liters"],
  ["חצי ליטר", "1 ליטר", "2 ליטר"],
])(
  "%s, %s and %s are of one unit in both languages, and the saving is that against the best of the smaller ones",
  (smallest, one, two) => {
    expect(savingsOf({ [smallest]: 2490, [one]: 4600, [two]: 8600 })).toEqual([
      null,
      { saved: 380, perPortion: null },
      { saved: 600, perPortion: null },
    ]);
  },
);

test("the price of a portion is left out if it is no whole number of agorot", () => {
  expect(savingsOf({ "Single portion": 4000, "3 portions": 10_000 })).toEqual([
    null,
    { saved: 2000, perPortion: null },
  ]);
});

test("nothing is claimed where nothing is saved, or where the names do not say how much it is", () => {
  for (const selections of [
    { "Single portion": 4000, "2 portions": 8000, "3 portions": 12_500 },
    { "Half a cake": 2400, "1 loaf": 2000, "2 cakes": 9600 },
    { "500 g": 4000, "1 kg": 7000 },
    { "Small cake (8 slices)": 4600, "Large cake (20 slices)": 9800 },
    { "4 pieces": 4000, "6 pieces": 5000 },
    { "4 pieces": 4000, "8 small pieces": 5000 },
    { "0 portions": 1000, "4 portions": 2000 },
    { "1 topping": 6000, "2 toppings": 6600 },
    { "2 טעמים": 6000, "4 טעמים": 6600 },
    { "2 packs": 5500, "6 pack": 3000 },
    { "8 inch": 5000, "16 inch": 9000 },
    { "20 ס״מ": 5000, "40 ס״מ": 9000 },
    { "15 סמ": 4000, "30 סמ": 7000 },
    { "2 1/2": 5000, "4 1/2": 9000 },
  ])
    expect(savingsOf(selections)).toEqual(Object.keys(selections).map(() => null));
});
