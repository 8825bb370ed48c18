import { describe, expect, test } from "vitest";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { agorot } from "#domain/money/agorot.ts";
import { linesOf } from "#domain/testing/lines-of.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { catalogueOfOrder } from "./catalogue-of-order.ts";
import { changeOrder } from "./change-order.ts";
import { checkOrder } from "./check-order.ts";
import { nothingKept } from "./kept-parts.ts";
import type { OrderToChange } from "./price-order-lines.ts";
import type { OrderedLine, SellerChange } from "./seller-change.ts";
import { translateOrder } from "./translate-order.ts";

const soupName = "מרק עוף";
const cakeName = "עוגת תפוחים";

/** Chicken soup for 129.30, apple cake for 65, delivery to Jerusalem for 25. */
const ruths: OrderToChange = (() => {
  const checked = checkOrder(ruthsOrder(hebrewMenu, "ירושלים"), soupKitchen);
  if (!checked.ok) throw new Error("the soup kitchen refuses Ruth's order");
  return { order: checked.order, catalogue: soupKitchen, catalogueVersion: 1, kept: nothingKept };
})();

/** Everything costs a shekel more, the apple cake is gone, and so is Jerusalem. */
const dearer: Catalogue = {
  ...soupKitchen,
  menu: soupKitchen.menu.map((dishType) => ({
    ...dishType,
    dishes: dishType.dishes
      .filter(({ dishName }) => dishName.he !== cakeName)
      .map((dish) => ({
        ...dish,
        selections: dish.selections.map((selection) => ({
          ...selection,
          price: agorot(selection.price + 100),
        })),
      })),
  })),
  deliveryPlaces: soupKitchen.deliveryPlaces.filter(({ name }) => name.he !== "ירושלים"),
};
const now = { catalogue: dearer, version: 2 };
const unchanged = { catalogue: soupKitchen, version: 1 };

const asItIs: SellerChange = {
  namesIn: "he",
  lines: linesOf(ruths.order),
  orderType: "delivery",
  place: "ירושלים",
  address: "רחוב הזית 7",
  adjustment: 0,
  adjustmentText: "",
};

/** The lines of Ruth's order, one of them changed, or taken away where `change` gives nothing. */
const withLine = (dishName: string, change: (line: OrderedLine) => OrderedLine | undefined) =>
  asItIs.lines.flatMap((line) => (line.dishName === dishName ? (change(line) ?? []) : line));
/** Of its first selection. */
const withAmount = (amount: number) => (line: OrderedLine) => ({
  ...line,
  selections: line.selections.map((selection, index) =>
    index === 0 ? { ...selection, amount } : selection,
  ),
});

function changed(changes: Partial<SellerChange>, newest = now, before = ruths) {
  const outcome = changeOrder(before, { ...asItIs, ...changes }, newest);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
  return outcome;
}

function refusalsOf(changes: Partial<SellerChange>, newest = now) {
  const outcome = changeOrder(ruths, { ...asItIs, ...changes }, newest);
  return outcome.ok ? [] : outcome.refusals;
}

const totalOf = (
  order: { readonly allOrders: OrderToChange["order"]["allOrders"] },
  name: string,
) =>
  order.allOrders.flatMap(({ orders }) => orders).find(({ dishName }) => dishName === name)
    ?.totalPrice;

