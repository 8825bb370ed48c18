import { beforeEach, describe, expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { Store } from "#server/store/store.ts";
import { type DatabaseUnderTest, openForTest, renamed } from "./database-under-test.ts";

/** What every store does with catalogues. */
export function catalogueSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("keeps the catalogue", () => {
    let database: DatabaseUnderTest;
    let store: Store;
    const openAnother = () => openForTest(database);

    const openShop = () => store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });

    beforeEach(async () => {
      database = await prepare();
      store = await openAnother();
    });

    test("there is none at first", async () => {
      expect(await store.currentCatalogue()).toBeUndefined();
    });

    test("what was saved is current, version by version", async () => {
      expect(await openShop()).toEqual({ kind: "saved", version: 1 });
      expect(await store.currentCatalogue()).toEqual({ version: 1, catalogue: soupKitchen });
      expect(await store.saveCatalogue({ catalogue: renamed, after: 1, savedAt: 2 })).toEqual({
        kind: "saved",
        version: 2,
      });
      expect(await store.currentCatalogue()).toEqual({ version: 2, catalogue: renamed });
    });

    test("a change based on an older version is not saved", async () => {
      await openShop();
      const outcome = await store.saveCatalogue({ catalogue: renamed, after: 0, savedAt: 2 });
      expect(outcome).toEqual({ kind: "catalogue-changed" });
      expect(await store.currentCatalogue()).toEqual({ version: 1, catalogue: soupKitchen });
    });

    test("of several that save the first at once, one does", async () => {
      const stores = await Promise.all([openAnother(), openAnother(), openAnother()]);
      const outcomes = await Promise.all(
        stores.map((each) => each.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 })),
      );
      expect(outcomes.filter(({ kind }) => kind === "saved")).toHaveLength(1);
    });

    test("a change by another process is noticed at once", async () => {
      await openShop();
      const another = await openAnother();
      await another.currentCatalogue();
      await store.saveCatalogue({ catalogue: renamed, after: 1, savedAt: 2 });
      expect(await another.currentCatalogue()).toEqual({ version: 2, catalogue: renamed });
    });

    test("one that is not valid is refused loudly and not saved", async () => {
      const wrong = { ...soupKitchen, shop: { ...soupKitchen.shop, contactAddress: "nobody" } };
      const saving = async () => store.saveCatalogue({ catalogue: wrong, after: 0, savedAt: 1 });
      await expect(saving()).rejects.toThrow("contactAddress");
      expect(await store.currentCatalogue()).toBeUndefined();
    });

    test("a damaged one is refused loudly", async () => {
      await openShop();
      await database.execute("update catalogues set content = '{}'");
      await expect((await openAnother()).currentCatalogue()).rejects.toThrow(
        "catalogue 1 in the store is damaged",
      );
    });
  });
}
