import { copyFile, open, readFile, stat, truncate, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { openCheckedStore } from "#server/main/open-store.ts";
import { filledWeek, fillOrders, fillRevisions } from "#server/testing/fill-orders.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { ordersOfWeek } from "#server/testing/stored-orders.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { openSqliteStore } from "./open-sqlite-store.ts";

const pageSize = 4_096;

/** A closed shop with 500 orders in its file. */
async function closedShop() {
  const dataFolder = await temporaryFolder();
  const file = join(dataFolder, "shop.sqlite");
  const store = await openSqliteStore(file);
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.close();
  using database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  for (const statement of fillOrders("SQLite", 500)) database.exec(statement);
  return { file, start: () => openCheckedStore({ dataFolder, databaseUrl: undefined }) };
}

/** The files of a shop whose process was killed: the newest orders are in its log, in `transactions` transactions. */
async function killedShop(transactions: number) {
  const shop = await closedShop();
  const dataFolder = await temporaryFolder();
  const file = join(dataFolder, "shop.sqlite");
  const store = await openSqliteStore(shop.file);
  for (let at = 0; at < transactions; at += 1)
    await store.saveOrders([newOrder({ number: String(at), week: "2026-12-30" })]);
  for (const ending of ["", "-wal"]) await copyFile(`${shop.file}${ending}`, `${file}${ending}`);
  await store.close();
  return { file, start: () => openCheckedStore({ dataFolder, databaseUrl: undefined }) };
}

async function overwrite(file: string, position: number, bytes: Buffer): Promise<void> {
  await using handle = await open(file, "r+");
  await handle.write(bytes, 0, bytes.length, position);
}

function sql(file: string, statement: string): Record<string, unknown> | undefined {
  using database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.enableDefensive(false);
  return database.prepare(statement).get();
}

async function pageOf(file: string, name: string): Promise<number> {
  const row = sql(file, `select rootpage from sqlite_schema where name = '${name}'`);
  return Number(row?.["rootpage"]);
}

const noise = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 167) % 251));

test("an undamaged shop starts, after a kill too", async () => {
  await (await (await closedShop()).start()).close();
  const { start } = await killedShop(3);
  const store = await start();
  onTestFinished(() => store.close());
  expect((await ordersOfWeek(store, "2026-12-30")).orders).toHaveLength(3);
});

test.each<[name: string, damage: (file: string) => Promise<unknown>, reason: RegExp]>([
  ["a zeroed header", (file) => overwrite(file, 0, Buffer.alloc(100)), /not a database/u],
  [
    "a truncated file",
    async (file) => truncate(file, Math.floor((await stat(file)).size / 2)),
    /damaged/u,
  ],
  [
    "a zeroed page in the middle",
    async (file) => {
      const pages = (await stat(file)).size / pageSize;
      await overwrite(file, Math.floor(pages / 2) * pageSize, Buffer.alloc(pageSize));
    },
    /damaged/u,
  ],
  [
    "an overwritten page of the catalogue",
    async (file) => {
      const at = (await readFile(file)).indexOf("deliveryPlaces");
      await overwrite(file, at, noise(200));
    },
    /catalogue 1 in the store is damaged/u,
  ],
  [
    "an index without one of its entries",
    async (file) => {
      // The rightmost cell of a leaf of the index is dropped from its count.
      const root = await pageOf(file, "order_states_by_week");
      const bytes = await readFile(file);
      const child = bytes.readUInt32BE((root - 1) * pageSize + 8);
      const count = (child - 1) * pageSize + 3;
      const fewer = Buffer.alloc(2);
      fewer.writeUInt16BE(bytes.readUInt16BE(count) - 1);
      await overwrite(file, count, fewer);
    },
    /damaged/u,
  ],
  [
    "a table without an index",
    async (file) => sql(file, "drop index order_states_by_week"),
    /damaged \(it lacks index order_states order_states_by_week 0 week\)/u,
  ],
  [
    "a mail of an order that is missing",
    async (file) => sql(file, "update mails set order_number = 'none' where id = 999"),
    /damaged \(row 999 of mails refers to a row that is missing\)/u,
  ],
  [
    "an order whose catalogue is missing",
    async (file) => sql(file, "update orders set catalogue_version = 9 where id = 499"),
    /damaged \(row 499 of orders refers to a row that is missing\)/u,
  ],
  [
    "a change of an order that is missing",
    async (file) => sql(file, fillRevisions(1, "'none'")),
    /damaged \(row 1 of order_revisions refers to a row that is missing\)/u,
  ],
])("%s ends the start", async (_, damage, reason) => {
  const { file, start } = await closedShop();
  await damage(file);
  const starting = start();
  await expect(starting).rejects.toThrow(OperatorProblem);
  await expect(starting).rejects.toThrow(reason);
  await expect(starting).rejects.toThrow(/^DATA_DIR .* cannot be used: [^\n]*$/u);
});

test.each<[name: string, damage: (log: string) => Promise<unknown>]>([
  ["garbage", async (log) => writeFile(log, noise((await stat(log)).size))],
  [
    "a zeroed page of an order that was acknowledged",
    (log) => overwrite(log, 32 + 24 + pageSize + 24, Buffer.alloc(pageSize)),
  ],
  ["an overwritten salt", (log) => overwrite(log, 16, noise(4))],
])("a log with %s ends the start, and is left as it is", async (_, damage) => {
  const { file, start } = await killedShop(3);
  await damage(`${file}-wal`);
  const left = await readFile(`${file}-wal`);
  await expect(start()).rejects.toThrow(/its log shop.sqlite-wal is damaged/u);
  expect((await readFile(`${file}-wal`)).equals(left)).toBe(true);
});

test("a log whose last transaction was cut off by a power failure is read up to there", async () => {
  const { file, start } = await killedShop(3);
  const { size } = await stat(`${file}-wal`);
  await overwrite(`${file}-wal`, size - pageSize, Buffer.alloc(pageSize));
  const store = await start();
  onTestFinished(() => store.close());
  expect((await ordersOfWeek(store, "2026-12-30")).orders).toHaveLength(2);
  expect((await ordersOfWeek(store, filledWeek)).orders).toHaveLength(500);
});

test.each<[state: string, damage: (file: string) => Promise<unknown>]>([
  ["missing", unlink],
  ["empty", (file) => truncate(file, 0)],
])("a log whose database is %s ends the start, and is left as it is", async (_, damage) => {
  const { file, start } = await killedShop(3);
  await damage(file);
  await expect(start()).rejects.toThrow(/shop.sqlite is missing or empty, but its log/u);
  expect((await stat(`${file}-wal`)).size).toBeGreaterThan(0);
});
