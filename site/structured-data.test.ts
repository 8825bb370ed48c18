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

test("the structured data has the menu with prices in shekels", () => {
  expect(structuredData(shop)).toMatchObject({
    "@type": "FoodEstablishment",
    name: "The soup kitchen",
    email: "cook@soup-kitchen.example",
    url: "https://shop.example/?lang=en",
    hasMenu: {
      inLanguage: "en",
      hasMenuSection: [
        {
          name: "Soups",
          hasMenuItem: [
            {
              name: "Chicken soup",
              offers: {
                "@type": "AggregateOffer",
                lowPrice: 24.9,
                highPrice: 45,
                priceCurrency: "ILS",
              },
            },
            {
              name: "Lentil soup",
              offers: { "@type": "Offer", price: 19.9, priceCurrency: "ILS" },
            },
          ],
        },
        { name: "Desserts", hasMenuItem: [{ name: "Apple cake" }] },
      ],
    },
  });
});

test("without a public origin the structured data has no address", () => {
  const data = structuredData({ ...shop, publicOrigin: undefined });
  expect(data).not.toHaveProperty("url");
  expect(data).not.toHaveProperty("@id");
  expect(data).not.toHaveProperty("image");
});
