import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agorot, agorotOfShekels, mostAgorot } from "./agorot.ts";
import { amountText, isolatedPriceText, priceText, signedPriceText } from "./price-text.ts";

describe("a price as it is shown", () => {
  test.each([
    [0, "₪0"],
    [5, "₪0.05"],
    [10, "₪0.10"],
    [4400, "₪44"],
    [2490, "₪24.90"],
    [99_999, "₪999.99"],
    [100_000, "₪1,000"],
    [125_050, "₪1,250.50"],
    [123_456_789, "₪1,234,567.89"],
    [mostAgorot, "₪10,000,000"],
  ])("of %d agorot is %s", (amount, text) => {
    expect(priceText(agorot(amount))).toBe(text);
  });

  test("is the price, to the agora", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: mostAgorot }).map(agorot), (amount) => {
        const shekels = Number(priceText(amount).replace("₪", "").replaceAll(",", ""));
        expect(agorotOfShekels(shekels)).toBe(amount);
      }),
    );
  });

  test("is isolated inside a sentence of either direction", () => {
    expect(isolatedPriceText(agorot(2490))).toBe("\u2066₪24.90\u2069");
  });
});

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [4400, "44.00"],
  [125_050, "1250.50"],
])("other apps take %d agorot as %s", (amount, text) => {
  expect(amountText(agorot(amount))).toBe(text);
});

test("an amount that may be below 0 has its sign before the shekel sign", () => {
  expect(signedPriceText(4_400)).toBe("₪44");
  expect(signedPriceText(0)).toBe("₪0");
  expect(signedPriceText(-125_050)).toBe("−₪1,250.50");
});