describe("a change of an order", () => {
  test("that changes nothing keeps every price, although the menu is dearer and has not all of it any more", () => {
    const { order, kept, adjustment } = changed({});
    expect(order).toEqual(ruths.order);
    expect(adjustment).toBe(0);
    expect(kept).toEqual({
      dishes: [
        { typeName: "מרקים", dishName: soupName, catalogueVersion: 1 },
        { typeName: "קינוחים", dishName: cakeName, catalogueVersion: 1 },
      ],
      placeFrom: 1,
    });
    expect(changed({}, unchanged).kept).toEqual(nothingKept);
  });

  test("prices a dish of which there is more by the menu of now, and no other dish", () => {
    const { order, kept } = changed({ lines: withLine(soupName, withAmount(3)) });
    // (25.90 + 3.50) × 3 + 46 + 1.50 × 4 + (3 × 3 + 5) + 12
    expect(totalOf(order, soupName)).toBe(16_620);
    expect(totalOf(order, cakeName)).toBe(6_500);
    expect(order.totalPrice).toBe(16_620 + 6_500);
    expect(order.orderTotal).toBe(16_620 + 6_500 + 2_500);
    expect(kept.dishes).toEqual([{ typeName: "קינוחים", dishName: cakeName, catalogueVersion: 1 }]);
  });

  test("prices a dish with another add-on or choice by the menu of now", () => {
    const other = (line: OrderedLine) => ({
      ...line,
      options: line.options.map((option) => ({
        ...option,
        choice: option.choice === "חריף" ? "עדין" : option.choice,
      })),
    });
    const bare = (line: OrderedLine) => ({
      ...line,
      selections: line.selections.map((selection) => ({ ...selection, addOns: [] })),
    });
    // 129.30 and three shekels more, without 1.50 for each of three portions, or without dumplings in two.
    expect(totalOf(changed({ lines: withLine(soupName, other) }).order, soupName)).toBe(12_780);
    expect(totalOf(changed({ lines: withLine(soupName, bare) }).order, soupName)).toBe(12_530);
  });

  test("that only takes something away keeps the prices of what is left", () => {
    const { order } = changed({ lines: withLine(soupName, withAmount(1)) });
    // Half a litre with dumplings less: 24.90 + 3.50 + 1.50 + 3
    expect(totalOf(order, soupName)).toBe(12_930 - 3_290);
    const without = changed({
      lines: withLine(soupName, (line) => ({
        ...line,
        selections: line.selections.slice(0, 1),
        extras: [],
      })),
    });
    expect(totalOf(without.order, soupName)).toBe(2 * 3_290);
    expect(changed({ lines: withLine(soupName, () => undefined) }).order.totalPrice).toBe(6_500);
  });

  test("adds a dish at the price of now, in the order of the menu, whatever language it is named in", () => {
    const lentils: OrderedLine = {
      typeName: "Soups",
      dishName: "Lentil soup",
      selections: [{ name: "Litre", amount: 2, addOns: [] }],
      options: [],
      extras: [],
    };
    const english = linesOf(translateOrder(ruths.order, soupKitchen, "en"));
    const { order } = changed({
      namesIn: "en",
      place: "Jerusalem",
      lines: [...english.toReversed(), lentils],
    });
    expect(order.allOrders.map(({ typeName, orders }) => [typeName, orders.length])).toEqual([
      ["מרקים", 2],
      ["קינוחים", 1],
    ]);
    expect(order.allOrders[0]?.orders[0]).toEqual(ruths.order.allOrders[0]?.orders[0]);
    expect(totalOf(order, "מרק עדשים")).toBe(2 * 2_090);
    expect(order.customerData).toEqual(ruths.order.customerData);
  });

  test("keeps the price of the place as long as place and way stay", () => {
    expect(changed({ address: "רחוב הגפן 1" }).order.customerData).toMatchObject({
      city: "ירושלים",
      address: "רחוב הגפן 1",
      pickupOrDeliveryPrice: 2_500,
    });
    const moved = changed({ place: "Modiin" });
    expect(moved.order.customerData).toMatchObject({
      city: "מודיעין",
      pickupOrDeliveryPrice: 3_500,
    });
    expect(moved.kept.placeFrom).toBeNull();
    expect(changed({ orderType: "pickup" }, unchanged).order.customerData).toMatchObject({
      city: "ירושלים",
      address: "",
      pickupOrDeliveryPrice: 0,
    });
  });

  test("of a changed order keeps what was kept before, with the catalogue of its price", () => {
    const first = changed({ lines: withLine(soupName, withAmount(3)) });
    const before = {
      order: first.order,
      kept: first.kept,
      catalogueVersion: 2,
      catalogue: catalogueOfOrder(dearer, first.kept, "he", () => soupKitchen),
    };
    const second = changed(
      { lines: linesOf(first.order) },
      { catalogue: dearer, version: 3 },
      before,
    );
    expect(second.order).toEqual(first.order);
    expect(second.kept).toEqual({
      dishes: [
        { typeName: "מרקים", dishName: soupName, catalogueVersion: 2 },
        { typeName: "קינוחים", dishName: cakeName, catalogueVersion: 1 },
      ],
      placeFrom: 1,
    });
    // Everything of it can still be read in the other language.
    expect(translateOrder(first.order, before.catalogue, "en")).toMatchObject({
      customerData: { city: "Jerusalem" },
      allOrders: [{ typeName: "Soups" }, { orders: [{ dishName: "Apple cake" }] }],
    });
  });

  test("of an order without an e-mail address leaves it without one", () => {
    const { customerData } = ruths.order;
    const before = {
      ...ruths,
      order: { ...ruths.order, customerData: { ...customerData, email: "" } },
    };
    expect(changed({}, now, before).order.customerData.email).toBe("");
  });
});

