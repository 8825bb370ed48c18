import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { anyShopping, cartOfSteps } from "#domain/testing/any-cart.ts";
import { englishMenu, soupAndCake } from "#domain/testing/soup-kitchen.ts";
import { stripPositions } from "./strip-positions.ts";

describe("the cart without its positions and ids", () => {
  test("has every name, count and price and no other field", () => {
    expect(stripPositions(soupAndCake(englishMenu))).toEqual([
      {
        name: "Soups",
        dishes: [
          {
            name: "Chicken soup",
            totalPrice: 12930,
            selections: [
              {
                name: "Half a litre",
                amount: 2,
                addOns: [{ name: "Dumplings", addedPrice: 350 }],
                price: 2490,
              },
              { name: "Litre", amount: 1, addOns: [], price: 4500 },
            ],
            options: [
              { name: "Seasoning", choice: "Spicy", price: [150] },
              { name: "Container", choice: "Jar", price: [300, 500] },
            ],
            extras: [{ name: "Challah", amount: 1, price: 1200 }],
          },
        ],
      },
      {
        name: "Desserts",
        dishes: [
          {
            name: "Apple cake",
            totalPrice: 6500,
            selections: [
              {
                name: "Whole cake",
                amount: 1,
                addOns: [{ name: "Whipped cream", addedPrice: 500 }],
                price: 6000,
              },
            ],
            options: [],
            extras: [],
          },
        ],
      },
    ]);
  });

  test("has no positions and no ids for any cart", () => {
    fc.assert(
      fc.property(anyShopping, ({ catalogue, steps }) => {
        const cart = cartOfSteps(localizeMenu(catalogue.menu, "he"), steps);
        const fields = JSON.stringify(stripPositions(cart));
        expect(fields).not.toMatch(/"(?:position|choicePosition|id|choiceId)":/u);
      }),
    );
  });
});
