import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceCart } from "#domain/cart/price-cart.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { groupBy } from "#domain/group-by.ts";
import { addMeasures } from "#domain/menu/measure.ts";
import { addAgorot } from "#domain/money/agorot.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import { anyWeek, deskOrder } from "#domain/testing/any-week.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import {
  chickenSoupDraft,
  englishMenu,
  hebrewMenu,
  lentilSoupDraft,
  orderDish,
  soupKitchen,
} from "#domain/testing/soup-kitchen.ts";
import type { DeskOrder } from "./desk-order.ts";
import { kitchenLines } from "./kitchen-lines.ts";
import { kitchenSections } from "./kitchen-sections.ts";
import { orderLines } from "./order-lines.ts";
import { packingSlips } from "./packing-slips.ts";

const inHebrew = ruthsOrder(hebrewMenu, "ירושלים");
const inEnglish = ruthsOrder(englishMenu, "Jerusalem");

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

describe("the kitchen sheet of two equal orders in different languages", () => {
  const orders = [deskOrder(inHebrew, soupKitchen, 1), deskOrder(inEnglish, soupKitchen, 2)];
  const lines = kitchenLines(orders, hebrewMenu);

  test("has a line for each thing in each variant, and who gets it", () => {
    expect(lines.map(({ dishName, name, kind, amount }) => [dishName, name, kind, amount])).toEqual(
      [
        ["מרק עוף", "חצי ליטר", "selection", 4],
        ["מרק עוף", "ליטר", "selection", 2],
        ["מרק עוף", "חלה", "extra", 2],
        ["עוגת תפוחים", "עוגה", "selection", 2],
      ],
    );
    expect(lines[0]).toMatchObject({
      measure: { quantity: 0.5, unit: "litre" },
      addOns: ["קניידלך"],
      choices: [
        { name: "תיבול", choice: "חריף" },
        { name: "כלי", choice: "צנצנת" },
      ],
      orders: [
        { number: "100000001", amount: 2 },
        { number: "100000002", amount: 2 },
      ],
    });
  });

  test("gives each line the same key in every week, and no two lines the same", () => {
    const again = kitchenLines(orders.slice(1), hebrewMenu);
    expect(again.map(({ key }) => key)).toEqual(lines.map(({ key }) => key));
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });

  test("leaves out a canceled order", () => {
    const cancelled = deskOrder(inHebrew, soupKitchen, 1, { isCancelled: true });
    expect(kitchenLines([cancelled], hebrewMenu)).toEqual([]);
  });
});

describe("the kitchen sheet of different orders", () => {
  const mildInBoxes = { ...chickenSoupDraft, amounts: [3, 0], choices: [0, 0] };
  const cart = orderDish(
    orderDish([], hebrewMenu, "מרק עוף", mildInBoxes),
    hebrewMenu,
    "מרק עדשים",
    lentilSoupDraft,
  );
  const davids = { ...inHebrew, groups: stripPositions(cart), totalPrice: priceCart(cart) };
  const ordered = [davids, inHebrew, inEnglish];
  const orders = ordered.map((each, index) => deskOrder(each, soupKitchen, index + 1));
  const dishesOn = (menu: typeof hebrewMenu) => [
    ...new Set(kitchenLines(orders, menu).map(({ dishName }) => dishName)),
  ];

  test("has the variants of each size, the one that is ordered most first", () => {
    const ofSoup = kitchenLines(orders, hebrewMenu).filter((each) => each.dishName === "מרק עוף");
    expect(
      ofSoup.map(({ name, amount, addOns, choices }) => [
        name,
        amount,
        ...addOns,
        ...choices.map(({ choice }) => choice),
      ]),
    ).toEqual([
      ["חצי ליטר", 4, "קניידלך", "חריף", "צנצנת"],
      ["חצי ליטר", 3, "קניידלך", "עדין", "קופסה"],
      ["ליטר", 2, "חריף", "צנצנת"],
      ["חלה", 3],
    ]);
  });

  test("keeps sizes apart that share a name but not a measure", () => {
    const later = deskOrder(inHebrew, withLargerHalves, 4);
    const lines = kitchenLines([...orders.slice(1, 2), later], hebrewMenu);
    expect(lines.slice(0, 3).map(({ name, measure, amount }) => [name, measure, amount])).toEqual([
      ["חצי ליטר", { quantity: 0.5, unit: "litre" }, 2],
      ["חצי ליטר", { quantity: 0.6, unit: "litre" }, 2],
      ["ליטר", { quantity: 1, unit: "litre" }, 2],
    ]);
  });

  test("keeps the order of the menu, and puts last what is not on it anymore", () => {
    expect(dishesOn(hebrewMenu)).toEqual(["מרק עוף", "מרק עדשים", "עוגת תפוחים"]);
    expect(dishesOn(hebrewMenu.slice(1))).toEqual(["עוגת תפוחים", "מרק עוף", "מרק עדשים"]);
  });

  test("has nothing where nothing was ordered", () => {
    expect(kitchenLines([], hebrewMenu)).toEqual([]);
  });
});

