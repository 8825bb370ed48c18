import { describe, expect, test } from "vitest";
import {
  asItIs,
  cakeName,
  changed,
  refusalsOf,
  soupName,
  withAmount,
  withLine,
} from "#domain/testing/change-of-ruths-order.ts";
import type { OrderedLine, SellerChange } from "./seller-change.ts";

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
