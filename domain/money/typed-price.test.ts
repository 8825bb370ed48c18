import { expect, test } from "vitest";
import { typedPrice } from "./typed-amount.ts";

test.each([
  ["28.4", 2840],
  ["28,40", 2840],
  ["₪1,250", 125_000],
  ["0", 0],
  [" 0.00 ", 0],
  ["₪0", 0],
])("%j is %d agorot", (text, price) => {
  expect(typedPrice(text)).toBe(price);
});

test.each(["", " ", "-1", "12.345", "free", "1e3", "0.001", "0.", "₪"])(
  "%j is no price",
  (text) => {
    expect(typedPrice(text)).toBeUndefined();
  },
);
