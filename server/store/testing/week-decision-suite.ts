import { beforeEach, describe, expect, test } from "vitest";
import { markOf, packed } from "#domain/testing/desk-log.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { NewWeekDecision } from "#server/store/catalogue/versions.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import {
  type DatabaseUnderTest,
  openForTest,
  openWithOrders,
  renamed,
} from "./database-under-test.ts";

const week = "2026-01-07";
const monday = Date.UTC(2026, 0, 5, 9);

const closing: NewWeekDecision = {
  actionId: "close",
  deviceId: null,
  pressedAt: monday + 5_000,
  savedAt: monday,
  week,
  after: 1,
  catalogue: renamed,
  kept: {
    ofOrders: "move",
    toWeek: "2026-01-14",
    tellsCustomers: true,
    undoes: null,
    contentHash: "what was asked",
  },
};

/** The part of the contract about what the seller decides about a week. */
export function weekDecisionSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("a decision about a week", () => {
    let database: DatabaseUnderTest;
    let store: Store;

    beforeEach(async () => {
      database = await prepare();
      store = await openWithOrders(database, [newOrder()]);
    });

    test("is a version of the catalogue and an event of the week, which other processes read", async () => {
      const outcome = await store.saveWeekDecision(closing);
      const another = await openForTest(database);
      expect(await another.currentCatalogue()).toEqual({ version: 2, catalogue: renamed });
      const event = await another.findKeptWeek("close");
      expect(outcome).toEqual({ kind: "saved", event });
      expect(event).toMatchObject({
        week,
        orderNumber: null,
        at: monday,
        // The clock of the device is ahead.
        pressedAt: monday,
        content: { kind: "menu-saved", version: 2, kept: closing.kept },
      });
      expect((await another.eventsOfWeek(week)).events).toEqual([event]);
      expect((await another.changesSince({ event: 0, order: 0 })).weeks).toEqual([week]);
      expect((await another.readWeek(week)).state).toMatchObject({ isClosed: false, lastEvent: 1 });
    });

    test("that is stored again is the same one, and another one with its action id is refused", async () => {
      const { event } = { event: undefined, ...(await store.saveWeekDecision(closing)) };
      const again = { ...closing, after: 2, savedAt: monday + 1_000 };
      expect(await store.saveWeekDecision(again)).toEqual({ kind: "repeated", event });
      const kept = { ...closing.kept, contentHash: "something else" };
      expect(await store.saveWeekDecision({ ...again, kept })).toEqual({ kind: "action-reused" });
      expect(await store.saveWeekDecision({ ...again, week: "2026-01-14" })).toEqual({
        kind: "action-reused",
      });
      await store.mark({ ...markOf("packed", packed), at: monday });
      expect(await store.saveWeekDecision({ ...again, actionId: "packed" })).toEqual({
        kind: "action-reused",
      });
      expect(await store.findKeptWeek("packed")).toBeUndefined();
      expect((await store.currentCatalogue())?.version).toBe(2);
    });

    test("about an old version of the catalogue stores nothing", async () => {
      await store.saveCatalogue({ catalogue: soupKitchen, after: 1, savedAt: 2 });
      expect(await store.saveWeekDecision(closing)).toEqual({ kind: "catalogue-changed" });
      expect(await store.findKeptWeek("close")).toBeUndefined();
      expect((await store.currentCatalogue())?.version).toBe(2);
    });

    test("that twenty devices make at once is made once", async () => {
      const stores = [store, await openForTest(database), await openForTest(database)];
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (stores[index % stores.length] ?? store).saveWeekDecision({
            ...closing,
            actionId: `close-${String(index)}`,
          }),
        ),
      );
      expect(outcomes.filter(({ kind }) => kind === "saved")).toHaveLength(1);
      expect(outcomes.filter(({ kind }) => kind === "catalogue-changed")).toHaveLength(19);
      expect((await store.eventsOfWeek(week)).events).toHaveLength(1);
    });
  });
}
