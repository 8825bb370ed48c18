import { expect, test } from "vitest";
import { measureText, packsText, sumText } from "./measure-text.ts";

test.each([
  [{ quantity: 0.25, unit: "litre" }, "¼ ליטר", "¼ liter"],
  [{ quantity: 0.5, unit: "litre" }, "½ ליטר", "½ liter"],
  [{ quantity: 0.3, unit: "litre" }, "0.3 ליטר", "0.3 liter"],
  [{ quantity: 1, unit: "litre" }, "1 ליטר", "1 liter"],
  [{ quantity: 2.5, unit: "litre" }, "2.5 ליטר", "2.5 liters"],
  [{ quantity: 34, unit: "litre" }, "34 ליטר", "34 liters"],
  [{ quantity: 750, unit: "gram" }, "750 גרם", "750 g"],
  [{ quantity: 1000, unit: "gram" }, "1 ק״ג", "1 kg"],
  [{ quantity: 1250, unit: "gram" }, "1.25 ק״ג", "1.25 kg"],
  [{ quantity: 1, unit: "portion" }, "מנה אחת", "1 portion"],
  [{ quantity: 12, unit: "portion" }, "12 מנות", "12 portions"],
  [{ quantity: 1, unit: "piece" }, "יחידה אחת", "1 piece"],
  [{ quantity: 24, unit: "piece" }, "24 יחידות", "24 pieces"],
] as const)("%j is %s, and in English %s", (measure, he, en) => {
  expect(measureText(measure, "he")).toBe(he);
  expect(measureText(measure, "en")).toBe(en);
});

test.each([
  [1, "אריזה אחת", "1 pack"],
  [2, "שתי אריזות", "2 packs"],
  [40, "40 אריזות", "40 packs"],
])("%i packs are %s, and in English %s", (packs, he, en) => {
  expect(packsText(packs, "he")).toBe(he);
  expect(packsText(packs, "en")).toBe(en);
});

test("a dish is the sum of each unit, and of the packs that have none", () => {
  const litres = { quantity: 34, unit: "litre" } as const;
  const portions = { quantity: 6, unit: "portion" } as const;
  expect(sumText({ measures: [litres], packs: 0 }, "he")).toBe("34 ליטר");
  expect(sumText({ measures: [litres, portions], packs: 1 }, "en")).toBe(
    "34 liters + 6 portions + 1 pack",
  );
  expect(sumText({ measures: [], packs: 3 }, "he")).toBe("3 אריזות");
});