describe("an adjustment", () => {
  test("is part of the order total, and may leave nothing to pay", () => {
    const less = changed({ adjustment: -1_000, adjustmentText: " מגש קטן יותר " });
    expect(less).toMatchObject({
      adjustment: -1_000,
      adjustmentText: "מגש קטן יותר",
      order: { totalPrice: 19_430, orderTotal: 20_930 },
    });
    const all = changed({ adjustment: -21_930, adjustmentText: "מתנה" });
    expect(all.order.orderTotal).toBe(0);
    expect(changed({ adjustment: 500, adjustmentText: "עטיפה" }).order.orderTotal).toBe(22_430);
  });

  test("has no text if there is none", () => {
    expect(changed({ adjustmentText: "מתנה" })).toMatchObject({
      adjustment: 0,
      adjustmentText: "",
    });
  });

  test.each<[Partial<SellerChange>, string, string]>([
    [{ adjustment: -21_931, adjustmentText: "מתנה" }, "TOTAL_BELOW_ZERO", "adjustment"],
    [{ adjustment: -1, adjustmentText: " \u200F" }, "ADJUSTMENT_TEXT_REQUIRED", "adjustmentText"],
    [{ adjustment: -1, adjustmentText: "א".repeat(201) }, "TEXT_TOO_LONG", "adjustmentText"],
    [{ adjustment: 2_000_000_000, adjustmentText: "x" }, "ADJUSTMENT_TOO_LARGE", "adjustment"],
  ])("%j is refused: %s", (changes, code, field) => {
    expect(refusalsOf(changes)).toEqual([{ code, field, line: null, name: null }]);
  });
});

describe("a change is refused at its line", () => {
  const lineOf = (dishName: string, line: Partial<OrderedLine>) =>
    withLine(dishName, (each) => ({ ...each, ...line }));
  const [half = { name: "", amount: 1, addOns: [] }] = asItIs.lines[0]?.selections ?? [];

  test.each<[string, readonly OrderedLine[], number, string, string]>([
    ["more of a dish that is gone", withLine(cakeName, withAmount(2)), 1, "DISH_UNKNOWN", cakeName],
    ["an unknown dish type", lineOf(soupName, { typeName: "x" }), 0, "DISH_TYPE_UNKNOWN", "x"],
    ["nothing of a dish", lineOf(soupName, { selections: [] }), 0, "NO_SELECTION", soupName],
    ["21 of something", withLine(soupName, withAmount(21)), 0, "COUNT_OUT_OF_RANGE", "חצי ליטר"],
    ["half a portion", withLine(soupName, withAmount(0.5)), 0, "COUNT_OUT_OF_RANGE", "חצי ליטר"],
    [
      "an add-on that it has not",
      lineOf(soupName, { selections: [{ ...half, addOns: ["x"] }] }),
      0,
      "ADD_ON_UNKNOWN",
      "x",
    ],
    [
      "an add-on twice",
      lineOf(soupName, { selections: [{ ...half, addOns: ["קניידלך", "קניידלך"] }] }),
      0,
      "ADD_ON_TWICE",
      "קניידלך",
    ],
    [
      "a selection twice",
      lineOf(soupName, { selections: [half, half] }),
      0,
      "SELECTION_TWICE",
      half.name,
    ],
    [
      "a choice that is missing",
      lineOf(soupName, { options: [{ name: "כלי", choice: "קופסה" }] }),
      0,
      "OPTION_REQUIRED",
      "תיבול",
    ],
    ["a dish twice", [...asItIs.lines, ...asItIs.lines.slice(0, 1)], 2, "DISH_TWICE", soupName],
  ])("%s", (_, lines, line, code, name) => {
    expect(refusalsOf({ lines })).toEqual([{ code, line, field: null, name }]);
  });

  test("or at its field", () => {
    const field = (code: string, of: string, name: string | null = null) => [
      { code, field: of, line: null, name },
    ];
    expect(refusalsOf({ lines: [] })).toEqual(field("ORDER_EMPTY", "lines"));
    expect(refusalsOf({ place: "חיפה" })).toEqual(field("DELIVERY_PLACE_UNKNOWN", "place", "חיפה"));
    expect(refusalsOf({ place: "" })).toEqual(field("CITY_REQUIRED", "place"));
    expect(refusalsOf({ address: " " })).toEqual(field("ADDRESS_REQUIRED", "address"));
    expect(refusalsOf({ place: "בית שמש", orderType: "pickup" })).toEqual(
      field("PICKUP_UNAVAILABLE", "orderType", "בית שמש"),
    );
    const many = Array.from({ length: 2_001 }, (_, index): OrderedLine => {
      const [line] = asItIs.lines;
      if (line === undefined) throw new Error("Ruth ordered nothing");
      return { ...line, dishName: String(index) };
    });
    expect(refusalsOf({ lines: many })).toEqual(field("ORDER_TOO_LARGE", "lines"));
  });

  test("together with everything else that is wrong", () => {
    const codes = refusalsOf({
      lines: withLine(cakeName, withAmount(2)),
      place: "חיפה",
      adjustment: 1,
    }).map(({ code }) => code);
    expect(codes).toEqual(["DISH_UNKNOWN", "DELIVERY_PLACE_UNKNOWN", "ADJUSTMENT_TEXT_REQUIRED"]);
  });
});
