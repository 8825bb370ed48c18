import { beforeEach, describe, expect, test } from "vitest";
import { noAgorot, signedAgorot } from "#domain/money/agorot.ts";
import { type ActionEntry, cancelled, received } from "#domain/testing/desk-log.ts";
import type { NewRevision } from "#server/store/orders/new-revision.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { adjusted, newRevision } from "#server/testing/new-revision.ts";
import {
  type DatabaseUnderTest,
  newestOrder,
  openForTest,
  openWithOrders,
  renamed,
} from "./database-under-test.ts";
import { markSeen } from "./mark-seen.ts";

const week = "2026-01-07";
const ruths = newOrder();
const { number } = ruths;
/** Ruth's order without the soups: 65 shekels and 25 for the delivery. */
const cakeTotal = 9_000;
const tuesday = Date.UTC(2026, 0, 6, 9);

/** The part of the contract about changes of orders. */
export function orderChangeSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("changes of orders", () => {
    let database: DatabaseUnderTest;
    let store: Store;

    const newest = (from = store) => newestOrder(from, number);
    const press = (...entry: ActionEntry) => markSeen(store, entry, tuesday);

    beforeEach(async () => {
      database = await prepare();
      store = await openWithOrders(database, [ruths]);
    });

    test("a change is a revision, an event and a state, and the order itself stays as it was", async () => {
      const before = await newest();
      const change = newRevision({
        pressedAt: tuesday - 7,
        order: adjusted(newRevision().order, -500),
        adjustment: signedAgorot(-500),
        adjustmentText: "עוגה קטנה יותר",
      });
      const event = {
        id: 1,
        at: tuesday,
        pressedAt: tuesday - 7,
        actionId: "change",
        deviceId: null,
        orderNumber: number,
        week,
        content: { kind: "changed", revision: 1, due: cakeTotal - 500 },
      };
      const state = { ...before.state, revision: 1, due: cakeTotal - 500, lastEvent: 1 };
      expect(await store.changeOrder(change)).toEqual({ kind: "stored", event, now: state });
      const stored = {
        ...before.stored,
        order: change.order,
        revision: 1,
        adjustment: -500,
        adjustmentText: "עוגה קטנה יותר",
      };
      const working = { ...before, stored, state };
      expect(await newest()).toEqual(working);
      expect(await newest(await openForTest(database))).toEqual(working);
      expect(await store.eventsOfOrder(number)).toEqual([event]);
      expect(await store.revisionsOfOrder(number)).toEqual([
        { ...before.stored, basedOn: null },
        { ...stored, basedOn: 0 },
      ]);
      expect(before.stored).toMatchObject({ revision: 0, adjustment: 0 });
      expect(await store.revisionsOfOrder("999999999")).toEqual([]);
    });

    test("twenty simultaneous changes with one action id over several connections are one revision", async () => {
      const stores = [store, await openForTest(database), await openForTest(database)];
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (stores[index % stores.length] ?? store).changeOrder(newRevision()),
        ),
      );
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
        ...Array.from({ length: 19 }, () => "repeated"),
        "stored",
      ]);
      for (const outcome of outcomes) expect(outcome).toMatchObject({ event: { id: 1 } });
      expect(await store.revisionsOfOrder(number)).toHaveLength(2);
    });

    test("of simultaneous changes of one revision one is stored, and the others learn of it", async () => {
      const stores = [store, await openForTest(database), await openForTest(database)];
      const outcomes = await Promise.all(
        Array.from({ length: 9 }, (_, index) =>
          (stores[index % stores.length] ?? store).changeOrder(
            newRevision({ actionId: `change-${String(index)}` }),
          ),
        ),
      );
      const stored = outcomes.filter(({ kind }) => kind === "stored");
      expect(stored).toHaveLength(1);
      for (const outcome of outcomes)
        expect(outcome).toMatchObject({ now: { revision: 1, lastEvent: 1 } });
      expect(outcomes.filter(({ kind }) => kind === "outdated")).toHaveLength(8);
      expect(await store.revisionsOfOrder(number)).toHaveLength(2);
    });

    test("a change is repeated with its answer after a newer one, a canceling and a newer menu", async () => {
      await store.changeOrder(newRevision());
      await store.changeOrder(newRevision({ actionId: "second", basedOn: 1, order: ruths.order }));
      await press("cancelled", cancelled);
      await store.saveCatalogue({ catalogue: renamed, after: 1, savedAt: 2 });
      expect(await store.changeOrder(newRevision())).toMatchObject({
        kind: "repeated",
        event: { id: 1, content: { revision: 1 } },
        now: { revision: 2, isCancelled: true, due: 0 },
      });
      expect(await store.revisionsOfOrder(number)).toHaveLength(3);
    });

    test("an action id of another change, press or order is refused", async () => {
      const reused = { kind: "action-reused" };
      await store.saveOrders([newOrder({ number: "100000002" })]);
      await press("paid", received(240));
      await store.changeOrder(newRevision());
      const another = { contentHash: "another" };
      for (const changes of [another, { actionId: "paid" }, { orderNumber: "100000002" }])
        expect(await store.changeOrder(newRevision(changes))).toEqual(reused);
      expect(await press("change", cancelled)).toEqual(reused);
      expect(await store.revisionsOfOrder("100000002")).toHaveLength(1);
      expect((await newest()).state).toMatchObject({ revision: 1, isCancelled: false });
    });

    test("a change that was priced with an older menu, or of an unknown order, stores nothing", async () => {
      await store.saveCatalogue({ catalogue: renamed, after: 1, savedAt: 2 });
      expect(await store.changeOrder(newRevision())).toEqual({ kind: "catalogue-changed" });
      expect(await store.changeOrder(newRevision({ orderNumber: "999999999" }))).toEqual({
        kind: "unknown-order",
      });
      expect((await newest()).state).toMatchObject({ revision: 0, lastEvent: 0 });
      const repriced = newRevision({ catalogueVersion: 2 });
      expect(await store.changeOrder(repriced)).toMatchObject({ kind: "stored" });
      expect((await newest()).stored).toMatchObject({ catalogueVersion: 2 });
    });

    test.each([
      "update order_revisions set order_total = order_total + 1",
      "update order_revisions set adjustment = -order_total - 1, order_total = -1",
      "update order_revisions set based_on = 1",
      "update order_revisions set event_id = 99",
      "update order_revisions set catalogue_version = 99",
      "insert into order_revisions select * from order_revisions",
    ])("the database rejects what cannot be: %s", async (statement) => {
      await store.changeOrder(newRevision());
      await expect(database.execute(statement)).rejects.toThrow();
    });

    test("an adjustment that takes off more than is left leaves nothing to pay", async () => {
      const order = { ...newRevision().order, orderTotal: noAgorot };
      const less = { adjustment: signedAgorot(-cakeTotal - 1), adjustmentText: "מתנה" };
      expect(await store.changeOrder(newRevision({ ...less, order }))).toMatchObject({
        kind: "stored",
        now: { due: 0 },
      });
    });

    test("a change whose total does not fit its adjustment is rejected, and no part of it is stored", async () => {
      const wrong: NewRevision = newRevision({ adjustment: signedAgorot(-500) });
      await expect(store.changeOrder(wrong)).rejects.toThrow();
      expect(await store.eventsOfOrder(number)).toEqual([]);
      expect((await newest()).state).toMatchObject({ revision: 0, lastEvent: 0 });
    });
  });
}
