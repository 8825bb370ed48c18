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
