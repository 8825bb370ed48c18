import { beforeEach, describe, expect, test } from "vitest";
import type { UndoAction, WeekAction } from "#domain/order-log/mark.ts";
import { cancelled, handedOver, markOf, packed, received, undo } from "#domain/testing/desk-log.ts";
import type { NewMark } from "#server/store/log/event-log.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { findOrder } from "#server/testing/stored-orders.ts";
import { type DatabaseUnderTest, openWithOrders } from "./database-under-test.ts";

const week = "2026-01-07";
const nextWeek = "2026-01-14";
const ruths = newOrder();
const total = ruths.order.orderTotal;
const thursday = Date.UTC(2026, 0, 8, 9);

const pressed = (...press: Parameters<typeof markOf>) => ({ ...markOf(...press), at: thursday });

/** The part of the contract about what other devices read of the seller's log. */
export function deskReadsSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("other devices", () => {
    let database: DatabaseUnderTest;
    let store: Store;

    beforeEach(async () => {
      database = await prepare();
      store = await openWithOrders(database, [ruths]);
    });

    test("changes since a cursor are the new orders and those with new events", async () => {
      const { cursor } = await store.readWeek(week);
      const read = { orders: [], unreadable: [], left: [], weeks: [] };
      const nothing = { ...read, isCatalogueNew: false, people: false };
      const none = { ...nothing, cursor, isComplete: true };
      expect(await store.changesSince(cursor)).toEqual(none);
      await store.saveOrders([newOrder({ number: "100000002", week: nextWeek })]);
      await store.mark(pressed("a", packed));
      await store.mark({
        ...pressed("b", packed),
        orderNumber: null,
        week,
        action: { kind: "week-closed" },
      });
      const changes = await store.changesSince(cursor);
      expect(changes).toMatchObject({
        orders: [
          { stored: { number: ruths.number }, state: { isPacked: true } },
          { stored: { number: "100000002" }, position: 2 },
        ],
        weeks: [week],
        cursor: { event: 2, order: 2 },
        isComplete: true,
      });
      expect((await store.changesSince(changes.cursor)).orders).toEqual([]);
    });

    test("more changes than fit into one answer come in several", async () => {
      await store.saveOrders(
        Array.from({ length: 700 }, (_, index) =>
          newOrder({ number: String(200_000_000 + index) }),
        ),
      );
      const first = await store.changesSince({ event: 0, order: 0 });
      expect(first).toMatchObject({ isComplete: false, cursor: { order: 500 } });
      const second = await store.changesSince(first.cursor);
      expect(second).toMatchObject({ isComplete: true, cursor: { order: 701 } });
      expect(first.orders.length + second.orders.length).toBe(701);
    });

    test("customers who owe money or are owed some are found over all weeks", async () => {
      await store.saveOrders([
        newOrder({ number: "100000002", week: "2025-12-31" }),
        newOrder({ number: "100000003" }),
        newOrder({ number: "100000004" }),
      ]);
      const paid = received(total / 100);
      await store.mark({ ...pressed("a", paid), orderNumber: "100000003" });
      await store.mark({ ...pressed("b", paid), orderNumber: "100000004" });
      await store.mark({ ...pressed("c", cancelled), orderNumber: "100000004" });
      const { name, phoneNumber, email } = ruths.order.customerData;
      const untouched = { isCancelled: false, isErased: false, askedAt: null };
      const of = (number: string, position: number, state: object) => ({
        number,
        position,
        name,
        phoneNumber,
        email,
        state: { week, due: total, received: 0, ...untouched, ...state },
      });
      expect(await store.ordersWithBalance()).toMatchObject([
        of("100000002", 2, { week: "2025-12-31" }),
        of("100000001", 1, {}),
        of("100000004", 4, { due: 0, received: total, isCancelled: true }),
      ]);
      const { orders } = await store.workingOrdersWith(["100000004", "999999999", "100000001"]);
      expect(orders.map(({ position }) => position)).toEqual([1, 4]);
    });

    test("a week is summed up, its canceled orders apart", async () => {
      await store.saveOrders([
        newOrder({ number: "100000002" }),
        newOrder({ number: "100000003" }),
      ]);
      await store.mark(pressed("a", handedOver));
      await store.mark(pressed("b", received(100)));
      await store.mark({ ...pressed("c", cancelled), orderNumber: "100000003" });
      expect(await store.sumWeeks([nextWeek, week])).toEqual([
        {
          week,
          orders: 2,
          cancelled: 1,
          handedOver: 1,
          unpaid: 2,
          due: 2 * total,
          received: 10_000,
        },
      ]);
      expect(await store.sumWeeks([])).toEqual([]);
      const { receivedAt } = newOrder();
      expect(await store.sumWeeks([week], receivedAt)).toEqual([]);
      expect(await store.sumWeeks([week], receivedAt + 1)).toMatchObject([
        { week, orders: 2, due: 2 * total },
      ]);
    });

    test("an order that moved to another week has left the one in which it was", async () => {
      const { cursor } = await store.readWeek(week);
      await store.mark(pressed("a", { kind: "moved", toWeek: nextWeek }));
      expect(await store.changesSince(cursor)).toMatchObject({
        orders: [{ stored: { week: nextWeek }, state: { week: nextWeek } }],
        left: [{ number: ruths.number, week }],
      });
      expect(await store.weeksInWork(9)).toEqual([nextWeek]);
    });

    test("an order is found with its state", async () => {
      await store.mark(pressed("a", packed));
      expect(await store.findWorkingOrder(ruths.number)).toEqual({
        stored: await findOrder(store, ruths.number),
        position: 1,
        state: expect.objectContaining({ isPacked: true }) as unknown,
      });
      expect(await store.findWorkingOrder("999999999")).toBeUndefined();
    });

    test("the weeks with orders are listed, and those of them that are closed", async () => {
      await store.saveOrders([
        newOrder({ number: "100000002", week: nextWeek }),
        newOrder({ number: "100000003", week: "2025-12-31" }),
      ]);
      const weeks = [nextWeek, week, "2025-12-31"];
      expect(await store.weeksInWork(9)).toEqual(weeks);
      expect(await store.weeksInWork(2)).toEqual([nextWeek, week]);
      expect(await store.weeksInWork(2, nextWeek)).toEqual([week, "2025-12-31"]);
      expect(await store.weeksInWork(2, "2025-12-31")).toEqual([]);
      expect(await store.firstAndLastWeek()).toEqual(["2025-12-31", nextWeek]);
      const close = async (actionId: string, ofWeek: string, action: WeekAction | UndoAction) => {
        const press = { ...pressed(actionId, packed), orderNumber: null, week: ofWeek, action };
        expect((await store.mark(press)).kind).toBe("recorded");
      };
      await close("a", week, { kind: "week-closed" });
      await close("b", nextWeek, { kind: "week-closed" });
      await close("c", nextWeek, undo("b"));
      expect(await store.closedWeeks(weeks)).toEqual(new Set([week]));
      await close("d", nextWeek, undo("c"));
      expect(await store.closedWeeks(weeks)).toEqual(new Set([nextWeek, week]));
      expect(await store.closedWeeks([])).toEqual(new Set());
    });

    test("a damaged order does not hide the others of its week", async () => {
      await store.saveOrders([newOrder({ number: "100000002" })]);
      await database.execute("update orders set all_orders = '{' where number = '100000001'");
      const { orders, unreadable } = await store.readWeek(week);
      expect(orders.map(({ stored }) => stored.number)).toEqual(["100000002"]);
      expect(unreadable).toEqual(["100000001"]);
    });

    test("a damaged event hides neither the other events nor the orders of its week", async () => {
      await store.saveOrders([newOrder({ number: "100000002" })]);
      const note = { kind: "note", text: "nuts" } as const;
      await store.mark(pressed("a", note));
      await store.mark({ ...pressed("b", note), orderNumber: "100000002" });
      const ofWeek = (actionId: string, action: WeekAction): NewMark => ({
        ...pressed(actionId, packed),
        orderNumber: null,
        week,
        action,
      });
      await store.mark(ofWeek("c", { kind: "cooked", line: "soup", done: 5 }));
      await store.mark(ofWeek("d", { kind: "cooked", line: "cake", done: 7 }));
      await database.execute("update events set detail = '{' where id in (1, 3)");
      const damagedWeek = [{ id: 3, orderNumber: null }];
      const readNow = await store.readWeek(week);
      expect(readNow.orders).toHaveLength(2);
      expect(readNow.state.cooked).toEqual(new Map([["cake", 7]]));
      expect(readNow.damaged).toEqual(damagedWeek);
      expect(await store.eventsOfWeek(week)).toMatchObject({
        events: [{ id: 4 }],
        damaged: damagedWeek,
      });
      const ofOrders = { events: [{ id: 2 }], damaged: [{ id: 1, orderNumber: ruths.number }] };
      expect(await store.eventsOfOrdersIn(week, ["note"])).toMatchObject(ofOrders);
      const both = [ruths.number, "100000002"];
      expect(await store.eventsOfOrders(both, ["note"])).toMatchObject(ofOrders);
      expect(
        await store.mark(ofWeek("e", { kind: "cooked", line: "soup", done: 6 })),
      ).toMatchObject({ kind: "recorded" });
    });

    test("a press on an order with a damaged event fails alone", async () => {
      const numbers = ["100000002", "100000003"];
      await store.saveOrders(numbers.map((number) => newOrder({ number })));
      await store.mark(pressed("a", received(100)));
      await database.execute("update events set detail = '{' where id = 1");
      const outcomes = await Promise.allSettled([
        store.mark({ ...pressed("b", packed), orderNumber: "100000002" }),
        store.mark(pressed("c", packed)),
        store.mark({ ...pressed("d", packed), orderNumber: "100000003" }),
      ]);
      expect(outcomes).toMatchObject([
        { status: "fulfilled", value: { kind: "recorded" } },
        { status: "rejected", reason: { message: "event 1 in the store is damaged" } },
        { status: "fulfilled", value: { kind: "recorded" } },
      ]);
      const { orders } = await store.readWeek(week);
      expect(orders.map(({ state }) => state.isPacked)).toEqual([false, true, true]);
    });

    test("reading a damaged event throws an error without what it holds", async () => {
      await store.mark(pressed("a", { kind: "note", text: "secret" }));
      await database.execute(`update events set detail = '{"secret":1}'`);
      await expect(store.eventsOfOrder(ruths.number)).rejects.toThrow(
        /^event 1 in the store is damaged$/u,
      );
    });
  });
}
