import { expect, test } from "vitest";
import { englishMenu } from "#domain/testing/soup-kitchen.ts";
import { structuredData } from "./structured-data.ts";

const shop = {
  menu: englishMenu,
  language: "en",
  shopName: "The soup kitchen",
  contactAddress: "cook@soup-kitchen.example",
  publicOrigin: "https://shop.example",
} as const;

test("the structured data has the shop, the address of its menu, and its prices from the lowest to the highest", () => {
  expect(structuredData(shop)).toMatchObject({
    "@type": "FoodEstablishment",
    name: "The soup kitchen",
    email: "cook@soup-kitchen.example",
    url: "https://shop.example/?lang=en",
    hasMenu: "https://shop.example/?lang=en",
    priceRange: "₪19.90–₪60",
  });
  expect(structuredData({ ...shop, menu: [] })).not.toHaveProperty("priceRange");
});

test("without a public origin the structured data has no address", () => {
  const data = structuredData({ ...shop, publicOrigin: undefined });
  expect(data).not.toHaveProperty("url");
  expect(data).not.toHaveProperty("@id");
  expect(data).not.toHaveProperty("image");
});
