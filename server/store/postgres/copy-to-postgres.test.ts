import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import type { Store } from "#server/store/store.ts";
import { renamed } from "#server/store/testing/database-under-test.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { executeOn, postgresDatabase } from "#server/testing/postgres-database.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { copyToPostgres } from "./copy-to-postgres.ts";
import { openPostgresStore } from "./open-postgres-store.ts";

const week = "2026-01-07";

/** A shop with two menus, and more orders than are copied at once, of which one mail was sent. */
async function fillShop(store: Store): Promise<void> {
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.saveOrders([newOrder({ number: "900000000", idempotencyKey: "ruth-1" })]);
  await store.markMailSent({ id: 1, sentAt: 5 });
  await store.saveCatalogue({ catalogue: renamed, after: 1, savedAt: 2 });
  await store.saveOrders(
    Array.from({ length: 600 }, (_, index) =>
      newOrder({ number: String(100_000_000 + index), catalogueVersion: 2 }),
    ),
  );
}

async function prepare() {
  const file = join(await temporaryFolder(), "shop.sqlite");
  const store = await openSqliteStore(file);
  await fillShop(store);
  return { file, store, url: await postgresDatabase() };
}

const open = async (opening: Promise<Store>): Promise<Store> => {
  const store = await opening;
  onTestFinished(() => store.close());
  return store;
};

test("a shop that moves finds everything again: menus, orders, keys and mails", async () => {
  const { file, store, url } = await prepare();
  await store.close();
  expect(await copyToPostgres(file, url)).toEqual({
    kind: "copied",
    summary: {
      catalogues: { rows: 2, sum: 0 },
      orders: { rows: 601, sum: 601 * 21_930 },
      mails: { rows: 1202, sum: 0 },
    },
  });
  const left = await open(openSqliteStore(file));
  const moved = await open(openPostgresStore(url));
  expect(await moved.ordersOfWeek(week)).toEqual(await left.ordersOfWeek(week));
  expect(await moved.currentCatalogue()).toEqual(await left.currentCatalogue());
  expect(await moved.catalogueOfVersion(1)).toEqual(await left.catalogueOfVersion(1));
  expect(await moved.findOrderByKey("ruth-1")).toEqual(await left.findOrderByKey("ruth-1"));
  for (const status of ["waiting", "sent"] as const) {
    const list = { status, limit: 2_000 };
    expect(await moved.listMails(list)).toEqual(await left.listMails(list));
  }
});

test("after the move new orders come after the old ones", async () => {
  const { file, store, url } = await prepare();
  await store.close();
  await copyToPostgres(file, url);
  const moved = await open(openPostgresStore(url));
  await moved.saveOrders([newOrder({ number: "500000000", catalogueVersion: 2 })]);
  expect((await moved.ordersOfWeek(week)).at(-1)?.number).toBe("500000000");
  expect(await moved.countMails()).toMatchObject({ waiting: 1203 });
});

test("a shop that is open does not move", async () => {
  const { file, store, url } = await prepare();
  expect(await copyToPostgres(file, url)).toEqual({ kind: "shop-is-open" });
  // And goes on as before.
  const order = newOrder({ number: "500000000", catalogueVersion: 2 });
  expect(await store.saveOrders([order])).toEqual([{ kind: "stored", number: "500000000" }]);
  await store.close();
});

test("no shop moves in where there is one already", async () => {
  const { file, store, url } = await prepare();
  await store.close();
  const other = await open(openPostgresStore(url));
  await other.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  expect(await copyToPostgres(file, url)).toEqual({ kind: "target-not-empty" });
  expect(await other.ordersOfWeek(week)).toEqual([]);
});

test("a move that fails on the way leaves nothing behind, and can be made again", async () => {
  const { file, store, url } = await prepare();
  await store.close();
  await (await openPostgresStore(url)).close();
  await executeOn(url, "alter table mails add constraint no_sellers check (kind <> 'seller')");
  await expect(copyToPostgres(file, url)).rejects.toThrow("23514");
  await executeOn(url, "alter table mails drop constraint no_sellers");
  expect(await copyToPostgres(file, url)).toMatchObject({ kind: "copied" });
});

test("where there is no shop nothing moves, and none is made", async () => {
  const file = join(await temporaryFolder(), "shop.sqlite");
  expect(await copyToPostgres(file, await postgresDatabase())).toEqual({ kind: "nothing-to-copy" });
});
