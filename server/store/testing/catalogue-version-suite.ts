import { beforeEach, describe, expect, test } from "vitest";
import { markOf, packed } from "#domain/testing/desk-log.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { NewCatalogueVersion } from "#server/store/catalogue/versions.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import {
  type DatabaseUnderTest,
  openForTest,
  openWithOrders,
  renamed,
} from "./database-under-test.ts";

const monday = Date.UTC(2026, 0, 5, 9);

const menu: NewCatalogueVersion = {
  actionId: "menu",
  deviceId: null,
  pressedAt: monday + 5_000,
  savedAt: monday,
  after: 1,
  catalogue: renamed,
  saved: { undoes: null, contentHash: "what was asked" },
  notices: [],
};

/** The part of the contract about changes of the catalogue. */
export function catalogueVersionSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("a change of the catalogue", () => {
    let database: DatabaseUnderTest;
    let store: Store;

    beforeEach(async () => {
      database = await prepare();
      store = await openWithOrders(database, [newOrder()]);
    });

    test("is a version and an event, which other processes read", async () => {
      const { id: deviceId } = await letIn(store, "owner", monday);
      const another = await openForTest(database);
      await another.currentCatalogue();
      const outcome = await store.saveVersion({ ...menu, deviceId });
      expect(await another.currentCatalogue()).toEqual({ version: 2, catalogue: renamed });
      const event = await another.findSavedMenu("menu");
      expect(outcome).toEqual({ kind: "saved", event });
      expect(event).toMatchObject({
        week: null,
        orderNumber: null,
        at: monday,
        // The clock of the device is ahead.
        pressedAt: monday,
        deviceId,
        content: { kind: "menu-saved", version: 2, saved: menu.saved },
      });
      expect(await another.findKeptWeek("menu")).toBeUndefined();
      expect(await another.catalogueVersions({ limit: 9 })).toEqual([
        { version: 2, savedAt: monday, deviceId },
        { version: 1, savedAt: 1, deviceId: null },
      ]);
      expect(await another.catalogueVersions({ limit: 1 })).toMatchObject([{ version: 2 }]);
      expect(await another.catalogueVersions({ before: 2, limit: 9 })).toMatchObject([
        { version: 1 },
      ]);
    });

    test("that is stored again is the same one, and another one with its action id is refused", async () => {
      const { event } = { event: undefined, ...(await store.saveVersion(menu)) };
      const again = { ...menu, after: 2, savedAt: monday + 1_000 };
      expect(await store.saveVersion(again)).toEqual({ kind: "repeated", event });
      const other = { ...menu.saved, contentHash: "something else" };
      expect(await store.saveVersion({ ...again, saved: other })).toEqual({
        kind: "action-reused",
      });
      const kept = {
        ofOrders: "keep",
        toWeek: null,
        tellsCustomers: false,
        ...menu.saved,
      } as const;
      expect(await store.saveWeekDecision({ ...again, week: "2026-01-07", kept })).toEqual({
        kind: "action-reused",
      });
      await store.mark({ ...markOf("packed", packed), at: monday });
      expect(await store.saveVersion({ ...again, actionId: "packed" })).toEqual({
        kind: "action-reused",
      });
      expect((await store.currentCatalogue())?.version).toBe(2);
    });

    test("has notices, each of which one process claims until it is sent or given up", async () => {
      const notices = ["old@soup.example", "new@soup.example"];
      const { event } = { event: undefined, ...(await store.saveVersion({ ...menu, notices })) };
      await store.saveVersion({ ...menu, notices });
      const another = await openForTest(database);
      const claim = (now: number) => ({ now, until: now + 1_000, limit: 9 });
      expect(await store.claimNotices(claim(monday - 1))).toEqual([]);
      const claimed = await Promise.all(
        [store, another, store].map((each) => each.claimNotices(claim(monday))),
      );
      const mine = claimed.flat().toSorted((a, b) => a.id - b.id);
      expect(mine).toEqual(
        notices.map((recipient, index) => ({
          id: mine[index]?.id,
          recipient,
          attempts: 1,
          createdAt: monday,
          nextAttemptAt: monday + 1_000,
          sentAt: null,
          lastError: null,
          eventId: event?.id,
          subscriberId: null,
          messageId: null,
          about: { kind: "catalogue", event },
        })),
      );
      const [old, fresh] = mine.map(({ id }) => id);
      await store.markNoticeSent({ id: fresh ?? 0, sentAt: monday });
      const failure = { id: old ?? 0, reason: "busy", nextAttemptAt: monday + 500 };
      await store.markNoticeFailed(failure);
      await store.markNoticeFailed({ ...failure, id: fresh ?? 0 });
      expect(await another.claimNotices(claim(monday + 500))).toMatchObject([
        { id: old, attempts: 2 },
      ]);
      // The process that claimed it may have ended.
      expect(await store.claimNotices(claim(monday + 1_500))).toMatchObject([{ attempts: 3 }]);
      await store.markNoticeFailed({ ...failure, nextAttemptAt: null });
      expect(await store.claimNotices(claim(monday + 999_999))).toEqual([]);
    });

    test("of an old version stores nothing", async () => {
      await store.saveCatalogue({ catalogue: soupKitchen, after: 1, savedAt: 2 });
      expect(await store.saveVersion(menu)).toEqual({ kind: "catalogue-changed" });
      expect(await store.findSavedMenu("menu")).toBeUndefined();
      expect((await store.currentCatalogue())?.version).toBe(2);
    });

    test("that is sent twenty times at once is stored once", async () => {
      const stores = [store, await openForTest(database), await openForTest(database)];
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (stores[index % 3] ?? store).saveVersion(menu)),
      );
      const kinds = outcomes.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === "saved")).toHaveLength(1);
      expect(kinds.filter((kind) => kind === "action-reused")).toEqual([]);
      expect((await store.currentCatalogue())?.version).toBe(2);
    });
  });
}
