import { beforeEach, describe, expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { type DatabaseUnderTest, newestOrder, openWithOrders } from "./database-under-test.ts";

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 11, 1);
const nightly = { now, today: "2026-12-01" };
const picture = (name: string, width: number | null = 10) => ({
  name,
  type: "image/webp",
  bytes: new Uint8Array([1]),
  width,
  height: width,
});

/** The part of the contract about removing what nobody needs. */
export function pruningSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("pruning", () => {
    let database: DatabaseUnderTest;
    let store: Store;
    /** Saves a version of the catalogue so many days ago, with a picture of the first dish. */
    const save = async (after: number, daysAgo: number, image: string | null) => {
      const [type, ...types] = soupKitchen.menu;
      const [dish, ...dishes] = type?.dishes ?? [];
      if (type === undefined || dish === undefined) throw new Error("no dish");
      const pictured = { ...dish, image, thumbnail: image };
      const menu = [{ ...type, dishes: [pictured, ...dishes] }, ...types];
      const catalogue = image === null ? soupKitchen : { ...soupKitchen, menu };
      const savedAt = now - daysAgo * day;
      expect(await store.saveCatalogue({ catalogue, after, savedAt })).toMatchObject({
        kind: "saved",
      });
    };
    const kept = async () =>
      (await store.catalogueVersions({ limit: 99 })).map(({ version }) => version).toReversed();

    beforeEach(async () => {
      database = await prepare();
      store = await openWithOrders(database, [newOrder()]);
    });

    test("versions of the last 90 days and the newest twenty are kept, with the one before them; orders need none", async () => {
      for (let version = 1; version < 40; version += 1)
        await save(version, version < 30 ? 200 - version : 30, null);
      expect(await store.prune(nightly)).toMatchObject({ versions: 19 });
      expect(await kept()).toEqual(Array.from({ length: 21 }, (_, index) => 20 + index));
      expect(await store.keptCatalogue(19)).toBeUndefined();
      await expect(store.catalogueOfVersion(19)).rejects.toThrow("is not kept any more");
      expect((await newestOrder(store, "100000001")).stored.catalogueVersion).toBe(1);
      expect(await store.revisionsOfOrder("100000001")).toHaveLength(1);
      expect(await store.prune(nightly)).toMatchObject({ versions: 0 });
    });

    test("rows that a decision about a future week needs are kept", async () => {
      await save(1, 200, null);
      await store.saveWeekDecision({
        catalogue: soupKitchen,
        after: 2,
        savedAt: now - 180 * day,
        actionId: "closed",
        deviceId: null,
        pressedAt: 1,
        week: "2026-12-16",
        kept: {
          ofOrders: "keep",
          toWeek: null,
          tellsCustomers: false,
          undoes: null,
          contentHash: "hash",
        },
      });
      for (let version = 3; version < 30; version += 1) await save(version, 170, null);
      await store.prune(nightly);
      expect(await kept()).toEqual([2, 3, ...Array.from({ length: 21 }, (_, index) => 10 + index)]);
    });

    test("a picture goes once no kept version names it and it is old; files of a folder stay", async () => {
      await store.savePictures([
        picture("named.webp"),
        picture("named.avif"),
        picture("old.webp"),
        picture("new.webp"),
        picture("share.jpg", null),
      ]);
      await save(1, 1, "named.webp");
      await database.execute(
        `update pictures set added_at = ${String(now - 100 * day)} where name <> 'new.webp'`,
      );
      await database.execute(
        `update pictures set added_at = ${String(now - day)} where name = 'new.webp'`,
      );
      expect(await store.prune(nightly)).toMatchObject({ pictures: 1 });
      expect(await store.pictureNames()).toEqual([
        "named.avif",
        "named.webp",
        "new.webp",
        "share.jpg",
      ]);
    });

    test("old invitations of devices go, and those of the last 90 days stay", async () => {
      for (const [codeHash, daysAgo] of [
        ["old", 100],
        ["new", 1],
      ] as const)
        await store.addDeviceLink({
          codeHash,
          role: "helper",
          createdAt: now - daysAgo * day,
          expiresAt: now - daysAgo * day + 600_000,
          sessionEndsAt: now,
          by: null,
        });
      expect(await store.prune(nightly)).toMatchObject({ links: 1 });
      const session = { sessionHash: "session", name: "Phone", at: now };
      expect(await store.redeemDeviceLink({ codeHash: "old", ...session })).toEqual({
        kind: "unknown",
      });
      expect(await store.redeemDeviceLink({ codeHash: "new", ...session })).toEqual({
        kind: "expired",
      });
    });
  });
}
