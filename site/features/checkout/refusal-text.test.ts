import { describe, expect, test } from "vitest";
import type { WireRefusal } from "#contract/wire/refusal.ts";
import { type SiteLanguage, siteLanguages } from "#domain/language/language.ts";
import type { RefusalCode } from "#domain/order/refusal.ts";
import { orderTexts } from "#site/language/use-order-texts.ts";
import { refusalText } from "./refusal-text.ts";

/** All refusal codes; does not compile if one is missing. */
const codes: Record<RefusalCode, true> = {
  NAME_REQUIRED: true,
  PHONE_REQUIRED: true,
  PHONE_NOT_TEN_DIGITS: true,
  EMAIL_INVALID: true,
  ORDER_TYPE_REQUIRED: true,
  ADDRESS_REQUIRED: true,
  CITY_REQUIRED: true,
  TEXT_TOO_LONG: true,
  ORDER_EMPTY: true,
  ORDER_TOO_LARGE: true,
  DISH_TYPE_UNKNOWN: true,
  DISH_TYPE_TWICE: true,
  DISH_UNKNOWN: true,
  DISH_TWICE: true,
  NO_SELECTION: true,
  SELECTION_UNKNOWN: true,
  SELECTION_TWICE: true,
  ADD_ON_UNKNOWN: true,
  ADD_ON_TWICE: true,
  OPTION_UNKNOWN: true,
  OPTION_TWICE: true,
  OPTION_REQUIRED: true,
  CHOICE_UNKNOWN: true,
  EXTRA_UNKNOWN: true,
  EXTRA_TWICE: true,
  COUNT_OUT_OF_RANGE: true,
  PRICE_CHANGED: true,
  SOLD_OUT: true,
  ONLY_LEFT: true,
  WEEK_FULL: true,
  PICKUP_FULL: true,
  DELIVERY_FULL: true,
  DISH_TOTAL_WRONG: true,
  CART_TOTAL_WRONG: true,
  DELIVERY_PLACE_UNKNOWN: true,
  PICKUP_UNAVAILABLE: true,
  DELIVERY_PRICE_CHANGED: true,
};

const textsIn = (language: SiteLanguage) => orderTexts[language];
const english = textsIn("en");
const whole = {
  path: ["allOrders", 0],
  typeName: "Soups",
  dishName: "Chicken soup",
  name: "Litre",
  expected: [45],
  received: [40],
} as const;

describe.each(siteLanguages)("in %s", (language) => {
  test.each(Object.keys(codes) as RefusalCode[])("%s has a sentence", (code) => {
    for (const refusal of [
      { ...whole, code },
      { path: [], code },
    ] satisfies WireRefusal[]) {
      const text = refusalText(refusal, textsIn(language));
      expect(text).toMatch(/\p{L}{2}/u);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/u);
    }
  });

  test("an unknown code of a newer server has a sentence too", () => {
    const refusal = { code: "MOON_FULL" as RefusalCode, path: [] };
    expect(refusalText(refusal, textsIn(language))).toBe(orderTexts[language].refusals.OTHER);
  });
});

test("a changed price names the dish, the part, and both prices", () => {
  const text = refusalText({ ...whole, code: "PRICE_CHANGED" }, english);
  expect(text).toBe(
    "Chicken soup, Litre: the price changed from \u2066₪40\u2069 to \u2066₪45\u2069.",
  );
});

test("all prices of a choice are listed, with a question mark for a missing one", () => {
  const prices = { received: [3, null], expected: [3, 5.5] };
  const text = refusalText({ ...whole, ...prices, code: "PRICE_CHANGED" }, english);
  expect(text).toContain("from \u2066₪3\u2069 / ? to \u2066₪3\u2069 / \u2066₪5.50\u2069");
});

test("a refused form field has the same sentence as beside the field", () => {
  const text = refusalText({ code: "EMAIL_INVALID", path: ["customerData", "email"] }, english);
  expect(text).toBe("Invalid email");
});

test("an unknown dish type and an unknown dish are named", () => {
  const typeGone = { code: "DISH_TYPE_UNKNOWN", path: [], typeName: "Soups" } as const;
  expect(refusalText(typeGone, english)).toContain("Soups");
  expect(refusalText({ ...whole, code: "DISH_UNKNOWN" }, english)).toContain("Chicken soup");
});
