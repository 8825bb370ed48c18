import fc from "fast-check";
import { expect, test } from "vitest";
import { favouriteDishes, missingRegulars, regularWeeks, tellingOrder } from "./people.ts";

test("the details of a person are those of the newest order that is not canceled, or of the newest one where all are canceled", () => {
  const cancelled = new Set([2, 4]);
  const tells = (...orders: readonly number[]) =>
    tellingOrder(orders, (order) => cancelled.has(order));
  expect(tells(1, 2, 3, 4)).toBe(3);
  expect(tells(1, 3)).toBe(3);
  expect(tells(2, 4)).toBe(4);
  expect(tells()).toBeUndefined();
});

test("favorite dishes are those of two orders at least that are not canceled, each counted once in an order", () => {
  const orderWith = (dishes: readonly string[], isCancelled = false) => ({
    lines: dishes.map((dishName) => ({ dishName })),
    state: { isCancelled },
  });
  const orders = [
    orderWith(["a", "b", "b"]),
    orderWith(["a", "c"]),
    orderWith(["a", "c", "d"]),
    orderWith(["d"], true),
  ];
  expect(favouriteDishes(orders)).toEqual([
    ["a", 3],
    ["c", 2],
  ]);
});

const before = ["w4", "w3", "w2", "w1"];
const ordered = (...weeks: readonly string[]) =>
  weeks.map((week) => ({
    state: { week: week.replace("-", ""), isCancelled: week.startsWith("-") },
  }));
const missing = (...people: readonly ReturnType<typeof ordered>[]) =>
  missingRegulars(people, { before, open: "w5" }).map(({ state }) => state.week);

test("a customer who ordered in three of the last four weeks is missing in the open one", () => {
  expect(missing(ordered("w1", "w2", "w4"), ordered("w1", "w2", "w3"))).toEqual(["w4", "w3"]);
  expect(missing(ordered("w1", "w2", "w4", "w5"))).toEqual([]);
  expect(missing(ordered("w0", "w3", "w4"), ordered("w4", "w4", "w4"), [])).toEqual([]);
});

test("a canceled order does not count in an earlier week, and in the open week it counts as an answer", () => {
  expect(missing(ordered("w1", "w2", "-w3", "w4", "-w4"))).toEqual(["w4"]);
  expect(missing(ordered("w1", "-w2", "-w3", "w4"))).toEqual([]);
  expect(missing(ordered("w1", "w2", "w3", "-w5"))).toEqual([]);
});

test("nobody who is missing has ordered in the open week, and everybody has in enough weeks before", () => {
  const anyOrder = fc.record({
    state: fc.record({
      week: fc.constantFrom("w0", ...before, "w5"),
      isCancelled: fc.boolean(),
    }),
  });
  fc.assert(
    fc.property(fc.array(fc.array(anyOrder)), (people) => {
      const found = missingRegulars(people, { before, open: "w5" });
      const isMissing = (orders: (typeof people)[number]) =>
        new Set(
          orders
            .filter(({ state }) => !state.isCancelled && before.includes(state.week))
            .map(({ state }) => state.week),
        ).size >= regularWeeks.atLeast && orders.every(({ state }) => state.week !== "w5");
      expect(found).toHaveLength(people.filter(isMissing).length);
    }),
  );
});
