import fc from "fast-check";
import { expect, test } from "vitest";
import { mostAgorot } from "#domain/money/agorot.ts";
import { paidByVariables, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { checkSettings } from "./check-part.ts";
import { localizeShop } from "./localize-catalogue.ts";
import { parseCatalogue } from "./parse-catalogue.ts";
import {
  areVariablesKnown,
  commonPaymentLink,
  hasVariable,
  paymentLinkOf,
} from "./payment-link.ts";

const paypal = "https://paypal.me/ruth/{sum}ILS";
const query = "https://pay.example/to?name=ruth&amount={sum}&for={number}#pay";

test.each([
  [paypal, "https://paypal.me/ruth/126ILS"],
  [query, "https://pay.example/to?name=ruth&amount=126&for=123456789#pay"],
  ["https://pay.example/%7Bsum%7d/{SUM}", "https://pay.example/126/126"],
])("%s says the sum and the number of its order", (link, expected) => {
  expect(paymentLinkOf(link, { number: "123456789", toPay: 12_600 })).toBe(expected);
});

test("a sum with agorot has two digits of them", () => {
  const ofSum = (toPay: number) => paymentLinkOf(paypal, { number: "123456789", toPay });
  expect(ofSum(12_650)).toBe("https://paypal.me/ruth/126.50ILS");
  expect(ofSum(5)).toBe("https://paypal.me/ruth/0.05ILS");
  expect(ofSum(123_456_700)).toBe("https://paypal.me/ruth/1234567ILS");
});

test("without a sum to pay a link opens what all orders have in common", () => {
  for (const toPay of [0, -500])
    expect(paymentLinkOf(paypal, { number: "123456789", toPay })).toBe("https://paypal.me/ruth");
  expect(commonPaymentLink(query)).toBe("https://pay.example/to?name=ruth#pay");
  expect(commonPaymentLink("https://pay.example/?sum={sum}#{number}")).toBe("https://pay.example/");
  expect(commonPaymentLink("https://pay.example/{number}?to=ruth")).toBe(
    "https://pay.example?to=ruth",
  );
});

test("a link without variables stays as it is, for every order", () => {
  const anyLink = fc.webUrl({ withQueryParameters: true, withFragments: true });
  fc.assert(
    fc.property(anyLink, fc.integer({ min: -500, max: mostAgorot }), (link, toPay) => {
      fc.pre(!hasVariable(link));
      expect(paymentLinkOf(link, { number: "123456789", toPay })).toBe(link);
    }),
  );
  for (const link of [
    "https://pay.example/?",
    "https://pay.example/?a=1&&b#",
    "https://pay.example/{id}",
  ])
    expect(commonPaymentLink(link)).toBe(link);
});

test("a link for an order is an address of the server that the seller wrote, and has no variable left", () => {
  const part = fc.oneof(
    fc.constantFrom("{sum}", "{number}", "%7Bsum%7D", "/", "?", "&", "=", "#", "a", "שלום"),
    fc.stringMatching(/^[a-z0-9_-]{1,5}$/u),
  );
  fc.assert(
    fc.property(fc.array(part), fc.integer({ min: 1, max: mostAgorot }), (parts, toPay) => {
      const link = `https://pay.example/${parts.join("")}`;
      expect(areVariablesKnown(link)).toBe(true);
      for (const of of [
        paymentLinkOf(link, { number: "123456789", toPay }),
        commonPaymentLink(link),
      ]) {
        expect(of).toMatch(/^https:\/\/pay\.example(?:[/?#]|$)/u);
        expect(hasVariable(of)).toBe(false);
      }
    }),
  );
});

test.each([
  "https://paypal.me/ruth/{amount}",
  "https://paypal.me/ruth/{סכום}",
  "https://paypal.me/ruth/%7Bamount%7D",
  "https://paypal.me/ruth/{sum",
  "https://paypal.me/ruth/sum}",
  "https://paypal.me/ruth/{{sum}}",
  "https://paypal.me/ruth/{ sum }",
  "https://{number}.pay.example/",
  "https://pay.example%7Bsum%7D/",
  "https://ruth:{sum}@pay.example/",
])("the braces of %s are not known", (link) => {
  expect(areVariablesKnown(link)).toBe(false);
});

test("what a program wrote in percent signs is no variable", () => {
  expect(areVariablesKnown("https://pay.example/?data=%7B%22to%22:%22ruth%22%7D")).toBe(true);
});

test("a shop is saved with no other braces in its link, and is read with those that were saved before", () => {
  const { payment } = soupKitchen.shop;
  const withLink = (link: string) => ({ payment: { ...payment, link } });
  expect(checkSettings(withLink(paypal)).kind).toBe("valid");
  const old = withLink("https://pay.example/{id}");
  expect(checkSettings(old)).toEqual({
    kind: "invalid",
    problems: [{ path: ["payment", "link"], code: "link-variable" }],
  });
  const catalogue = parseCatalogue({ ...soupKitchen, shop: { ...soupKitchen.shop, ...old } });
  expect(localizeShop(catalogue, "he").payment.link).toBe("https://pay.example/{id}");
});

test("without an order customers read the link that all orders have in common", () => {
  expect(localizeShop(paidByVariables, "en").payment.link).toBe("https://pay.example/ruth");
});
