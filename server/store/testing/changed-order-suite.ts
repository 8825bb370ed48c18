import { beforeEach, describe, expect, test } from "vitest";
import { type ActionEntry, cancelled, undo } from "#domain/testing/desk-log.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { findOrder, ordersOfWeek } from "#server/testing/stored-orders.ts";
import { type DatabaseUnderTest, newestOrder, openWithOrders } from "./database-under-test.ts";
import { markSeen } from "./mark-seen.ts";

const week = "2026-01-07";
const nextWeek = "2026-01-14";
const ruths = newOrder();
const { number } = ruths;
/** Ruth's order without the soups: 65 shekels and 25 for the delivery. */
const cakeTotal = 9_000;
const tuesday = Date.UTC(2026, 0, 6, 9);

/** The part of the contract about orders that were changed: reading, undoing and mailing it. */
export function changedOrderSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("changed orders", () => {
    let database: DatabaseUnderTest;
    let store: Store;

    const newest = (from = store) => newestOrder(from, number);
    const press = (...entry: ActionEntry) => markSeen(store, entry, tuesday);

    beforeEach(async () => {
      database = await prepare();
      store = await openWithOrders(database, [ruths]);
    });

    test("every reader gives an order as it was last changed, in the week in which it is now", async () => {
      await store.saveOrders([newOrder({ number: "100000002" })]);
      const { cursor } = await store.readWeek(week);
      await store.changeOrder(newRevision());
      await press("moved", { kind: "moved", toWeek: nextWeek });
      const expected = await newest();
      const { stored } = expected;
      expect(stored).toMatchObject({ revision: 1, week: nextWeek, receivedAt: ruths.receivedAt });
      expect(await findOrder(store, number)).toEqual(stored);
      expect(await ordersOfWeek(store, nextWeek)).toEqual({ orders: [stored], unreadable: [] });
      expect((await ordersOfWeek(store, week)).orders.map((each) => each.number)).toEqual([
        "100000002",
      ]);
      expect((await store.workingOrders(nextWeek)).orders).toEqual([expected]);
      expect((await store.readWeek(nextWeek)).orders).toEqual([expected]);
      expect((await store.changesSince(cursor)).orders).toEqual([expected]);
      expect(await store.ordersWithBalance()).toMatchObject([
        { number: "100000002" },
        { number, state: { week: nextWeek, due: cakeTotal } },
      ]);
      expect((await store.workingOrdersWith([number])).orders).toEqual([expected]);
      expect(await store.sumWeeks([week, nextWeek])).toMatchObject([
        { week, orders: 1, due: ruths.order.orderTotal },
        { week: nextWeek, orders: 1, due: cakeTotal },
      ]);
      expect(await store.weeksWithOrders(9)).toEqual([
        { date: nextWeek, count: 1 },
        { date: week, count: 1 },
      ]);
      const revisions = await store.revisionsOfOrder(number);
      expect(revisions.map((each) => [each.revision, each.week])).toEqual([
        [0, nextWeek],
        [1, nextWeek],
      ]);
    });

    test("a canceled order is not counted in its week, and counts again when it is restored", async () => {
      await press("a", cancelled);
      expect(await store.weeksWithOrders(9)).toEqual([]);
      await press("b", { kind: "restored" });
      expect(await store.weeksWithOrders(9)).toEqual([{ date: week, count: 1 }]);
    });

    test("undoing a change brings back the revision before, and the next change has a new number", async () => {
      const before = await newest();
      await store.changeOrder(newRevision());
      expect(await press("undo", undo("change"))).toMatchObject({
        kind: "recorded",
        now: { revision: 0, due: ruths.order.orderTotal },
      });
      expect((await newest()).stored).toEqual(before.stored);
      const next = newRevision({ actionId: "next" });
      expect(await store.changeOrder({ ...next, basedOn: 1 })).toMatchObject({ kind: "outdated" });
      expect(await store.changeOrder(next)).toMatchObject({
        kind: "stored",
        event: { content: { revision: 2 } },
        now: { revision: 2 },
      });
      expect(
        (await store.revisionsOfOrder(number)).map(({ revision, basedOn }) => [revision, basedOn]),
      ).toEqual([
        [0, null],
        [1, 0],
        [2, 0],
      ]);
    });

    test("a change can be undone while no newer one counts, and the undoing as well", async () => {
      await store.changeOrder(newRevision({ actionId: "first" }));
      await store.changeOrder(newRevision({ actionId: "second", basedOn: 1, order: ruths.order }));
      expect(await press("a", undo("first"))).toMatchObject({ kind: "outdated" });
      expect(await press("b", undo("second"))).toMatchObject({ now: { revision: 1 } });
      expect(await press("c", undo("first"))).toMatchObject({ now: { revision: 0 } });
      expect(await press("d", undo("c"))).toMatchObject({ now: { revision: 1 } });
      await store.changeOrder(newRevision({ actionId: "third", basedOn: 1 }));
      expect(await press("e", undo("b"))).toMatchObject({
        kind: "outdated",
        now: { revision: 3 },
      });
    });

    test("the mails of a change are stored with it, and undoing it in time withdraws them", async () => {
      const dueAt = tuesday + 120_000;
      const told = [
        { kind: "change", recipient: "ruth@example.com", dueAt },
        { kind: "readdressed", recipient: "before@example.com", dueAt },
        { kind: "seller-change", recipient: "cook@soup-kitchen.example", dueAt },
      ] as const;
      const change = newRevision({ mails: told });
      await store.changeOrder(change);
      await store.changeOrder(change);
      const about = { orderNumber: number, eventId: 1 } as const;
      for (const { kind, recipient } of told)
        expect(await store.findMail({ ...about, kind })).toMatchObject({
          recipient,
          revision: 1,
          status: "waiting",
          nextAttemptAt: dueAt,
        });
      expect(await store.countMails()).toMatchObject({ waiting: 5 });
      await press("undo", undo("change"));
      for (const { kind } of told)
        expect(await store.findMail({ ...about, kind })).toMatchObject({ status: "withdrawn" });
      expect(await store.countMails()).toMatchObject({ waiting: 2 });
    });

    test("a canceled order that is changed stays canceled, and is due as changed when it is restored", async () => {
      await press("a", cancelled);
      expect(await store.changeOrder(newRevision())).toMatchObject({
        kind: "stored",
        now: { isCancelled: true, due: 0, revision: 1 },
      });
      expect(await press("b", { kind: "restored" })).toMatchObject({ now: { due: cakeTotal } });
    });

    test("an order whose revision is gone or damaged is listed as unreadable, and hides no other", async () => {
      await store.saveOrders([newOrder({ number: "100000002" })]);
      await store.changeOrder(newRevision());
      const expectUnreadable = async () => {
        const { orders, unreadable } = await store.workingOrders(week);
        expect(orders.map(({ stored }) => stored.number)).toEqual(["100000002"]);
        expect(unreadable).toEqual([number]);
        await expect(findOrder(store, number)).rejects.toThrow(number);
      };
      await database.execute("update order_revisions set place = '{}'");
      await expectUnreadable();
      await expect(store.revisionsOfOrder(number)).rejects.toThrow(number);
      await database.execute("delete from order_revisions");
      await expectUnreadable();
    });
  });
}
