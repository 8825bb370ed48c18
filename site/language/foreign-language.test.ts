import { expect, test } from "vitest";
import { foreignLanguage } from "./shop-text.tsx";

test.each([
  ["מרק עוף", "en", "he"],
  ["(חדש) מרק Thai", "en", "he"],
  ["½ ליטר", "en", "he"],
  ["Challah (חלה)", "en", undefined],
  ["500 ml", "en", undefined],
  ["Chicken soup", "he", "en"],
  ["2 × Pad thai", "he", "en"],
  ["פאד תאי (Pad thai)", "he", undefined],
  ["Pad thai בסגנון ביתי", "he", undefined],
  ["500 ml", "he", undefined],
  ["XL", "he", undefined],
  ["1.5", "he", undefined],
  ["", "he", undefined],
  ["", "en", undefined],
] as const)("%s on the page in %s is marked as %s", (text, shown, marked) => {
  expect(foreignLanguage(text, shown)).toBe(marked);
});
