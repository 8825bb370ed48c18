import { beforeEach, expect, test, vi } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import { ForbiddenStorage, TabStorage } from "#site/testing/tab-storage.ts";
import {
  bringBackOrder,
  forgetOrder,
  type MyOrder,
  myOrdersStorageKey,
  readMyOrders,
  refreshMyOrder,
  rememberOrder,
} from "./my-orders.ts";

const orderOf = (number: number): MyOrder => ({
  number: String(number),
  key: `key-${String(number)}`,
  week: "2026-01-07",
  orderTotal: agorot(12930),
  comesOn: "2026-01-09",
  dishes: ["Chicken soup", "Apple cake"],
  isCancelled: false,
});
const numbers = () => readMyOrders().map(({ number }) => Number(number));

beforeEach(() => {
  vi.stubGlobal("localStorage", new TabStorage());
});

test("a device has no orders at first", () => {
  expect(readMyOrders()).toEqual([]);
});

test("the newest order comes first, and only the newest twenty stay", () => {
  const sent = Array.from({ length: 25 }, (_, index) => index + 1);
  for (const number of sent) rememberOrder(orderOf(number));
  expect(numbers()).toEqual(sent.toReversed().slice(0, 20));
  expect(readMyOrders()[0]).toEqual(orderOf(25));
});

test("an order is in the list once", () => {
  for (const number of [1, 2, 1]) rememberOrder(orderOf(number));
  expect(numbers()).toEqual([1, 2]);
});

test("what is stored has the total in shekels", () => {
  rememberOrder(orderOf(1));
  const { orderTotal: _, ...order } = orderOf(1);
  expect(JSON.parse(localStorage.getItem(myOrdersStorageKey) ?? "")).toEqual([
    { ...order, total: 129.3 },
  ]);
});

test("an order that was stored before the list had days, dishes and canceling stays", () => {
  const stored = { number: "1", key: "key-1", week: "2026-01-07", total: 129.3 };
  const since = { comesOn: "soon", dishes: [7, "Chicken soup"], isCancelled: "no" };
  const known = { comesOn: null, dishes: [], isCancelled: false };
  localStorage.setItem(myOrdersStorageKey, JSON.stringify([stored, { ...stored, ...since }]));
  expect(readMyOrders()).toEqual([
    { ...orderOf(1), ...known },
    { ...orderOf(1), ...known, dishes: ["Chicken soup"] },
  ]);
});

test("an order can be removed from the list", () => {
  for (const number of [1, 2, 3]) rememberOrder(orderOf(number));
  forgetOrder({ number: "2" });
  expect(numbers()).toEqual([3, 1]);
});

test("a changed order is brought up to date where it is; another one is not added", () => {
  for (const number of [1, 2]) rememberOrder(orderOf(number));
  const dearer = { ...orderOf(1), orderTotal: agorot(20000) };
  refreshMyOrder({ ...dearer, isCancelled: true });
  expect(readMyOrders()[1]?.isCancelled).toBe(true);
  refreshMyOrder(dearer);
  refreshMyOrder(orderOf(3));
  refreshMyOrder({ ...orderOf(2), key: "of-another-shop", orderTotal: agorot(1) });
  expect(readMyOrders()).toEqual([orderOf(2), dearer]);
});

test("the list is the same object until it changes, as React needs it", () => {
  rememberOrder(orderOf(1));
  const before = readMyOrders();
  refreshMyOrder(orderOf(1));
  expect(readMyOrders()).toBe(before);
});

test.each([
  ["no JSON", "{"],
  ["no list", '{"number":"1"}'],
  ["a list of something else", '[null,7,"order",[],{}]'],
  ["an order without a key", '[{"number":"1","week":"2026-01-07","total":1}]'],
  ["an invalid number", '[{"number":"x","key":"k","week":"2026-01-07","total":1}]'],
  ["a key that leads elsewhere", '[{"number":"1","key":"../a","week":"2026-01-07","total":1}]'],
  ["no week", '[{"number":"1","key":"k","week":"soon","total":1}]'],
  ["no total", '[{"number":"1","key":"k","week":"2026-01-07","total":"1"}]'],
])("a damaged list is harmless: %s", (_, stored) => {
  vi.spyOn(console, "warn").mockReturnValue();
  localStorage.setItem(myOrdersStorageKey, stored);
  expect(readMyOrders()).toEqual([]);
  rememberOrder(orderOf(1));
  expect(numbers()).toEqual([1]);
});

test("the valid entries of a damaged list stay", () => {
  rememberOrder(orderOf(1));
  const [whole] = JSON.parse(localStorage.getItem(myOrdersStorageKey) ?? "") as unknown[];
  localStorage.setItem(myOrdersStorageKey, JSON.stringify([{ number: 2 }, whole]));
  expect(readMyOrders()).toEqual([orderOf(1)]);
});

test("a browser that forbids storage has no list, and nothing breaks", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("localStorage", new ForbiddenStorage());
  rememberOrder(orderOf(1));
  expect(readMyOrders()).toEqual([]);
  expect(warn).toHaveBeenCalled();
});

test("an order whose page is opened comes back into the list, below those of later weeks", () => {
  const ofWeek = (number: number, week: string) => ({ ...orderOf(number), week });
  // Everything was forgotten.
  bringBackOrder(ofWeek(3, "2026-01-21"));
  expect(readMyOrders()).toEqual([ofWeek(3, "2026-01-21")]);
  bringBackOrder(ofWeek(1, "2026-01-07"));
  bringBackOrder(ofWeek(2, "2026-01-14"));
  expect(numbers()).toEqual([3, 2, 1]);
  // The same week: it stands before the one that was there.
  bringBackOrder(ofWeek(4, "2026-01-14"));
  expect(numbers()).toEqual([3, 4, 2, 1]);
  // An order of an earlier week may be the last that was sent.
  rememberOrder(ofWeek(5, "2026-01-07"));
  bringBackOrder(ofWeek(6, "2026-01-14"));
  expect(numbers()).toEqual([3, 6, 5, 4, 2, 1]);
  forgetOrder({ number: "5" });
  forgetOrder({ number: "6" });
  // One that is there is brought up to date, in its place.
  bringBackOrder({ ...ofWeek(2, "2026-01-14"), isCancelled: true });
  expect(readMyOrders().map(({ isCancelled }) => isCancelled)).toEqual([false, false, true, false]);
});

test("the list has an order once, also with another key, and no more than twenty", () => {
  for (const number of Array.from({ length: 20 }, (_, index) => index + 1))
    rememberOrder(orderOf(number));
  bringBackOrder({ ...orderOf(7), key: "another-key" });
  expect(readMyOrders().filter(({ number }) => number === "7")).toMatchObject([
    { key: "another-key" },
  ]);
  bringBackOrder({ ...orderOf(21), week: "2025-12-31" });
  expect(readMyOrders()).toHaveLength(20);
  expect(numbers()).not.toContain(21);
});

test("a damaged list is replaced by the order whose page is opened", () => {
  localStorage.setItem(myOrdersStorageKey, "[{");
  vi.spyOn(console, "warn").mockReturnValue();
  bringBackOrder(orderOf(1));
  expect(readMyOrders()).toEqual([orderOf(1)]);
});
