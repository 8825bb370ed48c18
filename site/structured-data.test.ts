import { expect, test } from "vitest";
import { englishMenu } from "#domain/testing/soup-kitchen.ts";
import { structuredData } from "./structured-data.ts";

const shop = {
  menu: englishMenu,
  language: "en",
  shopName: "The soup kitchen",
  contactAddress: "cook@soup-kitchen.example",
  seller: { address: "4 Narkis Street, Jerusalem", phoneNumber: "052-123-4567" },
  pickupTimes: [
    { date: "2026-01-09", from: "09:00", to: "12:00" },
    { date: "2026-01-08", from: "17:00", to: "19:00" },
    { date: "2026-01-09", from: "09:00", to: "12:00" },
  ],
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
    address: { streetAddress: "4 Narkis Street, Jerusalem", addressCountry: "IL" },
    telephone: "052-123-4567",
    openingHoursSpecification: [
      { opens: "09:00", closes: "12:00", validFrom: "2026-01-09", validThrough: "2026-01-09" },
      { opens: "17:00", closes: "19:00", validFrom: "2026-01-08", validThrough: "2026-01-08" },
    ],
  });
  expect(structuredData({ ...shop, menu: [] })).not.toHaveProperty("priceRange");
  const unset = { seller: { address: "", phoneNumber: null }, pickupTimes: [] };
  const lessKnown = structuredData({ ...shop, ...unset });
  for (const property of ["address", "telephone", "openingHoursSpecification"])
    expect(lessKnown).not.toHaveProperty(property);
});

test("without a public origin the structured data has no address", () => {
  const data = structuredData({ ...shop, publicOrigin: undefined });
  expect(data).not.toHaveProperty("url");
  expect(data).not.toHaveProperty("@id");
  expect(data).not.toHaveProperty("image");
});
