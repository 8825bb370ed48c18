import { describe, expect, test } from "vitest";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import { deskOrder } from "#domain/testing/any-week.ts";
import {
  type ActionEntry,
  changedOn,
  logOf,
  packed,
  received,
  restored,
  undo,
} from "#domain/testing/desk-log.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { type DeskOrder, deskOrderOf, ordersToServe } from "./desk-order.ts";
import type { OrderState } from "./order-state.ts";
import { packingSlips } from "./packing-slips.ts";
import { changedOnPaper } from "./paper-changes.ts";
import { routeStops } from "./route-stops.ts";

/** An order of Ruth's food for somebody else. */
function orderFor(
  position: number,
  customer: Partial<CustomerData>,
  state: Partial<OrderState> = {},
): DeskOrder {
  const ruths = deskOrder(ruthsOrder(hebrewMenu, "ירושלים"), soupKitchen, position, state);
  const customerData = { ...ruths.order.customerData, ...customer };
  return deskOrderOf({ ...ruths, order: { ...ruths.order, customerData } });
}

const numbers = (orders: readonly DeskOrder[]) => orders.map(({ position }) => position);

const ruth = orderFor(1, { name: "רות כהן" });
const adam = orderFor(2, { name: "אדם לוי", city: "מודיעין" });
const jose = orderFor(3, { name: "José Cohen-Gal" });
const noa = orderFor(4, { name: "נועה ברק", orderType: "pickup" }, { isCancelled: true });
const all = [ruth, adam, jose, noa];

test("orders are handed over by name, without cancelled ones", () => {
  expect(numbers(ordersToServe(all))).toEqual([2, 1, 3]);
});

test("slips are by place in the seller's order, then by name; an unknown place comes last", () => {
  const moved = orderFor(5, { name: "דוד", city: "ערד" });
  const slips = packingSlips([...all, moved], ["מודיעין", "ירושלים"]);
  expect(slips.map(({ place, orders }) => [place, ...numbers(orders)])).toEqual([
    ["מודיעין", 2],
    ["ירושלים", 1, 3],
    ["ערד", 5],
  ]);
});

describe("the route", () => {
  const at = (position: number, city: string, address: string) =>
    orderFor(position, { city, address, name: `לקוח ${String(position)}` });
  const stops = (orders: readonly DeskOrder[], kept: readonly string[] = []) =>
    routeStops(orders, kept).map((stop) => numbers(stop.orders));
  const orders = [
    at(1, "ירושלים", "הזית 10"),
    at(2, "ירושלים", "הזית 7"),
    at(3, "מודיעין", "הגפן 1"),
    at(4, "ירושלים", "הזית,  7 "),
  ];

  test("has one stop for an address, and neither pickups nor cancelled orders", () => {
    expect(stops([...orders, noa, orderFor(5, { orderType: "pickup" })])).toEqual([
      [2, 4],
      [1],
      [3],
    ]);
  });

  test("keeps the order of an earlier route; a new address follows the last stop of its place", () => {
    const keys = routeStops(orders, []).map(({ key }) => key);
    const [second = "", first = "", third = ""] = keys;
    const kept = [first, third, second];
    expect(stops(orders, kept)).toEqual([[1], [3], [2, 4]]);
    const withNew = [...orders, at(6, "מודיעין", "הגפן 5"), at(7, "ערד", "החורש 2")];
    expect(stops(withNew, kept)).toEqual([[1], [3], [6], [2, 4], [7]]);
  });

  test("without deliveries has no stops", () => {
    expect(routeStops([], ["gone"])).toEqual([]);
  });
});

describe("after printing", () => {
  const shows = { event: 2, order: 2 };
  const since = (...entries: readonly ActionEntry[]) =>
    changedOnPaper(
      "slips",
      shows,
      [ruth, adam],
      logOf(...entries).map((event) => ({ ...event, orderNumber: ruth.number })),
    );

  test("an order that came later is not on the paper", () => {
    expect(numbers(changedOnPaper("slips", shows, all, []))).toEqual([3, 4]);
  });

  test("a cancelled or restored order has changed, and a packed or paid one has not", () => {
    expect(since(["a", packed], ["b", packed], ["c", received(240)])).toEqual([]);
    expect(numbers(since(["a", packed], ["b", packed], ["c", restored]))).toEqual([1]);
  });

  test("what is missing from a box is not on its slip, and the kitchen's sheet stays", () => {
    const [change] = changedOn([], "a", 228);
    if (change?.content.kind !== "changed") throw new Error("nothing was changed");
    const content = { ...change.content, missing: { line: "soup", amount: 1 } };
    const event = { ...change, id: 3, orderNumber: ruth.number, content };
    const on = (sheet: "slips" | "kitchen") =>
      numbers(changedOnPaper(sheet, shows, [ruth, adam], [event]));
    expect([on("slips"), on("kitchen")]).toEqual([[1], []]);
  });

  test("what was printed already has not changed, unless it is taken back", () => {
    expect(since(["a", restored], ["b", packed])).toEqual([]);
    expect(numbers(since(["a", restored], ["b", packed], ["c", undo("a")]))).toEqual([1]);
    expect(since(["a", restored], ["b", packed], ["c", undo("b")])).toEqual([]);
  });
});
