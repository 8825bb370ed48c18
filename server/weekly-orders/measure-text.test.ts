import { expect, test } from "vitest";
import { measureText } from "./measure-text.ts";

test.each([
  [{ quantity: 0.5, unit: "litre" }, "0.5 ליטר"],
  [{ quantity: 34, unit: "litre" }, "34 ליטר"],
  [{ quantity: 750, unit: "gram" }, "750 גרם"],
  [{ quantity: 1250, unit: "gram" }, "1.25 ק״ג"],
  [{ quantity: 1, unit: "portion" }, "מנה אחת"],
  [{ quantity: 12, unit: "portion" }, "12 מנות"],
  [{ quantity: 1, unit: "piece" }, "יחידה אחת"],
  [{ quantity: 24, unit: "piece" }, "24 יחידות"],
] as const)("%j is %s", (measure, text) => {
  expect(measureText(measure)).toBe(text);
});