describe("a dish that is renamed during the week", () => {
  const rename = (name: string): Catalogue => ({
    ...soupKitchen,
    menu: soupKitchen.menu.map((type) => ({
      ...type,
      dishes: type.dishes.map((dish) =>
        dish.name.he === "מרק עוף" ? { ...dish, name: { he: name, en: name } } : dish,
      ),
    })),
  });
  const later = rename("מרק זהב");
  const menu = localizeMenu(later.menu, "he");
  const before = deskOrder(inHebrew, soupKitchen, 1);
  const soups = (orders: readonly DeskOrder[], of = menu) =>
    kitchenLines(orders, of)
      .filter(({ typeName }) => typeName === before.lines[0]?.typeName)
      .map(({ dish, dishName, name, amount }) => ({ dish, dishName, name, amount }));

  test("is one dish of the kitchen, with its new name", () => {
    const after = deskOrder(ruthsOrder(menu, "ירושלים"), later, 2);
    const amounts = soups([before, after]).map((line) => [line.dishName, line.name, line.amount]);
    expect(amounts).toEqual([
      ["מרק זהב", "חצי ליטר", 4],
      ["מרק זהב", "ליטר", 2],
      ["מרק זהב", "חלה", 2],
    ]);
  });

  test("is not the dish that got its name", () => {
    const [type] = soupKitchen.menu;
    const other = JSON.parse(
      JSON.stringify(type?.dishes[0]).replaceAll(/"id":"(?<id>[^"]+)"/gu, '"id":"other-$<id>"'),
    );
    const both: Catalogue = {
      ...soupKitchen,
      menu: later.menu.map((each, index) =>
        index === 0 ? { ...each, dishes: [other, ...each.dishes] } : each,
      ),
    };
    const shown = localizeMenu(both.menu, "he");
    const after = deskOrder(ruthsOrder(shown, "ירושלים"), both, 2);
    // Also after the first of them has left the menu, with the name under which it was ordered.
    const left = shown.map((each) => ({
      ...each,
      dishes: each.dishes.filter(({ name }) => name !== "מרק זהב"),
    }));
    for (const of of [shown, left]) {
      const halves = soups([before, after], of).filter(({ name }) => name === "חצי ליטר");
      expect(halves.map(({ amount }) => amount)).toEqual([2, 2]);
      expect(new Set(halves.map(({ dish }) => dish)).size).toBe(2);
      expect(kitchenSections(kitchenLines([before, after], of))[0]?.dishes).toHaveLength(2);
    }
  });
});

