import { expect, test } from "vitest";
import { typedAmount } from "./typed-amount.ts";

test.each([
  ["240", 24_000],
  [" 240 ", 24_000],
  ["₪1,250", 125_000],
  ["1250", 125_000],
  ["35.5", 3_550],
  ["35.50", 3_550],
  ["35,50", 3_550],
  ["0.05", 5],
  ["240₪", 24_000],
  ["\u2066₪240\u2069", 24_000],
  ["10000000", 1_000_000_000],
])("%j is an amount", (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

test.each(["", "0", "0.00", "-5", "35.555", "12,34,56", "רות", "1.2.3", "10000001", "99999999999"])(
  "%j is no amount",
  (text) => {
    expect(typedAmount(text)).toBeUndefined();
  },
);
