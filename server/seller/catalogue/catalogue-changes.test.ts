import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { catalogueChanges } from "./import-catalogue.ts";

const { menu, deliveryPlaces, shop } = soupKitchen;
const [type] = menu;
if (type === undefined) throw new Error("the soup kitchen has soups");

test("the same catalogue has no changes", () => {
  expect(catalogueChanges(soupKitchen, structuredClone(soupKitchen))).toEqual([]);
});

test("each change is counted once, at its own kind", () => {
  const [dish, ...others] = type.dishes;
  if (dish === undefined) throw new Error("the soup kitchen has a soup");
  const renamed = { ...dish, name: { he: "מרק חדש", en: "New soup" } };
  const described = others.map((each) => ({ ...each, extras: [], descriptions: [] }));
  const changed = {
    menu: [{ ...type, dishes: [renamed, ...described] }, ...menu.slice(1)],
    deliveryPlaces: deliveryPlaces.slice(1),
    shop: { ...shop, contactAddress: "new@example.com", kashrut: { he: "כשר", en: "Kosher" } },
  };
  const lines = catalogueChanges(soupKitchen, changed);
  expect(lines).toEqual([
    "dishes: 1 changed, 0 added, 0 removed",
    "delivery places: 0 changed, 0 added, 1 removed",
    "settings of the shop: 2 changed, 0 added, 0 removed",
  ]);
});

test("another sequence of the same things is a change", () => {
  const turned = { ...soupKitchen, deliveryPlaces: deliveryPlaces.toReversed() };
  expect(catalogueChanges(soupKitchen, turned)).toEqual([
    "delivery places: 2 changed, 0 added, 0 removed",
  ]);
});
