import { beforeEach, describe, expect, test } from "vitest";
import type { OrderAction } from "#domain/order-log/mark.ts";
import { cancelled, markOf } from "#domain/testing/desk-log.ts";
import type { NewOrder } from "#server/store/orders/new-order.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { ordersOfWeek } from "#server/testing/stored-orders.ts";
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
      ["the same email address", { phoneNumber: dan.phoneNumber }],
      ["its email address in capitals", { ...dan, email: order.customerData.email.toUpperCase() }],
      ["the same phone number", { email: dan.email }],
    ])("a new order of %s is not stored", async (_, customer) => {
      expect(await store.saveOrders([ordered("100000003", 59, customer)])).toEqual([tooMany]);
      expect(
        (await ordersOfWeek(store, newOrder().week)).orders.map(({ number }) => number),
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
      expect((await ordersOfWeek(store, newOrder().week)).orders).toHaveLength(4);
    });

    test("several processes share the limit of an address that orders are given at once, and new orders count with them", async () => {
      const stores = [store, await openForTest(database), await openForTest(database)];
      const others = Array.from({ length: 9 }, (_, index) =>
        ordered(String(300_000_000 + index), 20, {
          email: `other-${String(index)}@example.com`,
          phoneNumber: `05${String(index).padStart(8, "0")}`,
        }),
      );
      await store.saveOrders(others);
      const at = receivedAt + 25 * minute;
      const changes = others.map((other) =>
        newRevision({
          orderNumber: other.number,
          actionId: other.number,
          at,
          order: { ...order, customerData: { ...other.order.customerData, email: dan.email } },
          mailLimits: { mostOrders: 2, mostAddresses: 1, mostChanges: 20 },
        }),
      );
      const outcomes = await Promise.all(
        changes.map((each, index) => (stores[index % stores.length] ?? store).changeOrder(each)),
      );
      const kinds = Map.groupBy(outcomes, ({ kind }) => kind);
      expect(kinds.get("stored")).toHaveLength(2);
      const freeAt = at + 60 * minute;
      expect(kinds.get("too-many-mails")).toEqual(
        Array.from({ length: 7 }, () => ({ kind: "too-many-mails", freeAt })),
      );
      const dans = { email: dan.email.toUpperCase(), phoneNumber: dan.phoneNumber };
      expect(await store.saveOrder(ordered("400000001", 30, dans))).toEqual({
        kind: "too-many-orders",
        freeAt,
      });
      // The address that was given up counts as well: one order and one change.
      const readdressed = others[outcomes.findIndex(({ kind }) => kind === "stored")];
      const email = readdressed?.order.customerData.email ?? "";
      expect(await store.saveOrder(ordered("400000002", 30, { ...dan, email }))).toEqual({
        kind: "too-many-orders",
        freeAt: receivedAt + 80 * minute,
      });
      // The seller is not limited, and her change does not count.
      const { mailLimits: _, ...bySeller } = newRevision({
        orderNumber: "300000000",
        actionId: "seller",
        basedOn: outcomes[0]?.kind === "stored" ? 1 : 0,
        at,
        order,
      });
      expect(await store.changeOrder(bySeller)).toMatchObject({ kind: "stored" });
    });

    test("several processes share the limit of changes and cancellings at an address", async () => {
      const stores = [store, await openForTest(database), await openForTest(database)];
      const numbers = ["100000001", "100000002"];
      const press = (index: number, action: OrderAction) => {
        const by = stores[index % stores.length] ?? store;
        const orderNumber = numbers[index % 2] ?? "";
        const seen = { event: 1_000 };
        const pressed = markOf(`press ${String(index)}`, action, seen);
        const mailLimits = { mostAddresses: 1, mostChanges: 3 };
        return by.mark({ ...pressed, orderNumber, at: receivedAt + index, mailLimits });
      };
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, (_, index) => press(index, cancelled)),
      );
      const kinds = Map.groupBy(outcomes, ({ kind }) => kind);
      expect(kinds.get("recorded")).toHaveLength(3);
      expect(kinds.get("too-many-mails")).toHaveLength(9);
    });

    test("what is done with an order that had an address earlier does not count for it", async () => {
      const strangers = ordered("100000003", 20, dan);
      await store.saveOrder(strangers);
      const victims = order.customerData.email;
      let revisions = 0;
      const change = (orderNumber: string, basedOn: number, email: string, more: object = {}) => {
        revisions += 1;
        const at = receivedAt + 21 * minute + revisions;
        const customerData = { ...strangers.order.customerData, email };
        const by = { orderNumber, basedOn, at, actionId: `change ${String(revisions)}` };
        return store.changeOrder(
          newRevision({ ...by, order: { ...order, customerData }, ...more }),
        );
      };
      const emails = [victims, dan.email, dan.email, dan.email, dan.email, dan.email];
      for (const [index, email] of emails.entries()) await change("100000003", index, email);
      const cancel = { ...markOf("cancel", cancelled), orderNumber: "100000003" };
      await store.mark({ ...cancel, at: receivedAt + 22 * minute });
      const mailLimits = { mostAddresses: 1, mostChanges: 3 };
      expect(await change("100000001", 0, victims, { mailLimits })).toMatchObject({
        kind: "stored",
      });
      // The change that gave it the address counts, and the one that took it away.
      expect(await change("100000001", 1, victims, { mailLimits })).toMatchObject({
        kind: "too-many-mails",
      });
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
