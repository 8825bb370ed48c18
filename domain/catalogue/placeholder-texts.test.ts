import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { placeholderTexts } from "./placeholder-texts.ts";

/** The soup kitchen with an address where mail can arrive. */
const settled = { ...soupKitchen.shop, contactAddress: "cook@soup-kitchen.co.il" };

test("a contact address in a reserved domain is a placeholder", () => {
  expect(placeholderTexts(soupKitchen.shop)).toEqual(["contactAddress"]);
});

test("texts in square brackets are placeholders, in either language", () => {
  const shop = settled;
  expect(placeholderTexts(shop)).toEqual([]);
  const payment = { ...shop.payment, payee: { he: "רות", en: "[Payee]" } };
  const kashrut = { he: "[שורת הכשרות]", en: "[Kashrut line]" };
  expect(placeholderTexts({ ...shop, kashrut, payment })).toEqual(["kashrut", "payment.payee"]);
});

test("missing information that customers must be given counts as a placeholder", () => {
  const shop = settled;
  const unsaid = { ...shop, seller: null, accessibilityContact: null, vat: null, terms: [] };
  expect(placeholderTexts(unsaid)).toEqual([
    "seller.legalName",
    "seller.idNumber",
    "seller.address",
    "seller.phoneNumber",
    "accessibilityContact.name",
    "vat",
    "terms",
  ]);
  const withoutWishes = { ...shop, whatsapp: null, payment: { ...shop.payment, link: null } };
  expect(placeholderTexts(withoutWishes)).toEqual([]);
});

test("terms with a section in square brackets are a placeholder", () => {
  const shop = settled;
  const draft = { heading: { he: "[טיוטה]", en: "[Draft]" }, text: { he: "נוסח", en: "Text" } };
  expect(placeholderTexts({ ...shop, terms: [draft, ...shop.terms] })).toEqual(["terms"]);
});