test("in any week the slips, the kitchen sheet and the orders have the same amounts of the same things", () => {
  fc.assert(
    fc.property(anyWeek, ({ catalogue, orders }) => {
      const menu = localizeMenu(catalogue.menu, "he");
      const served = orders.filter(({ state }) => !state.isCancelled);
      const places = catalogue.deliveryPlaces.map(({ name }) => name.he);
      const slips = packingSlips(orders, places).flatMap((place) => place.orders);
      const lines = kitchenLines(orders, menu);

      const onSlips = sums(
        slips.flatMap(({ order }) => orderLines(order).map(({ key, amount }) => [key, amount])),
      );
      expect(onSlips).toEqual(sums(lines.map(({ key, amount }) => [key, amount])));
      expect(onSlips).toEqual(
        sums(lines.flatMap((line) => line.orders.map(({ amount }) => [line.key, amount]))),
      );

      // By the plain names of the stored orders, without the code that makes lines.
      const ordered = sums(
        served.flatMap(({ order }) =>
          order.groups.flatMap(({ name: typeName, dishes }) =>
            dishes.flatMap(({ name: dishName, selections, extras }) => [
              ...selections.map(({ name: selectionName, amount }) =>
                entry([typeName, dishName, "selection", selectionName], amount),
              ),
              ...extras.map(({ name, amount }) =>
                entry([typeName, dishName, "extra", name], amount),
              ),
            ]),
          ),
        ),
      );
      expect(
        sums(
          lines.map(({ typeName, dishName, kind, name, amount }) =>
            entry([typeName, dishName, kind, name], amount),
          ),
        ),
      ).toEqual(ordered);

      expect(slips.map(({ number }) => number).toSorted()).toEqual(
        served.map(({ number }) => number).toSorted(),
      );
    }),
  );
});

test("in any order the prices of the lines add up to the total of its dishes", () => {
  fc.assert(
    fc.property(anyWeek, ({ orders }) => {
      for (const { order } of orders) {
        const prices = orderLines(order).map(({ price }) => price);
        expect(addAgorot(...prices)).toBe(order.totalPrice);
      }
    }),
  );
});

test("in any week the measures of the lines add up to those of the dishes", () => {
  fc.assert(
    fc.property(anyWeek, ({ catalogue, orders }) => {
      const menu = localizeMenu(catalogue.menu, "he");
      const served = orders.filter(({ state }) => !state.isCancelled);
      const dishes = served.flatMap(({ order }) => order.groups.flatMap((type) => type.dishes));
      const ordered = dishes.flatMap(({ selections }) => selections);
      expect(addMeasures(kitchenLines(orders, menu))).toEqual(addMeasures(ordered));
    }),
  );
});

type Entry = readonly [key: string, amount: number];

function entry(names: readonly string[], amount: number): Entry {
  return [JSON.stringify(names), amount];
}

function sums(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const ofKey = groupBy(entries, ([key]) => key);
  return new Map(
    [...ofKey].map(([key, items]) => [key, items.reduce((sum, [, amount]) => sum + amount, 0)]),
  );
}

test("a note leaves the amounts one sum under the same key, and stands where somebody gets it", () => {
  const noted = {
    ...inHebrew,
    groups: inHebrew.groups.map((group) => ({
      ...group,
      dishes: group.dishes.map((dish) => ({ ...dish, note: "בלי בצל" })),
    })),
  };
  const plain = [deskOrder(inHebrew, soupKitchen, 1), deskOrder(inEnglish, soupKitchen, 2)];
  const some = [deskOrder(noted, soupKitchen, 1), deskOrder(inEnglish, soupKitchen, 2)];
  const [lines, before] = [some, plain].map((orders) => kitchenLines(orders, hebrewMenu));
  expect(lines?.map(({ key, amount }) => [key, amount])).toEqual(
    before?.map(({ key, amount }) => [key, amount]),
  );
  expect(lines?.map(({ orders }) => orders.map(({ note }) => note))).toEqual([
    ["בלי בצל", ""],
    ["בלי בצל", ""],
    // What is beside a dish has none.
    ["", ""],
    ["בלי בצל", ""],
  ]);
});
