import { beforeEach, describe, expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { Store } from "#server/store/store.ts";
import { type DatabaseUnderTest, openForTest, renamed } from "./database-under-test.ts";

/** The part of the contract about catalogues. */
export function catalogueSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("catalogues", () => {
    let database: DatabaseUnderTest;
    let store: Store;
    const openAnother = () => openForTest(database);

    const openShop = () => store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });

    beforeEach(async () => {
      database = await prepare();
      store = await openAnother();
    });

    test("an empty store has no catalogue", async () => {
      expect(await store.currentCatalogue()).toBeUndefined();
    });

    test("the catalogue that was saved last is current", async () => {
      expect(await openShop()).toEqual({ kind: "saved", version: 1 });
      expect(await store.currentCatalogue()).toEqual({ version: 1, catalogue: soupKitchen });
      expect(await store.saveCatalogue({ catalogue: renamed, after: 1, savedAt: 2 })).toEqual({
        kind: "saved",
        version: 2,
      });
      expect(await store.currentCatalogue()).toEqual({ version: 2, catalogue: renamed });
    });

    test("a change that is based on an older version is not saved", async () => {
      await openShop();
      const outcome = await store.saveCatalogue({ catalogue: renamed, after: 0, savedAt: 2 });
      expect(outcome).toEqual({ kind: "catalogue-changed" });
      expect(await store.currentCatalogue()).toEqual({ version: 1, catalogue: soupKitchen });
    });

    test("of several stores that save the first catalogue at the same time, one succeeds", async () => {
      const stores = await Promise.all([openAnother(), openAnother(), openAnother()]);
      const outcomes = await Promise.all(
        stores.map((each) => each.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 })),
      );
      expect(outcomes.filter(({ kind }) => kind === "saved")).toHaveLength(1);
    });

    test("a change by another process is seen at once", async () => {
      await openShop();
      const another = await openAnother();
      await another.currentCatalogue();
      await store.saveCatalogue({ catalogue: renamed, after: 1, savedAt: 2 });
      expect(await another.currentCatalogue()).toEqual({ version: 2, catalogue: renamed });
    });

    test("saving an invalid catalogue throws and saves nothing", async () => {
      const wrong = { ...soupKitchen, shop: { ...soupKitchen.shop, contactAddress: "nobody" } };
      const saving = async () => store.saveCatalogue({ catalogue: wrong, after: 0, savedAt: 1 });
      await expect(saving()).rejects.toThrow("contactAddress");
      expect(await store.currentCatalogue()).toBeUndefined();
    });

    test("reading a damaged catalogue throws", async () => {
      await openShop();
      await database.execute("update catalogues set content = '{}'");
      await expect((await openAnother()).currentCatalogue()).rejects.toThrow(
        "catalogue 1 in the store is damaged",
      );
    });
  });
}
