import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { ordersOfWeek } from "#server/testing/stored-orders.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { backUp } from "./back-up.ts";

/** Copies the file of a shop to a file of a folder, whatever its checksum is. */
const copyTo = async (file: string, folder: string, name = "copy.sqlite") =>
  (await backUp({ kind: "sqlite", file }, folder, () => name)).summary;

async function openShop() {
  const folder = await temporaryFolder();
  const file = join(folder, "shop.sqlite");
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  return { store, file, target: join(folder, "copy.sqlite"), folder };
}

test("the copy of an open database has its orders, mails and catalogue, and can replace it", async () => {
  const { store, file, target, folder } = await openShop();
  await store.saveOrders([newOrder(), newOrder({ number: "100000002" })]);
  const generation = await store.generation(undefined, 1);
  expect(await copyTo(file, folder)).toMatchObject({
    catalogues: { rows: 1, sum: 0 },
    orders: { rows: 2, sum: 2 * 21_930 },
    mails: { rows: 4, sum: 0 },
    order_states: { rows: 2, sum: 0 },
  });
  const copy = await openSqliteStore(target);
  onTestFinished(() => copy.close());
  expect(await copy.generation(undefined, 2)).not.toBe(generation);
  expect((await ordersOfWeek(copy, "2026-01-07")).orders).toEqual(
    (await ordersOfWeek(store, "2026-01-07")).orders,
  );
  expect(await copy.currentCatalogue()).toEqual(await store.currentCatalogue());
});

test("a copy that is made while orders are stored is consistent: every order has both its mails", async () => {
  const { store, file, folder } = await openShop();
  const isOver = new AbortController();
  const writing = (async () => {
    for (let number = 100_000_000; !isOver.signal.aborted; number += 1)
      await store.saveOrder(newOrder({ number: String(number) }));
  })();
  const copies = [];
  for (const name of ["1", "2", "3"]) copies.push(await copyTo(file, folder, name));
  isOver.abort();
  await writing;
  expect(copies.map(({ mails }) => mails.rows)).toEqual(
    copies.map(({ orders }) => orders.rows * 2),
  );
});

test("a copy is one file, readable for its owner only, and never replaces another file", async () => {
  const { file, target, folder } = await openShop();
  await copyTo(file, folder);
  expect((await stat(target)).mode & 0o777).toBe(0o600);
  await expect(copyTo(file, folder)).rejects.toThrow("EEXIST");
  const left = (await readdir(folder)).filter((name) => name.startsWith("copy"));
  expect(left).toEqual(["copy.sqlite"]);
});

test("a damaged database, another file and a missing file are not copied", async () => {
  const { store, file, folder } = await openShop();
  await store.saveOrders([newOrder()]);
  await writeFile(join(folder, "text"), "soup ".repeat(1_000));
  await expect(copyTo(join(folder, "text"), folder)).rejects.toThrow("not a database");
  await expect(copyTo(join(folder, "missing"), folder)).rejects.toThrow();
  await store.close();
  using database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.exec("update mails set order_number = 'of nobody'");
  await expect(copyTo(file, folder)).rejects.toThrow("the database is damaged");
  expect(await readdir(folder)).not.toContain("copy.sqlite");
});
