import { beforeEach, describe, expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { NewOrder } from "#server/store/orders/new-order.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { findOrder, ordersOfWeek } from "#server/testing/stored-orders.ts";
import { type DatabaseUnderTest, openForTest, renamed } from "./database-under-test.ts";

const week = "2026-01-07";
const ruths = { number: "100000001", week, catalogueVersion: 1 };

/** The part of the contract about orders. */
export function orderSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("orders", () => {
    let database: DatabaseUnderTest;
    let store: Store;
    const openAnother = () => openForTest(database);

    const numbersOf = async (from: Store) =>
      (await ordersOfWeek(from, week)).orders.map(({ number }) => number);

    beforeEach(async () => {
      database = await prepare();
      store = await openAnother();
      await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
    });

    test("an order is read back as it was stored", async () => {
      const order = newOrder({ idempotencyKey: "ruth-1" });
      expect(await store.saveOrders([order])).toEqual([{ kind: "stored", number: "100000001" }]);
      const {
        contentHash: _,
        idempotencyKey: __,
        sellerAddress: ___,
        mostInAnHour: ____,
        ...placed
      } = order;
      const unchanged = { revision: 0, adjustment: 0, adjustmentText: "" };
      const stored = { ...placed, ...unchanged };
      expect(await findOrder(store, order.number)).toEqual(stored);
      expect(await findOrder(store, "999999999")).toBeUndefined();
      expect((await ordersOfWeek(store, week)).orders).toEqual([stored]);
      expect((await ordersOfWeek(store, "2026-01-14")).orders).toEqual([]);
    });

    test("the orders of a week are in the sequence in which they were stored", async () => {
      await store.saveOrders([
        newOrder({ number: "900000000" }),
        newOrder({ number: "200000000" }),
      ]);
      await store.saveOrders([newOrder({ number: "500000000" })]);
      expect(await numbersOf(store)).toEqual(["900000000", "200000000", "500000000"]);
    });

    test("orders and keys are found after closing and opening the store", async () => {
      const first = await database.open();
      await first.saveOrders([newOrder({ idempotencyKey: "ruth-1" })]);
      await first.close();
      const again = await openAnother();
      expect(await numbersOf(again)).toEqual(["100000001"]);
      expect(await again.findOrderByKey("ruth-1")).toEqual({
        ...ruths,
        contentHash: "hash of Ruth's order",
      });
    });

    test("a store that works proves that it can be written, and nothing is stored by that", async () => {
      await store.proveWritable();
      expect((await ordersOfWeek(store, week)).orders).toEqual([]);
      expect(await store.currentCatalogue()).toEqual({ version: 1, catalogue: soupKitchen });
    });

    test("orders are counted, and the newest is the one that was stored last", async () => {
      expect(await store.summarizeOrders()).toEqual({ count: 0, newestReceivedAt: undefined });
      await store.saveOrders([
        newOrder({ number: "900000000", receivedAt: 7 }),
        newOrder({ number: "200000000", receivedAt: 8 }),
      ]);
      expect(await store.summarizeOrders()).toEqual({ count: 2, newestReceivedAt: 8 });
    });

    test("saving no orders gives no outcomes", async () => {
      expect(await store.saveOrders([])).toEqual([]);
    });

    test("an unused key finds no order", async () => {
      expect(await store.findOrderByKey("ruth-1")).toBeUndefined();
    });

    test("the same key twice in one batch stores one order", async () => {
      const first = newOrder({ number: "100000001", idempotencyKey: "ruth-1" });
      const second = newOrder({ number: "100000002", idempotencyKey: "ruth-1" });
      expect(await store.saveOrders([first, second])).toEqual([
        { kind: "stored", number: "100000001" },
        { kind: "repeated", earlier: ruths },
      ]);
      expect(await numbersOf(store)).toEqual(["100000001"]);
    });

    test("the same key in two batches stores one order, in the week of the first", async () => {
      await store.saveOrders([newOrder({ number: "100000001", idempotencyKey: "ruth-1" })]);
      expect(
        await store.saveOrders([
          newOrder({ number: "100000002", idempotencyKey: "ruth-1", week: "2026-01-14" }),
        ]),
      ).toEqual([{ kind: "repeated", earlier: ruths }]);
      expect(await numbersOf(store)).toEqual(["100000001"]);
    });

    test("a repetition gets its number even if the menu has changed", async () => {
      await store.saveOrders([newOrder({ idempotencyKey: "ruth-1" })]);
      await store.saveCatalogue({ catalogue: renamed, after: 1, savedAt: 2 });
      expect(await store.saveOrders([newOrder({ idempotencyKey: "ruth-1" })])).toEqual([
        { kind: "repeated", earlier: ruths },
      ]);
    });

    test("the key of another order is rejected, in one batch and in two", async () => {
      const first = newOrder({ number: "100000001", idempotencyKey: "ruth-1" });
      const other = newOrder({
        number: "100000002",
        idempotencyKey: "ruth-1",
        contentHash: "other",
      });
      expect(await store.saveOrders([first, other])).toEqual([
        { kind: "stored", number: "100000001" },
        { kind: "key-reused", earlier: ruths },
      ]);
      expect(await store.saveOrders([other])).toEqual([{ kind: "key-reused", earlier: ruths }]);
      expect(await numbersOf(store)).toEqual(["100000001"]);
    });

    test("the number of another order is taken", async () => {
      expect(await store.saveOrders([newOrder(), newOrder({ idempotencyKey: "noa-1" })])).toEqual([
        { kind: "stored", number: "100000001" },
        { kind: "number-taken" },
      ]);
    });

    test("an order that was priced with an older menu is not stored, the others of its batch are", async () => {
      await store.saveCatalogue({ catalogue: renamed, after: 1, savedAt: 2 });
      const old = newOrder({ number: "100000001", catalogueVersion: 1 });
      const fresh = newOrder({ number: "100000002", catalogueVersion: 2 });
      expect(await store.saveOrders([old, fresh])).toEqual([
        { kind: "catalogue-changed" },
        { kind: "stored", number: "100000002" },
      ]);
      expect(await numbersOf(store)).toEqual(["100000002"]);
    });

    test("if one order of a batch cannot be written, none is", async () => {
      const broken = newOrder({ number: "100000002" });
      const saving = store.saveOrders([
        newOrder(),
        withTotal(broken, 1),
        newOrder({ number: "100000003" }),
      ]);
      await expect(saving).rejects.toThrow();
      expect(await numbersOf(store)).toEqual([]);
      // The store still works.
      expect(await store.saveOrders([newOrder()])).toEqual([
        { kind: "stored", number: "100000001" },
      ]);
    });

    test("orders that are saved one by one at the same time are all stored", async () => {
      const orders = Array.from({ length: 200 }, (_, index) =>
        newOrder({ number: String(100_000_000 + index), idempotencyKey: `key-${String(index)}` }),
      );
      const outcomes = await Promise.all(orders.map((order) => store.saveOrder(order)));
      expect(outcomes).toEqual(orders.map(({ number }) => ({ kind: "stored", number })));
      expect(await numbersOf(store)).toHaveLength(200);
    });

    test("several stores that write at the same time all succeed, and a key is one order among them", async () => {
      const stores = [store, await openAnother(), await openAnother()];
      const outcomes = await Promise.all(
        stores.flatMap((each, index) =>
          Array.from({ length: 20 }, (_, at) =>
            each.saveOrders([
              newOrder({
                number: String(100_000_000 + index * 100 + at),
                idempotencyKey: `key-${String(at)}`,
              }),
            ]),
          ),
        ),
      );
      expect(outcomes.flat().filter(({ kind }) => kind === "stored")).toHaveLength(20);
      expect(outcomes.flat().filter(({ kind }) => kind === "repeated")).toHaveLength(40);
      expect(await numbersOf(store)).toHaveLength(20);
    });

    test.each([
      ["not JSON", "all_orders = '{'"],
      ["other JSON", `all_orders = '[{"typeName":1}]'`],
      ["no place", "place = null"],
      ["another place", `place = '{"city":"ירושלים"}'`],
    ])(
      "a damaged order (%s) is listed by its number, and the others of its week are read",
      async (_, damage) => {
        const undamaged = newOrder({ number: "100000002" });
        await store.saveOrders([newOrder(), undamaged]);
        await database.execute(`update orders set ${damage} where number = '100000001'`);
        const { orders, unreadable } = await ordersOfWeek(store, week);
        expect(orders.map(({ number }) => number)).toEqual(["100000002"]);
        expect(unreadable).toEqual(["100000001"]);
        // The error has no customer data.
        await expect(findOrder(store, "100000001")).rejects.toThrow(
          /^order 100000001 in the store is damaged$/u,
        );
      },
    );

    test("the weeks that have orders are counted, newest first", async () => {
      expect(await store.weeksWithOrders(9)).toEqual([]);
      await store.saveOrders(
        [week, "2026-01-14", week, "2025-12-31"].map((date, at) =>
          newOrder({ number: String(100_000_000 + at), week: date }),
        ),
      );
      const weeks = [
        { date: "2026-01-14", count: 1 },
        { date: week, count: 2 },
        { date: "2025-12-31", count: 1 },
      ];
      expect(await store.weeksWithOrders(9)).toEqual(weeks);
      expect(await store.weeksWithOrders(2)).toEqual(weeks.slice(0, 2));
    });

    test("the database rejects totals that do not add up", async () => {
      await store.saveOrders([newOrder()]);
      await expect(
        database.execute("update orders set order_total = order_total + 1"),
      ).rejects.toThrow();
    });
  });
}

function withTotal(order: NewOrder, total: number): NewOrder {
  return {
    ...order,
    order: { ...order.order, orderTotal: total as typeof order.order.orderTotal },
  };
}
