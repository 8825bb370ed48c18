import { beforeEach, describe, expect, test } from "vitest";
import type { NewOrder, Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { type DatabaseUnderTest, openForTest, openWithOrders } from "./database-under-test.ts";

/** The part of the contract about `mostInAnHour`. */
export function orderLimitSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("beyond the orders that a customer may place in an hour", () => {
    const minute = 60_000;
    const { order, receivedAt } = newOrder();
    const ordered = (number: string, minutes: number, customer: object = {}): NewOrder =>
      newOrder({
        number,
        receivedAt: receivedAt + minutes * minute,
        mostInAnHour: 2,
        order: { ...order, customerData: { ...order.customerData, ...customer } },
      });
    const dan = { email: "dan@example.com", phoneNumber: "0500000000" };
    const tooMany = { kind: "too-many-orders", freeAt: receivedAt + 60 * minute };

    let database: DatabaseUnderTest;
    let store: Store;

    beforeEach(async () => {
      database = await prepare();
      store = await openWithOrders(database, [ordered("100000001", 0), ordered("100000002", 10)]);
    });

    test.each([
      ["the same customer", {}],
      ["the same e-mail address", { phoneNumber: dan.phoneNumber }],
      ["its e-mail address in capitals", { ...dan, email: order.customerData.email.toUpperCase() }],
      ["the same phone number", { email: dan.email }],
    ])("a new order of %s is not stored", async (_, customer) => {
      expect(await store.saveOrders([ordered("100000003", 59, customer)])).toEqual([tooMany]);
      expect(
        (await store.ordersOfWeek(newOrder().week)).orders.map(({ number }) => number),
      ).toEqual(["100000001", "100000002"]);
      expect(await store.countMails()).toMatchObject({ waiting: 4 });
    });

    test("a new order of somebody else is stored, and one of the same customer an hour later", async () => {
      const outcomes = await store.saveOrders([
        ordered("100000003", 20, dan),
        ordered("100000004", 60),
        ordered("100000005", 61),
      ]);
      expect(outcomes).toEqual([
        { kind: "stored", number: "100000003" },
        { kind: "stored", number: "100000004" },
        { kind: "too-many-orders", freeAt: receivedAt + 70 * minute },
      ]);
    });

    test("several processes share the limit: of orders that they store at once, only as many as are left", async () => {
      const stores = [store, await openForTest(database), await openForTest(database)];
      const dansOrders = Array.from({ length: 12 }, (_, index) =>
        ordered(String(200_000_000 + index), 20, dan),
      );
      const outcomes = await Promise.all(
        dansOrders.map((each, index) => (stores[index % stores.length] ?? store).saveOrder(each)),
      );
      const kinds = Map.groupBy(outcomes, ({ kind }) => kind);
      expect(kinds.get("stored")).toHaveLength(2);
      expect(kinds.get("too-many-orders")).toHaveLength(10);
      expect((await store.ordersOfWeek(newOrder().week)).orders).toHaveLength(4);
    });

    test("an order with a known key is a repetition", async () => {
      const keyed = { ...ordered("100000003", 20, dan), idempotencyKey: "dan-1" };
      await store.saveOrders([keyed, ordered("100000004", 20, dan)]);
      expect(await store.saveOrders([{ ...keyed, number: "100000005" }])).toMatchObject([
        { kind: "repeated", earlier: { number: "100000003" } },
      ]);
    });
  });
}
