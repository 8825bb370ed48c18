import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { placeholderTexts } from "./placeholder-texts.ts";

test("texts in square brackets are the seller's to fill in, in each language", () => {
  const { shop } = soupKitchen;
  expect(placeholderTexts(shop)).toEqual([]);
  const payment = { ...shop.payment, payee: { he: "רות", en: "[Payee]" } };
  const kashrut = { he: "[שורת הכשרות]", en: "[Kashrut line]" };
  expect(placeholderTexts({ ...shop, kashrut, payment })).toEqual(["kashrut", "payment.payee"]);
});

test("what customers are owed is the seller's to fill in where it is not there", () => {
  const { shop } = soupKitchen;
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

test("terms are a draft while a section of them says so", () => {
  const { shop } = soupKitchen;
  const draft = { heading: { he: "[טיוטה]", en: "[Draft]" }, text: { he: "נוסח", en: "Text" } };
  expect(placeholderTexts({ ...shop, terms: [draft, ...shop.terms] })).toEqual(["terms"]);
});
