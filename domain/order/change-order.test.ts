import { describe, expect, test } from "vitest";
import {
  cakeName,
  changed,
  dearer,
  ruths,
  soupName,
  withAmount,
  withLine,
} from "#domain/testing/change-of-ruths-order.ts";
import { orderLinesOf } from "#domain/testing/lines-of.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { type AcceptedOrder, orderIn } from "./order.ts";
import type { OrderedLine } from "./seller-change.ts";

const totalOf = ({ groups }: AcceptedOrder, name: string) =>
  groups.flatMap(({ dishes }) => dishes).find(({ name: dishName }) => dishName.he === name)
    ?.totalPrice;

describe("a change of an order", () => {
  test("that changes nothing keeps every price, although the menu is dearer and has not all of it any more", () => {
    const { order, adjustment } = changed({});
    expect(order).toEqual(ruths);
    expect(adjustment).toBe(0);
    expect(changed({}, soupKitchen).order).toEqual(ruths);
  });

  test("prices a dish of which there is more by the menu of now, and no other dish", () => {
    const { order } = changed({ lines: withLine(soupName, withAmount(3)) });
    // (25.90 + 3.50) × 3 + 46 + 1.50 × 4 + (3 × 3 + 5) + 12
    expect(totalOf(order, soupName)).toBe(16_620);
    expect(totalOf(order, cakeName)).toBe(6_500);
    expect(order.totalPrice).toBe(16_620 + 6_500);
    expect(order.orderTotal).toBe(16_620 + 6_500 + 2_500);
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
