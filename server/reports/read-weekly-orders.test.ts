import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { emptyDatabaseFile } from "#server/testing/database-file.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { readWeeklyOrders } from "./read-weekly-orders.ts";

const week = "2026-01-07";

/**
 * Two orders of the first catalogue and two of the second, of which one was changed, after some damage to the database.
 */
async function damagedShop(damage: string) {
  const file = await emptyDatabaseFile();
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.saveOrders([newOrder({ number: "100000001" }), newOrder({ number: "100000002" })]);
  await store.saveCatalogue({ catalogue: soupKitchen, after: 1, savedAt: 2 });
  await store.saveOrders([newOrder({ number: "100000003", catalogueVersion: 2 })]);
  await store.saveOrders([newOrder({ number: "100000004", catalogueVersion: 2 })]);
  await store.changeOrder(
    newRevision({
      orderNumber: "100000004",
      order: newOrder().order,
      catalogueVersion: 2,
    }),
  );
  using database = new DatabaseSync(file);
  database.exec(damage);
  return store;
}

test.each([
  ["a damaged order", "update orders set all_orders = '{' where id = 2", ["100000002"]],
  ["a damaged catalogue", "update catalogues set content = '{'", []],
  ["a damaged change", "update order_revisions set all_orders = '{'", ["100000004"]],
])("%s keeps no other order of the week from the seller", async (_, damage, unreadable) => {
  const read = await readWeeklyOrders(await damagedShop(damage), week, soupKitchen.menu);
  expect(read.unreadable).toEqual(unreadable);
  expect([...read.orders.map(({ stored }) => stored.number), ...unreadable].toSorted()).toEqual([
    "100000001",
    "100000002",
    "100000003",
    "100000004",
  ]);
});

test("a database that does not answer is not reported as a damaged order", async () => {
  const store = await damagedShop("select 1");
  await store.close();
  await expect(readWeeklyOrders(store, week, soupKitchen.menu)).rejects.toThrow();
});
