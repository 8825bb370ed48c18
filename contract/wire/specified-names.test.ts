import fc from "fast-check";
import { expect, test } from "vitest";
import { anyOrdering } from "#domain/testing/any-order.ts";
import { englishMenu, soupAndCake } from "#domain/testing/soup-kitchen.ts";
import {
  catalogueNames,
  fromSpecified,
  groupNames,
  orderNames,
  pathToSpecified,
  toSpecified,
} from "./specified-names.ts";

test("a cart has the names of the specification, and a catalogue those of the menu", () => {
  const [soups] = toSpecified(soupAndCake(englishMenu), groupNames);
  expect(soups).toMatchObject({
    typeName: "Soups",
    typeOrder: 1,
    orders: [
      {
        dishName: "Chicken soup",
        dishOrder: 0,
        selections: [
          { selectionName: "Half a litre", order: 0, checkedOptions: [{ order: 0 }] },
          { selectionName: "Litre", order: 1, checkedOptions: [] },
        ],
        options: [{ name: "Seasoning", choice: "Spicy", choiceIndex: 1, order: 0 }, {}],
        extras: [{ name: "Challah", order: 0 }],
      },
    ],
  });
  expect(toSpecified({ menu: englishMenu }, catalogueNames).menu[0]).toMatchObject({
    orderType: "Soups",
    orderNumber: 1,
    dishes: [
      {
        dishName: "Chicken soup",
        dishDescriptions: ["Clear and hot"],
        selections: [
          { selectionName: "Half a litre", checkBoxes: [{ name: "Dumplings" }, {}] },
          {},
        ],
      },
      {},
    ],
  });
});

test("any cart and any catalogue is read back as it was, also if it has the names of the domain already", () => {
  fc.assert(
    fc.property(anyOrdering, ({ cart, catalogue }) => {
      expect(fromSpecified(toSpecified(cart, groupNames), groupNames)).toEqual(cart);
      expect(fromSpecified(toSpecified(catalogue, catalogueNames), catalogueNames)).toEqual(
        catalogue,
      );
      expect(fromSpecified(cart, groupNames)).toEqual(cart);
      expect(fromSpecified(catalogue, catalogueNames)).toEqual(catalogue);
    }),
  );
});

test("data of any shape comes along", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const given = JSON.parse(JSON.stringify({ menu: data, groups: data })) as unknown;
      expect(() => fromSpecified(given, catalogueNames)).not.toThrow();
      expect(() => toSpecified(given, orderNames)).not.toThrow();
    }),
  );
  expect(fromSpecified({ constructor: 1, toString: 2 }, catalogueNames)).toEqual({
    constructor: 1,
    toString: 2,
  });
});

test("a place in an order is named as the specification does", () => {
  const within = ["groups", 0, "dishes", 1, "selections", 2, "addOns", 0, "name"];
  expect(pathToSpecified(within, orderNames)).toEqual([
    "allOrders",
    0,
    "orders",
    1,
    "selections",
    2,
    "checkedOptions",
    0,
    "name",
  ]);
  expect(pathToSpecified(["groups", 0, "dishes", 1, "name"], orderNames)).toEqual([
    "allOrders",
    0,
    "orders",
    1,
    "dishName",
  ]);
  expect(pathToSpecified(["customerData", "name"], orderNames)).toEqual(["customerData", "name"]);
});
