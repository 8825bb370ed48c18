import { expect, test } from "vitest";
import { sampleShopping } from "#desk/testing/sample-shopping.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { hasOpenItems, paperTasks, workOf } from "./week-work.ts";

const week = sampleWeek();

test("canceled orders are not packed or handed over, but their money is given back", () => {
  const work = workOf(week);
  const cancelled = week.orders.filter(({ state }) => state.isCancelled);
  expect(cancelled).toHaveLength(2);
  expect(work.packed).toEqual({ done: 6, of: 10 });
  expect(work.handedOver).toEqual({ done: 2, of: 10 });
  const paidForNothing = cancelled.reduce((sum, { state }) => sum + (state.received ?? 0), 0);
  expect(work.toGiveBack.orders).toBe(4);
  expect(work.toGiveBack.amount).toBe(paidForNothing + 2 * 3_500);
});

test("what is cooked counts dishes, each once all its portions and extras are ready", () => {
  const cookedWhere = (isReady: (line: (typeof week.kitchen)[number]) => boolean) =>
    workOf({
      ...week,
      kitchen: week.kitchen.map((line) => ({ ...line, cooked: isReady(line) ? line.amount : 0 })),
    }).cooked;
  const [first] = week.kitchen;
  expect(cookedWhere(() => false)).toEqual({ done: 0, of: 6 });
  expect(cookedWhere(({ key }) => key === first?.key)).toEqual({ done: 0, of: 6 });
  expect(cookedWhere(({ dishName }) => dishName === first?.dishName)).toEqual({ done: 1, of: 6 });
  expect(cookedWhere(() => true)).toEqual({ done: 6, of: 6 });
});

test("a week has nothing open when everything is handed over and paid", () => {
  expect(hasOpenItems(workOf(week))).toBe(true);
  const orders = week.orders.map((order) => ({
    ...order,
    state: { ...order.state, received: order.state.due, isHandedOver: true },
  }));
  expect(hasOpenItems(workOf({ ...week, orders }))).toBe(false);
});

const printed = (
  sheet: "kitchen" | "slips" | "labels" | "shopping",
  changed: readonly string[],
) => ({
  sheet,
  at: week.now,
  shows: week.cursor,
  changed,
  list: null,
});
const sheetsOf = (sheets: typeof week.printed) =>
  paperTasks({ ...week, printed: sheets }).map(({ sheet }) => sheet);

test("the kitchen sheet and the slips are missing until they are printed; labels do the work of slips", () => {
  expect(sheetsOf([])).toEqual(["kitchen", "slips"]);
  expect(sheetsOf([printed("kitchen", [])])).toEqual(["slips"]);
  expect(sheetsOf([printed("kitchen", []), printed("labels", [])])).toEqual([]);
});

test("a sheet that only a later version has is none that is to be printed here", () => {
  const later = { ...printed("kitchen", ["730512037"]), sheet: "names" as "kitchen" };
  expect(sheetsOf([printed("kitchen", []), printed("slips", []), later])).toEqual([]);
});

test("a sheet that differs from the orders is to be printed again, until every box is packed", () => {
  const changed = [printed("kitchen", []), printed("slips", ["730512037"])];
  expect(paperTasks({ ...week, printed: changed })).toEqual([
    { sheet: "slips", printedAt: week.now, changed: 1 },
  ]);
  const orders = week.orders.map((order) => ({
    ...order,
    state: { ...order.state, isPacked: true },
  }));
  expect(paperTasks({ ...week, orders, printed: [] })).toEqual([]);
});

test("the shopping list is printed unless all is there, and one that was printed says how many ingredients changed", () => {
  const tasks = (had: number, list?: number, carrots = 0) =>
    paperTasks({
      ...week,
      shopping: sampleShopping({ amount: carrots }, { had }),
      printed:
        list === undefined
          ? []
          : [{ ...printed("shopping", []), list: [{ ingredient: "flour", amount: list }] }],
    }).filter(({ sheet }) => sheet === "shopping");
  expect(tasks(0)).toEqual([{ sheet: "shopping", printedAt: null, changed: 0 }]);
  expect(tasks(1_000)).toEqual(tasks(0));
  // There is flour; carrots are still to be bought.
  expect(tasks(3_200, undefined, 500)).toEqual(tasks(0));
  expect(tasks(3_200)).toEqual([]);
  expect(tasks(0, 3_200)).toEqual([]);
  expect(tasks(0, 2_000)).toEqual([{ sheet: "shopping", printedAt: week.now, changed: 1 }]);
});
