import { expect, test } from "vitest";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { agorot } from "#domain/money/agorot.ts";
import { soupAndCake, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { Cart } from "./cart.ts";
import { followChanges } from "./follow-changes.ts";

const cart = soupAndCake(localizeMenu(soupKitchen.menu, "en"));
const cake = { typeName: "Desserts", dishName: "Apple cake" };
const gone = { kind: "dish-gone", typeName: "Soups", dishName: "Lentil soup" } as const;
const dearer = { kind: "price-changed", from: agorot(1), to: agorot(2) } as const;

test("unseen changes name the dish by its new name and type", () => {
  const after: Cart = cart.map((group) => ({
    ...group,
    name: `Fine ${group.name}`,
    dishes: group.dishes.map((dish) => ({ ...dish, name: `New ${dish.name}` })),
  }));
  expect(followChanges([{ ...dearer, ...cake }, gone], cart, after)).toEqual([
    { ...dearer, typeName: "Fine Desserts", dishName: "New Apple cake" },
    gone,
  ]);
});

test("changes of a dish that is gone keep its name", () => {
  expect(followChanges([{ ...dearer, ...cake }], cart, [])).toEqual([{ ...dearer, ...cake }]);
});
