import fc from "fast-check";
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
import { writtenStops } from "#domain/testing/written-stops.ts";
import { type DeskOrder, deskOrderOf, ordersToServe } from "./desk-order.ts";
import type { OrderState } from "./order-state.ts";
import { packingSlips } from "./packing-slips.ts";
import { changedOnPaper } from "./paper-changes.ts";
import { keysOfAddress, keysToKeep, mergeRoutes, moveStop, routeStops } from "./route-stops.ts";

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

test("orders are handed over by name, without canceled ones", () => {
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
  const routeOf = (orders: readonly DeskOrder[], kept: readonly string[] = []) =>
    routeStops(
      orders.map((order) => ({ ...order, placeNames: [order.place] })),
      kept,
    );
  const stops = (orders: readonly DeskOrder[], kept: readonly string[] = []) =>
    routeOf(orders, kept).map((stop) => numbers(stop.orders));
  const orders = [
    at(1, "ירושלים", "הזית 10"),
    at(2, "ירושלים", "הזית 7"),
    at(3, "מודיעין", "הגפן 1"),
    at(4, "ירושלים", "הזית,  7 "),
  ];

  test("has one stop for an address, and neither pickups nor canceled orders", () => {
    expect(stops([...orders, noa, orderFor(5, { orderType: "pickup" })])).toEqual([
      [2, 4],
      [1],
      [3],
    ]);
  });

  test("keeps the order of an earlier route; a new address follows the last stop of its place", () => {
    const keys = routeOf(orders).map(({ key }) => key);
    const [second = "", first = "", third = ""] = keys;
    const kept = [first, third, second];
    expect(stops(orders, kept)).toEqual([[1], [3], [2, 4]]);
    const withNew = [...orders, at(6, "מודיעין", "הגפן 5"), at(7, "ערד", "החורש 2")];
    expect(stops(withNew, kept)).toEqual([[1], [3], [6], [2, 4], [7]]);
  });

  /** As an earlier version kept them. */
  const writtenKey = (place: string, address: string) =>
    keysOfAddress({ place, placeNames: [place], address })[1];
  const building = [
    at(1, "ירושלים", "הזית 7, דירה 3"),
    at(2, "ירושלים", "רח׳ הזית 7"),
    at(3, "ירושלים", "הזית 7 דירה 5"),
    at(4, "ירושלים", "הזית 7א"),
    at(5, "מודיעין", "הזית 7"),
    at(6, "ירושלים", "הזית, ליד הגן"),
  ];

  test("has one stop for the flats of a building, and its own for what may be another one", () => {
    expect(stops(building)).toEqual([[1, 2, 3], [4], [6], [5]]);
    const [joined, , unclear] = routeOf(building);
    expect(joined).toMatchObject({ address: "הזית 7", street: "הזית 7" });
    expect(unclear).toMatchObject({ address: "הזית, ליד הגן", street: "הזית, ליד הגן" });
    expect(routeOf([at(1, "ירושלים", "רחוב הזית 7, כניסה ב׳, דירה 3")])).toMatchObject([
      { address: "רחוב הזית 7, כניסה ב׳, דירה 3", street: "רחוב הזית 7" },
    ]);
  });

  test("joins two orders or does not, whatever else is delivered and in whichever sequence the orders came", () => {
    const texts = [
      "הזית 7",
      "רחוב הזית 7, דירה 3",
      "הזית 7/5",
      "הזית 7א",
      "הזית 7 כניסה ב",
      "הזית 7, 5",
      "7 HaZayit St., Apt. 3",
      "HaZayit Street 7 apt 5",
      "7A HaZayit",
      "הזית",
      "הזית 17",
    ];
    const everything = ["ירושלים", "מודיעין"].flatMap((city, place) =>
      texts.map((text, index) => at(place * texts.length + index + 1, city, text)),
    );
    const apart = stops(everything);
    expect(apart).toHaveLength(2 * 8);
    fc.assert(
      fc.property(fc.shuffledSubarray(everything), (some) => {
        const chosen = new Set(numbers(some));
        const left = apart.map((stop) => stop.filter((position) => chosen.has(position)));
        const sets = (lists: readonly (readonly number[])[]) =>
          new Set(lists.map((stop) => stop.toSorted((a, b) => a - b).join()));
        expect(sets(stops(some))).toEqual(sets(left.filter(({ length }) => length > 0)));
      }),
    );
  });

  test("keeps the place that any address of a building had; a kept building keeps its own, also for flats that are new", () => {
    const kept = [
      writtenKey("מודיעין", "הזית 7"),
      writtenKey("ירושלים", "הזית 7 דירה 5"),
      writtenKey("ירושלים", "הזית 7א"),
      writtenKey("ירושלים", "הזית 7, דירה 3"),
    ];
    expect(stops(building, kept)).toEqual([[5], [1, 2, 3], [4], [6]]);
    const moved = keysToKeep(
      ["הזית 7א", "הזית 7 דירה 5", "הזית 7, דירה 3"].map((each) => writtenKey("ירושלים", each)),
      routeOf(building),
    );
    const after = mergeRoutes(kept, moved, 100);
    expect(stops(building, after)).toEqual([[5], [4], [1, 2, 3], [6]]);
    // An earlier version moves its own keys alone.
    const moving = ["הזית 7 דירה 5", "הזית 7, דירה 3", "הזית 7א"];
    const byEarlier = mergeRoutes(
      after,
      moving.map((each) => writtenKey("ירושלים", each)),
      100,
    );
    expect(stops(building, byEarlier)).toEqual([[5], [1, 2, 3], [4], [6]]);
    const next = [at(1, "ירושלים", "רחוב הזית 7/9"), at(2, "ירושלים", "הזית 7א, דירה 1")];
    expect(stops(next, after)).toEqual([[2], [1]]);
  });

  test("puts an entrance that was not named before where its house was, and leaves one that has a place of its own there", () => {
    const entrance = at(1, "ירושלים", "הזית 7 כניסה ב, דירה 3");
    const others = [at(2, "ירושלים", "הזית 10"), at(3, "מודיעין", "הגפן 1")];
    const house = at(4, "ירושלים", "הזית 7");
    const keysFor = (...sequence: readonly DeskOrder[]) =>
      sequence.flatMap((each) => routeOf([each]).map(({ key }) => key));
    const kept = keysFor(house, ...others);
    expect(stops([entrance, ...others], kept)).toEqual([[1], [2], [3]]);
    expect(stops([entrance, ...others, house], kept)).toEqual([[4], [1], [2], [3]]);
    expect(stops([entrance, ...others], keysFor(house, ...others, entrance))).toEqual([
      [2],
      [3],
      [1],
    ]);
    expect(stops([at(5, "ירושלים", "הזית 7א כניסה ב"), ...others], kept)).toEqual([[2], [5], [3]]);
  });

  test("stays as it was arranged beside an address that has the words of another one, also if that one is of another week", () => {
    const flat = at(1, "ירושלים", "הזית 7/5");
    const other = at(2, "ירושלים", "הגפן 3");
    const unclear = at(3, "ירושלים", "הזית 7, 5");
    const atWork = [flat, other, unclear];
    const keysIn = (week: typeof atWork, kept: readonly string[]) =>
      routeOf(week, kept).map(({ key }) => key);
    for (const week of [atWork, [flat, other], [other, unclear]]) {
      let kept = keysToKeep(keysIn(atWork, []), routeOf(atWork));
      for (const key of keysIn(week, kept)) {
        const moved = moveStop(moveStop(keysIn(week, kept), key, -1), key, -1);
        kept = mergeRoutes(kept, keysToKeep(moved, routeOf(atWork)), 100);
        expect(keysIn(week, kept)).toEqual(moved);
      }
    }
  });

  test("has a stop for each way of writing for an earlier version, beside each other, each with a key of its own", () => {
    const written = writtenStops(
      routeOf([...building, at(7, "ירושלים", "הזית 7/5"), at(8, "ירושלים", "הזית 7, 5")]),
    );
    expect(written.map(({ address, orders: ofStop }) => [address, ...numbers(ofStop)])).toEqual([
      ["הזית 7, דירה 3", 1],
      ["רח׳ הזית 7", 2],
      ["הזית 7 דירה 5", 3],
      ["הזית 7/5", 7, 8],
      ["הזית 7א", 4],
      ["הזית, ליד הגן", 6],
      ["הזית 7", 5],
    ]);
    expect(new Set(written.map(({ key }) => key)).size).toBe(written.length);
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

  test("a canceled or restored order has changed, and a packed or paid one has not", () => {
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
