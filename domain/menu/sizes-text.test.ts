import { expect, test } from "vitest";
import type { Measure } from "./measure.ts";
import { sizesText } from "./sizes-text.ts";

const portions = (amount: number, name: string, measure: Measure | null = null) => ({
  amount,
  name,
  measure,
});
const litres = (quantity: number): Measure => ({ quantity, unit: "litre" });
const grams = (quantity: number): Measure => ({ quantity, unit: "gram" });

test("sizes with one unit are shown without it", () => {
  const soup = [
    portions(4, "חצי ליטר", litres(0.5)),
    portions(8, "ליטר", litres(1)),
    portions(12, "2 ליטר", litres(2)),
  ];
  expect(sizesText(soup, "he")).toBe("4 × ½, 8 × 1, 12 × 2");
});

test("variants of one size are counted together", () => {
  const soup = [
    portions(4, "ליטר", litres(1)),
    portions(2, "ליטר", litres(1)),
    portions(1, "2 ליטר", litres(2)),
  ];
  expect(sizesText(soup, "he")).toBe("6 × 1, 1 × 2");
});

test("grams have their unit, because sums may be kilos", () => {
  const salad = [portions(4, "קטן", grams(250)), portions(2, "גדול", grams(1000))];
  expect(sizesText(salad, "he")).toBe("4 × 250 גרם, 2 × 1 ק״ג");
  expect(sizesText(salad, "en")).toBe("4 × 250 g, 2 × 1 kg");
});

test("sizes without a measure, or of different units, are listed by name", () => {
  expect(sizesText([portions(4, "Small tray"), portions(1, "Large tray")], "en")).toBe(
    "4 × Small tray, 1 × Large tray",
  );
  expect(
    sizesText([portions(2, "ליטר", litres(1)), portions(3, "250 גרם", grams(250))], "he"),
  ).toBe("2 × ליטר, 3 × 250 גרם");
  expect(sizesText([portions(2, "ליטר", litres(1)), portions(3, "סיר")], "he")).toBe(
    "2 × ליטר, 3 × סיר",
  );
});

test("nothing is listed that the sum already says", () => {
  expect(sizesText([portions(7, "ליטר", litres(1))], "he")).toBe("");
  expect(sizesText([portions(1, "2 ליטר", litres(2))], "he")).toBe("");
  expect(sizesText([], "he")).toBe("");
});
