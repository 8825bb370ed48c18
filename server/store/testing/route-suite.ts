import { beforeEach, describe, expect, test } from "vitest";
import type { Store } from "#server/store/store.ts";
import { type DatabaseUnderTest, openForTest } from "./database-under-test.ts";

/** The part of the contract about the driver's kept route. */
export function routeSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("the kept route", () => {
    let database: DatabaseUnderTest;
    let store: Store;

    beforeEach(async () => {
      database = await prepare();
      store = await openForTest(database);
    });

    test("is empty at first, and then as it was changed last", async () => {
      expect(await store.keptRoute()).toEqual([]);
      await store.changeRoute(() => ["c", "a", "b"]);
      expect(await store.keptRoute()).toEqual(["c", "a", "b"]);
      await store.changeRoute((kept) => kept.toReversed().slice(1));
      expect(await store.keptRoute()).toEqual(["a", "c"]);
      await store.changeRoute(() => []);
      expect(await store.keptRoute()).toEqual([]);
    });

    test("may be longer than one statement has parameters", async () => {
      const keys = Array.from({ length: 1_700 }, (_, index) => `key${String(index)}`);
      await store.changeRoute(() => keys);
      expect(await store.keptRoute()).toEqual(keys);
    });

    test("loses no change of another store", async () => {
      const another = await openForTest(database);
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 === 0 ? store : another).changeRoute((kept) => [...kept, String(index)]),
        ),
      );
      expect((await store.keptRoute()).toSorted()).toEqual(
        Array.from({ length: 10 }, (_, index) => String(index)),
      );
    });

    test("stays as it was if it cannot be changed", async () => {
      await store.changeRoute(() => ["a", "b"]);
      await expect(store.changeRoute(() => ["c", "c"])).rejects.toThrow();
      expect(await store.keptRoute()).toEqual(["a", "b"]);
    });
  });
}
