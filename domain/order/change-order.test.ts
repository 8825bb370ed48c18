import { describe, expect, test } from "vitest";
import {
  asItIs,
  cakeName,
  changed,
  dearer,
  refusalsOf,
  ruths,
  soupName,
  withAmount,
  withLine,
} from "#domain/testing/change-of-ruths-order.ts";
import { orderLinesOf } from "#domain/testing/lines-of.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { type AcceptedOrder, orderIn } from "./order.ts";
import type { EnteredDish, SellerChange } from "./seller-change.ts";

const totalOf = ({ groups }: AcceptedOrder, name: string) =>
  groups.flatMap(({ dishes }) => dishes).find(({ name: dishName }) => dishName.he === name)
    ?.totalPrice;

describe("a change of an order", () => {
  test("that changes nothing keeps every price, although the menu costs more and no longer has all of it", () => {
    const { order, adjustment } = changed({});
    expect(order).toEqual(ruths);
    expect(adjustment).toBe(0);
    expect(changed({}, soupKitchen).order).toEqual(ruths);
  });

  test("prices a dish whose count grew by the current menu, and no other dish", () => {
    const { order } = changed({ lines: withLine(soupName, withAmount(3)) });
    // (25.90 + 3.50) × 3 + 46 + 1.50 × 4 + (3 × 3 + 5) + 12
    expect(totalOf(order, soupName)).toBe(16_620);
    expect(totalOf(order, cakeName)).toBe(6_500);
    expect(order.totalPrice).toBe(16_620 + 6_500);
    expect(order.orderTotal).toBe(16_620 + 6_500 + 2_500);
  });

  test("prices a dish with another add-on or choice by the current menu", () => {
    const other = (line: EnteredDish) => ({
      ...line,
      options: line.options.map((option) => ({
        ...option,
        choice: option.choice === "חריף" ? "עדין" : option.choice,
      })),
    });
    const bare = (line: EnteredDish) => ({
      ...line,
      selections: line.selections.map((selection) => ({ ...selection, addOns: [] })),
    });
    // 129.30 and three shekels more, without 1.50 for each of three portions, or without dumplings in two.
    expect(totalOf(changed({ lines: withLine(soupName, other) }).order, soupName)).toBe(12_780);
    expect(totalOf(changed({ lines: withLine(soupName, bare) }).order, soupName)).toBe(12_530);
  });

  test("follows a dish that was renamed, and takes no other dish that has its name", () => {
    const menuWith = (...names: readonly string[]) => ({
      ...dearer,
      menu: dearer.menu.map((type, index) =>
        index > 0
          ? type
          : {
              ...type,
              dishes: type.dishes.flatMap((dish) =>
                dish.name.he !== soupName
                  ? dish
                  : names.map((he) => ({
                      ...dish,
                      ...(he === soupName && { id: "other-soup" }),
                      name: { he, en: he },
                    })),
              ),
            },
      ),
    });
    const more = withLine(soupName, withAmount(3));
    const fromEarlierDesk = more.map(({ id: _, ...line }) => line);
    for (const lines of [more, fromEarlierDesk]) {
      const { order } = changed({ lines }, menuWith(soupName, "מרק זהב"));
      expect(totalOf(order, "מרק זהב")).toBe(16_620);
      expect(totalOf(order, soupName)).toBeUndefined();
      expect(refusalsOf({ lines }, menuWith(soupName))).toMatchObject([{ code: "DISH_UNKNOWN" }]);
    }
    // Both of them, the new one beside what was ordered.
    const both = [
      ...asItIs.lines,
      ...more.map((line) => ({ ...line, id: "other-soup" })).slice(0, 1),
    ];
    const { order } = changed({ lines: both }, menuWith(soupName));
    expect(order.groups[0]?.dishes.map(({ id }) => id)).toContain("other-soup");
    expect(order.totalPrice).toBe(12_930 + 16_620 + 6_500);
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

  test("adds a dish at the current price, in the order of the menu, whatever language it is named in", () => {
    const lentils: EnteredDish = {
      typeName: "Soups",
      dishName: "Lentil soup",
      selections: [{ name: "Litre", amount: 2, addOns: [] }],
      options: [],
      extras: [],
    };
    const english = orderLinesOf(orderIn(ruths, "en"));
    const { order } = changed({
      namesIn: "en",
      place: "Jerusalem",
      lines: [...english.toReversed(), lentils],
    });
    expect(order.groups.map(({ name: typeName, dishes }) => [typeName.he, dishes.length])).toEqual([
      ["מרקים", 2],
      ["קינוחים", 1],
    ]);
    expect(order.groups[0]?.dishes[0]).toEqual(ruths.groups[0]?.dishes[0]);
    expect(totalOf(order, "מרק עדשים")).toBe(2 * 2_090);
    expect(order.customerData).toEqual(ruths.customerData);
  });

  test("keeps the price of the place as long as place and way stay", () => {
    expect(changed({ address: "רחוב הגפן 1" }).order.customerData).toMatchObject({
      city: { he: "ירושלים" },
      address: "רחוב הגפן 1",
      pickupOrDeliveryPrice: 2_500,
    });
    const moved = changed({ place: "Modiin" });
    expect(moved.order.customerData).toMatchObject({
      city: { he: "מודיעין" },
      pickupOrDeliveryPrice: 3_500,
    });
    expect(changed({ orderType: "pickup" }, soupKitchen).order.customerData).toMatchObject({
      city: { he: "ירושלים" },
      address: "",
      pickupOrDeliveryPrice: 0,
    });
  });

  test("of a changed order keeps what was kept before, with its names in both languages", () => {
    const first = changed({ lines: withLine(soupName, withAmount(3)) });
    const second = changed(
      { lines: orderLinesOf(orderIn(first.order, "he")) },
      dearer,
      first.order,
    );
    expect(second.order).toEqual(first.order);
    // Everything of it can still be read in the other language.
    expect(orderIn(second.order, "en")).toMatchObject({
      customerData: { city: "Jerusalem" },
      groups: [{ name: "Soups" }, { dishes: [{ name: "Apple cake" }] }],
    });
  });

  test("of an order without an email address leaves it without one", () => {
    const { customerData } = ruths;
    const before = { ...ruths, customerData: { ...customerData, email: "" } };
    expect(changed({}, dearer, before).order.customerData.email).toBe("");
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
  const lineOf = (dishName: string, line: Partial<EnteredDish>) =>
    withLine(dishName, (each) => ({ ...each, ...line }));
  const [half = { name: "", amount: 1, addOns: [] }] = asItIs.lines[0]?.selections ?? [];

  test.each<[string, readonly EnteredDish[], number, string, string]>([
    ["more of a dish that is gone", withLine(cakeName, withAmount(2)), 1, "DISH_UNKNOWN", cakeName],
    [
      "an unknown dish type",
      lineOf(soupName, { id: "none", typeName: "x" }),
      0,
      "DISH_TYPE_UNKNOWN",
      "x",
    ],
    ["nothing of a dish", lineOf(soupName, { selections: [] }), 0, "NO_SELECTION", soupName],
    ["21 of something", withLine(soupName, withAmount(21)), 0, "COUNT_OUT_OF_RANGE", "חצי ליטר"],
    ["half a portion", withLine(soupName, withAmount(0.5)), 0, "COUNT_OUT_OF_RANGE", "חצי ליטר"],
    [
      "an add-on that the size does not have",
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
    const many = Array.from({ length: 2_001 }, (_, index): EnteredDish => {
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

describe("the notes of an order that the seller changes", () => {
  const noteOf = ({ groups }: AcceptedOrder, name: string) =>
    groups.flatMap(({ dishes }) => dishes).find((dish) => dish.name.he === name)?.note;
  const noted: AcceptedOrder = {
    ...ruths,
    customerData: { ...ruths.customerData, note: "קוד 1234" },
    groups: ruths.groups.map((group) => ({
      ...group,
      dishes: group.dishes.map((dish) => ({ ...dish, note: "בלי בצל" })),
    })),
  };
  const after = (changes: Partial<SellerChange>) => changed(changes, dearer, noted).order;

  test("stay where nothing is said of them, as a desk of an earlier build sends it", () => {
    expect(after({})).toEqual(noted);
    // More of it, at the current price, and less, at the earlier one.
    for (const amount of [3, 1])
      expect(noteOf(after({ lines: withLine(soupName, withAmount(amount)) }), soupName)).toBe(
        "בלי בצל",
      );
  });

  test("are what she writes, also on a dish that the menu no longer has, at the price that it had", () => {
    const lines = withLine(cakeName, (line) => ({ ...line, note: " בלי\nסוכר " }));
    const order = after({ lines, note: " קוד\n4321 " });
    expect(noteOf(order, cakeName)).toBe("בלי סוכר");
    expect(order.customerData.note).toBe("קוד 4321");
    expect(order.orderTotal).toBe(noted.orderTotal);
  });

  test("go where she writes nothing", () => {
    const lines = withLine(cakeName, (line) => ({ ...line, note: "" }));
    const { note: _, ...customerData } = noted.customerData;
    const order = after({ lines, note: " " });
    expect(noteOf(order, cakeName)).toBeUndefined();
    expect(order.customerData).toEqual(customerData);
  });

  test("are refused where they are too long, each where it is", () => {
    const lines = withLine(cakeName, (line) => ({ ...line, note: "a".repeat(121) }));
    expect(refusalsOf({ lines, note: "a".repeat(201) })).toEqual([
      { code: "TEXT_TOO_LONG", line: 1, field: null, name: cakeName },
      { code: "TEXT_TOO_LONG", line: null, field: "note", name: null },
    ]);
  });
});
