import { beforeEach, describe, expect, test } from "vitest";
import { cancelled, markOf, received, undo } from "#domain/testing/desk-log.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { type DatabaseUnderTest, openWithOrders } from "./database-under-test.ts";

const ruths = newOrder();
const { number } = ruths;
const other = "100000002";
const year = ["2026-01-01", "2027-01-01"] as const;

/** The part of the contract about the books of a year. */
export function booksSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("the books", () => {
    let database: DatabaseUnderTest;
    let store: Store;
    const press = (
      actionId: string,
      action: Parameters<typeof markOf>[1],
      at: number,
      orderNumber = number,
    ) =>
      store.mark({ ...markOf(actionId, action, { event: 1_000 }), orderNumber, pressedAt: at, at });

    beforeEach(async () => {
      database = await prepare();
      store = await openWithOrders(database, [
        ruths,
        newOrder({ number: other, week: "2026-12-30" }),
        newOrder({ number: "100000003", week: "2027-01-06" }),
        newOrder({ number: "100000004", week: "2025-12-31" }),
      ]);
    });

    test("have the orders of the weeks of a year as they are now", async () => {
      const change = newRevision();
      const customerData = { ...change.order.customerData, name: "נועה ברק" };
      await store.changeOrder({ ...change, order: { ...change.order, customerData } });
      await press("cancel", cancelled, 1, other);
      const booked = await store.bookedOrders(year);
      expect(booked).toMatchObject([
        {
          number,
          name: "נועה ברק",
          week: "2026-01-07",
          due: change.order.orderTotal,
          content: {
            orderType: "delivery",
            totalPrice: change.order.totalPrice,
            groups: [{ name: { he: "קינוחים" }, dishes: [{ totalPrice: 6500 }] }],
          },
        },
        { number: other, due: 0, isCancelled: true, content: { city: { he: "ירושלים" } } },
      ]);
      expect(await store.bookedOrdersWith([other, "999999999"])).toEqual(booked.slice(1));
    });

    test("keep the sums of an order that is damaged, without what was sold", async () => {
      await database.execute(`update orders set all_orders = '{' where number = '${number}'`);
      await database.execute(`update orders set all_orders = '[{}]' where number = '${other}'`);
      expect(await store.bookedOrders(year)).toMatchObject([
        { number, due: ruths.order.orderTotal, content: undefined },
        { number: other, due: ruths.order.orderTotal, content: undefined },
      ]);
    });

    test("have the payments that were pressed in a span of time and count", async () => {
      await press("a", received(100), 5);
      await press("b", received(50, "cash"), 6);
      await press("c", undo("a"), 20);
      await press("d", received(-10, "transfer"), 9, other);
      await press("e", received(7), 10, other);
      await press("f", undo("c"), 30);
      const paid = (
        actionId: string,
        orderNumber: string,
        at: number,
        amount: number,
        way: string,
      ) => ({ orderNumber, at, amount, way, actionId });
      const ofNumber = [paid("a", number, 5, 10_000, "app"), paid("b", number, 6, 5_000, "cash")];
      const back = paid("d", other, 9, -1_000, "transfer");
      expect(await store.bookedPayments([5, 10])).toEqual([...ofNumber, back]);
      expect(await store.bookedPayments([6, 9])).toEqual(ofNumber.slice(1));
      expect(await store.paymentsOfOrders(["2026-12-01", "2027-01-01"])).toEqual([
        back,
        paid("e", other, 10, 700, "app"),
      ]);
      await press("g", undo("f"), 31);
      expect(await store.bookedPayments([5, 9])).toEqual(ofNumber.slice(1));
    });

    test("have the customers of orders as they were last changed", async () => {
      const change = newRevision();
      const customerData = { ...change.order.customerData, name: "נועה ברק" };
      await store.changeOrder({ ...change, order: { ...change.order, customerData } });
      const { name, phoneNumber } = ruths.order.customerData;
      const customers = await store.customersOf([number, other, "999999999"]);
      expect([...customers]).toMatchObject([
        [number, { name: "נועה ברק" }],
        [other, { name, phoneNumber }],
      ]);
      expect(await store.customersOf([])).toEqual(new Map());
    });

    test("reject rather than leave out a payment that is damaged", async () => {
      await press("a", received(100), 5);
      await database.execute("update events set detail = '{'");
      await expect(store.bookedPayments([0, 10])).rejects.toThrow(
        "event 1 in the store is damaged",
      );
    });
  });
}
