import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Cart } from "#domain/cart/cart.ts";
import { priceCart } from "#domain/cart/price-cart.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { anyOrdering } from "#domain/testing/any-order.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import {
  chickenSoupDraft,
  englishMenu,
  lentilSoupDraft,
  orderDish,
  soupKitchen,
} from "#domain/testing/soup-kitchen.ts";
import { checkOrder } from "./check-order.ts";
import { kitchenSummary } from "./kitchen-summary.ts";
import type { CustomerOrder, OrderInLanguage } from "./order.ts";
import { orderIn } from "./order-in.ts";
import { stripPositions } from "./strip-positions.ts";

const ruths = ruthsOrder(englishMenu, "Jerusalem");

function accept(order: CustomerOrder, catalogue = soupKitchen): OrderInLanguage {
  const checked = checkOrder(order, catalogue);
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.refusals)}`);
  return orderIn(checked.order, checked.order.language);
}

function orderedBy(cart: Cart): OrderInLanguage {
  return accept({ ...ruths, allOrders: stripPositions(cart), totalPrice: priceCart(cart) });
}

/** A later menu of the soup kitchen, in which half a litre is a little more. */
const withLargerHalves: Catalogue = {
  ...soupKitchen,
  menu: soupKitchen.menu.map((type) => ({
    ...type,
    dishes: type.dishes.map((dish) => ({
      ...dish,
      selections: dish.selections.map((selection) =>
        selection.measure?.quantity === 0.5
          ? { ...selection, measure: { quantity: 0.6, unit: "litre" as const } }
          : selection,
      ),
    })),
  })),
};

describe("what the kitchen has to cook", () => {
  const mildInBoxes = { ...chickenSoupDraft, amounts: [3, 0], choices: [0, 0] };
  const davids = orderDish(
    orderDish([], englishMenu, "Chicken soup", mildInBoxes),
    englishMenu,
    "Lentil soup",
    lentilSoupDraft,
  );
  const summary = kitchenSummary([orderedBy(davids), accept(ruths), accept(ruths)], englishMenu);

  test("is all portions of a dish in all orders, by what goes into them", () => {
    expect(summary[0]?.dishes[0]).toEqual({
      dishName: "Chicken soup",
      portions: 9,
      // 7 × ½ + 2 × 1
      measures: [{ quantity: 5.5, unit: "litre" }],
      selections: [
        {
          name: "Half a litre",
          measure: { quantity: 0.5, unit: "litre" },
          amount: 7,
          variants: [
            {
              amount: 4,
              addOns: ["Dumplings"],
              choices: [
                { name: "Seasoning", choice: "Spicy" },
                { name: "Container", choice: "Jar" },
              ],
            },
            {
              amount: 3,
              addOns: ["Dumplings"],
              choices: [
                { name: "Seasoning", choice: "Mild" },
                { name: "Container", choice: "Box" },
              ],
            },
          ],
        },
        {
          name: "Litre",
          measure: { quantity: 1, unit: "litre" },
          amount: 2,
          variants: [
            {
              amount: 2,
              addOns: [],
              choices: [
                { name: "Seasoning", choice: "Spicy" },
                { name: "Container", choice: "Jar" },
              ],
            },
          ],
        },
      ],
      addOns: [{ name: "Dumplings", amount: 7 }],
      options: [
        {
          name: "Seasoning",
          choices: [
            { name: "Spicy", amount: 6 },
            { name: "Mild", amount: 3 },
          ],
        },
        {
          name: "Container",
          choices: [
            { name: "Jar", amount: 6 },
            { name: "Box", amount: 3 },
          ],
        },
      ],
      extras: [{ name: "Challah", amount: 3 }],
    });
  });

  test("keeps sizes apart that share a name but not a measure", () => {
    const larger = accept(ruths, withLargerHalves);
    const dish = kitchenSummary([accept(ruths), larger], englishMenu)[0]?.dishes[0];
    expect(
      dish?.selections.map(({ name, measure, amount }) => [name, measure?.quantity, amount]),
    ).toEqual([
      ["Half a litre", 0.5, 2],
      ["Half a litre", 0.6, 2],
      ["Litre", 1, 2],
    ]);
    expect(dish?.measures).toEqual([{ quantity: 4.2, unit: "litre" }]);
  });

  test("keeps the order of the menu, and puts last what is not on it any more", () => {
    const names = (menu: typeof englishMenu) =>
      kitchenSummary([orderedBy(davids), accept(ruths)], menu).map(({ typeName, dishes }) => [
        typeName,
        ...dishes.map(({ dishName }) => dishName),
      ]);
    expect(names(englishMenu)).toEqual([
      ["Soups", "Chicken soup", "Lentil soup"],
      ["Desserts", "Apple cake"],
    ]);
    expect(names(englishMenu.slice(1))).toEqual([
      ["Desserts", "Apple cake"],
      ["Soups", "Chicken soup", "Lentil soup"],
    ]);
  });

  test("is nothing where nothing was ordered", () => {
    expect(kitchenSummary([], englishMenu)).toEqual([]);
  });
});

test("no portion is lost or cooked twice, whatever was ordered", () => {
  fc.assert(
    fc.property(anyOrdering, fc.integer({ min: 1, max: 3 }), ({ catalogue, order }, times) => {
      const accepted = accept(order, catalogue);
      const orders = Array.from({ length: times }, () => accepted);
      const dishes = kitchenSummary(
        orders,
        localizeMenu(catalogue.menu, accepted.language),
      ).flatMap((group) => group.dishes);
      const ordered = accepted.allOrders.flatMap((group) => group.orders);
      const portions = (of: typeof ordered) =>
        times * sum(of.flatMap(({ selections }) => selections.map(({ amount }) => amount)));

      expect(sum(dishes.map((dish) => dish.portions))).toBe(portions(ordered));
      for (const dish of dishes) {
        expect(sum(dish.selections.map(({ amount }) => amount))).toBe(dish.portions);
        for (const { amount, variants } of dish.selections) {
          expect(sum(variants.map((variant) => variant.amount))).toBe(amount);
        }
        for (const { choices } of dish.options) {
          expect(sum(choices.map(({ amount }) => amount))).toBe(dish.portions);
        }
      }
      const extras = ordered.flatMap((dish) => dish.extras.map(({ amount }) => amount));
      expect(sum(dishes.flatMap((dish) => dish.extras.map(({ amount }) => amount)))).toBe(
        times * sum(extras),
      );
    }),
  );
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
