import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { WeekRules } from "#domain/schedule/week-exception.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { closedWeek, movedWeek } from "#domain/testing/week-rules.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import type { Store } from "#server/store/store.ts";
import { emptyDatabaseFile } from "#server/testing/database-file.ts";
import { ordersOfWeek } from "#server/testing/stored-orders.ts";
import { placeOrder } from "./place-order.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const deadline = Date.UTC(2026, 0, 7, 12);
const order = ruthsOrder(hebrewMenu, "ירושלים");
const firstWeek = { date: "2026-01-07", deadline };
const nextWeek = { date: "2026-01-14", deadline: Date.UTC(2026, 0, 14, 12) };

let store: Store;
let version: number;

const save = async (rules: Partial<WeekRules>) => {
  const catalogue = { ...soupKitchen, shop: { ...soupKitchen.shop, ...rules } };
  await store.saveCatalogue({ catalogue, after: version, savedAt: monday });
  version += 1;
};

interface Sent {
  readonly week?: string;
  readonly key?: string;
  readonly now?: number;
  readonly received?: typeof order;
}

const place = ({ week, key, now = monday, received = order }: Sent) =>
  placeOrder(
    received,
    key,
    {
      store,
      clock: () => now,
      makeNumber: () => String(Math.random()).slice(2, 11),
      sellerAddress: undefined,
      mostInAnHour: undefined,
    },
    week,
  );

const storedIn = async (week: string) => (await ordersOfWeek(store, week)).orders.length;

beforeEach(async () => {
  store = await openSqliteStore(await emptyDatabaseFile());
  onTestFinished(() => store.close());
  version = 0;
  await save({});
});

test("an order for the week that the customer saw is stored in it", async () => {
  expect(await place({ week: "2026-01-07", now: deadline - 1 })).toMatchObject({
    kind: "placed",
    week: firstWeek,
  });
});

test("an order for a week whose deadline has passed is not stored, and the refusal names the next week", async () => {
  expect(await place({ week: "2026-01-07", key: "ruth-1", now: deadline })).toEqual({
    kind: "week-changed",
    week: nextWeek,
  });
  expect(await storedIn("2026-01-07")).toBe(0);
  expect(await storedIn("2026-01-14")).toBe(0);
  // The same key, once the customer has agreed.
  expect(await place({ week: "2026-01-14", key: "ruth-1", now: deadline })).toMatchObject({
    kind: "placed",
    week: nextWeek,
    isRepeated: false,
  });
});

test("a client that names no week is served as before", async () => {
  expect(await place({ now: deadline })).toMatchObject({ kind: "placed", week: nextWeek });
});

test.each([
  ["names the week that is over", { week: "2026-01-07" }],
  ["names the next week", { week: "2026-01-14" }],
  ["names no date", { week: "soon" }],
])("a stored order of the same key is answered first, where the repetition %s", async (_, sent) => {
  await place({ week: "2026-01-07", key: "ruth-1" });
  expect(await place({ ...sent, key: "ruth-1", now: deadline })).toMatchObject({
    kind: "placed",
    week: firstWeek,
    isRepeated: true,
  });
  expect(await storedIn("2026-01-14")).toBe(0);
});

test("another order with the key of a stored one is refused for that, not because the week changed", async () => {
  await place({ week: "2026-01-07", key: "ruth-1" });
  const received = { ...order, customerData: { ...order.customerData, name: "נועה" } };
  const again = await place({ week: "2026-01-07", key: "ruth-1", now: deadline, received });
  expect(again).toMatchObject({ kind: "key-reused", earlier: { week: firstWeek } });
});

test("an order that the seller's closing of the week overtakes asks for the next week", async () => {
  await save({ exceptions: [closedWeek("2026-01-07")] });
  expect(await place({ week: "2026-01-07" })).toEqual({ kind: "week-changed", week: nextWeek });
  expect(await place({})).toMatchObject({ kind: "placed", week: nextWeek });
});

test("a week whose deadline was moved is still the week that the customer saw", async () => {
  await save({ exceptions: [movedWeek("2026-01-07", ["2026-01-08", "10:00"])] });
  const moved = { date: "2026-01-07", deadline: Date.UTC(2026, 0, 8, 8) };
  expect(await place({ week: "2026-01-07", now: deadline })).toMatchObject({
    kind: "placed",
    week: moved,
  });
  expect(await storedIn("2026-01-07")).toBe(1);
});

test("before the opening nothing is stored, whether a week is named or not", async () => {
  await save({ opening: { weekday: 1, hour: 12, minute: 0 } });
  const opensAt = Date.UTC(2026, 0, 5, 10);
  for (const week of [undefined, "2026-01-07", "2025-12-31"]) {
    expect(await place({ ...(week && { week }), now: opensAt - 1 })).toEqual({
      kind: "not-open",
      week: firstWeek,
      opensAt,
    });
  }
  expect(await storedIn("2026-01-07")).toBe(0);
  expect(await place({ week: "2026-01-07", now: opensAt })).toMatchObject({ kind: "placed" });
});

test("a repetition of a stored order is answered before the opening too", async () => {
  await place({ key: "ruth-1" });
  await save({ opening: { weekday: 0, hour: 8, minute: 0 } });
  expect(await place({ key: "ruth-1", now: deadline })).toMatchObject({
    kind: "placed",
    isRepeated: true,
  });
});
