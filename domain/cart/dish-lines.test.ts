import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { addAgorot } from "#domain/money/agorot.ts";
import { anyShopping, cartOfSteps } from "#domain/testing/any-cart.ts";
import { cartDishNamed, englishMenu, soupAndCake } from "#domain/testing/soup-kitchen.ts";
import { dishLines } from "./dish-lines.ts";

describe("the lines of a dish", () => {
  test("are its selections with their add-ons, its options, its extras, each with what it costs in all", () => {
    expect(dishLines(cartDishNamed(soupAndCake(englishMenu), "Chicken soup"))).toEqual([
      {
        kind: "selection",
        name: "Half a litre",
        amount: 2,
        addOns: [{ name: "Dumplings", addedPrice: 350 }],
        unitPrice: 2490,
        price: 5680,
      },
      { kind: "selection", name: "Litre", amount: 1, addOns: [], unitPrice: 4500, price: 4500 },
      { kind: "option", name: "Seasoning", choice: "Spicy", price: 450 },
      { kind: "option", name: "Container", choice: "Jar", price: 1100 },
      { kind: "extra", name: "Challah", amount: 1, unitPrice: 1200, price: 1200 },
    ]);
  });

  test("add up to its total, whatever is in the cart", () => {
    fc.assert(
      fc.property(anyShopping, ({ catalogue, steps }) => {
        const cart = cartOfSteps(localizeMenu(catalogue.menu, "he"), steps);
        for (const dish of cart.flatMap(({ dishes }) => dishes)) {
          const prices = dishLines(dish).map(({ price }) => price);
          expect(addAgorot(...prices)).toBe(dish.totalPrice);
        }
      }),
    );
  });
});
