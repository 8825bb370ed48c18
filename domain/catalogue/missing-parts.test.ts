import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { dishesWithoutEnglish, missingParts } from "./missing-parts.ts";
import { parseCatalogue } from "./parse-catalogue.ts";

const shop = { ...soupKitchen.shop, contactAddress: "cook@soup-kitchen.co.il" };
const complete = { ...soupKitchen, shop };

test("a shop that says only true things lacks nothing", () => {
  expect(missingParts(complete)).toEqual([]);
});

test("a shop without dishes and places lacks them", () => {
  const [type] = complete.menu;
  expect(missingParts({ ...complete, menu: [], deliveryPlaces: [] })).toEqual([
    "deliveryPlaces",
    "menu",
  ]);
  const emptyType = type === undefined ? [] : [{ ...type, dishes: [] }];
  expect(missingParts({ ...complete, menu: emptyType })).toEqual(["menu"]);
});

test("dishes without English are named, and those without Hebrew are not", () => {
  const [type] = complete.menu;
  const [soup, other, ...dishes] = type?.dishes ?? [];
  if (type === undefined || soup === undefined || other === undefined)
    throw new Error("the soup kitchen has two soups");
  const [selection, ...selections] = soup.selections;
  const withoutEnglish = {
    ...soup,
    selections: [{ ...selection, name: { he: "קטן", en: "" } }, ...selections],
  };
  const withoutHebrew = { ...other, name: { he: "", en: "Onion soup" } };
  const parsed = parseCatalogue({
    ...complete,
    menu: [{ ...type, dishes: [withoutEnglish, withoutHebrew, ...dishes] }],
  });
  expect(missingParts(parsed)).toEqual(["menu.english"]);
  expect(dishesWithoutEnglish(parsed)).toEqual([soup.name]);
});

test("what is missing of the shop comes first", () => {
  expect(missingParts({ ...soupKitchen, deliveryPlaces: [] })).toEqual([
    "contactAddress",
    "deliveryPlaces",
  ]);
});
