import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readdirSync, readlinkSync } from "node:fs";
import { chmod, copyFile, readFile, rename, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { backUp } from "#server/store/backup/back-up.ts";
import { createKyselyStore } from "#server/store/kysely-store.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import type { Tables } from "#server/store/tables.ts";
import { storeSuite } from "#server/store/testing/store-suite.ts";
import { emptyDatabaseFile } from "#server/testing/database-file.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { ordersOfWeek } from "#server/testing/stored-orders.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { openDatabase } from "./open-database.ts";
import { openSqliteStore } from "./open-sqlite-store.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";

const temporaryFile = async () => join(await temporaryFolder(), "shop.sqlite");

storeSuite("SQLite", async () => {
  const file = await emptyDatabaseFile();
  return {
    open: () => openSqliteStore(file),
    execute: async (sql) => {
      using database = new DatabaseSync(file, { timeout: 1_000 });
      database.exec(sql);
    },
  };
});

const open = async (file: string, longestWait?: number): Promise<Store> => {
  const store = await openSqliteStore(file, longestWait === undefined ? {} : { longestWait });
  onTestFinished(() => store.close());
  return store;
};

const openShop = async (file: string, longestWait?: number): Promise<Store> => {
  const store = await open(file, longestWait);
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  return store;
};

test("every commit reaches the disk before it is acknowledged", async () => {
  using database = await openDatabase(await temporaryFile());
  expect(database.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
  // 2 is FULL: the log is synced at each commit.
  expect(database.prepare("pragma synchronous").get()).toEqual({ synchronous: 2 });
  expect(database.prepare("pragma foreign_keys").get()).toEqual({ foreign_keys: 1 });
});

test("only the owner may read the database, whether it is new or was left readable by an older server", async () => {
  const file = await temporaryFile();
  const files = [file, `${file}-wal`, `${file}-shm`];
  const modes = () =>
    Promise.all(files.map(async (each) => ((await stat(each)).mode & 0o777).toString(8)));
  await openShop(file);
  expect(await modes()).toEqual(["600", "600", "600"]);
  await Promise.all(files.map((each) => chmod(each, 0o644)));
  await open(file);
  expect(await modes()).toEqual(["600", "600", "600"]);
});

test("acknowledged orders and their mails survive a killed process", async () => {
  const file = await temporaryFile();
  await (await openShop(file)).close();
  const writer = spawn(process.execPath, [
    fileURLToPath(import.meta.resolve("#server/testing/store-orders-until-killed.ts")),
    file,
  ]);
  let acknowledged = "";
  writer.stdout.setEncoding("utf8").on("data", (text: string) => {
    acknowledged += text;
    if (acknowledged.split("\n").length > 20) writer.kill("SIGKILL");
  });
  const [code, signal] = (await once(writer, "close")) as [number | null, string | null];
  expect({ code, signal }).toEqual({ code: null, signal: "SIGKILL" });
  const store = await open(file);
  const stored = new Set(
    (await ordersOfWeek(store, "2026-01-07")).orders.map(({ number }) => number),
  );
  const lines = acknowledged.split("\n").slice(0, -1);
  expect(lines.length).toBeGreaterThanOrEqual(20);
  expect(lines.filter((number) => !stored.has(number))).toEqual([]);
  expect((await store.countMails()).waiting).toBe(2 * stored.size);
});

test("several stores that open an empty file at the same time create the tables once", async () => {
  const file = await temporaryFile();
  const stores = await Promise.all(Array.from({ length: 5 }, () => open(file)));
  const catalogues = await Promise.all(stores.map((store) => store.currentCatalogue()));
  expect(catalogues).toEqual(stores.map(() => undefined));
});

test("a full disk rejects the whole batch as unavailable, and the store works again when there is space", async () => {
  const file = await temporaryFile();
  await (await openShop(file)).close();
  const database = await openDatabase(file);
  const store = createKyselyStore(new Kysely<Tables>({ dialect: sqliteDialect(database) }));
  onTestFinished(() => store.close());
  database.exec("pragma max_page_count = 1");
  const many = Array.from({ length: 60 }, (_, index) =>
    newOrder({ number: String(200_000_000 + index) }),
  );
  await expect(store.saveOrders(many)).rejects.toThrow(new StoreUnavailable("disk full"));
  expect((await ordersOfWeek(store, "2026-01-07")).orders).toEqual([]);
  database.exec("pragma max_page_count = 100000");
  expect(await store.saveOrders([newOrder()])).toEqual([{ kind: "stored", number: "100000001" }]);
});

test("on a full disk, orders and the proof of writing are rejected, and what was acknowledged is there", async () => {
  const file = await temporaryFile();
  await (await openShop(file)).close();
  const program = fileURLToPath(import.meta.resolve("#server/testing/store-orders-until-full.ts"));
  // In blocks of 512 bytes; some shells take 1,024.
  const limited = ["-c", 'ulimit -f 600 && exec "$0" "$@"', process.execPath, program, file];
  const { stdout } = await promisify(execFile)("sh", limited);
  expect(JSON.parse(stdout)).toEqual({
    reason: "the store is unavailable: disk error",
    isInDoubt: false,
    proof: "the store is unavailable: disk error",
    isComplete: true,
  });
});

test.runIf(existsSync("/proc/self/fd"))(
  "an order whose commit was written and could not be synced is in doubt",
  async () => {
    const file = await temporaryFile();
    const store = await openShop(file);
    loseDisk(`${file}-wal`);
    await expect(store.saveOrder(newOrder())).rejects.toMatchObject({
      message: "the store is unavailable: disk error during a commit",
      // SQLITE_IOERR_FSYNC
      stack: expect.stringMatching(/\(1034\)$/u),
      isInDoubt: true,
    });
  },
);

test("the proof of writing reaches the log", async () => {
  const file = await temporaryFile();
  const store = await openShop(file);
  // The size is not enough: SQLite begins the log again at its start.
  const before = await readFile(`${file}-wal`);
  await store.proveWritable();
  expect((await readFile(`${file}-wal`)).equals(before)).toBe(false);
});

test.each(["", "-wal", "-shm"])(
  "while shop.sqlite%s is not at its path, no order is stored, and afterward the store works again",
  async (ending) => {
    const file = await temporaryFile();
    const store = await openShop(file);
    await rename(`${file}${ending}`, `${file}-moved`);
    const moved = new StoreUnavailable(
      `shop.sqlite${ending} was moved, removed or replaced while it was open`,
    );
    await expect(store.saveOrders([newOrder()])).rejects.toThrow(moved);
    await expect(store.proveWritable()).rejects.toThrow(moved);
    await writeFile(`${file}${ending}`, "");
    await expect(store.saveOrders([newOrder()])).rejects.toThrow(moved);
    await rename(`${file}-moved`, `${file}${ending}`);
    expect((await ordersOfWeek(store, "2026-01-07")).orders).toEqual([]);
    expect(await store.saveOrders([newOrder()])).toEqual([{ kind: "stored", number: "100000001" }]);
    await store.proveWritable();
  },
);

test("an older copy that is written over the open file is noticed", async () => {
  const file = await temporaryFile();
  const store = await openShop(file);
  const copy = `${file}-copy`;
  await backUp({ kind: "sqlite", file }, dirname(copy), () => basename(copy));
  const many = Array.from({ length: 200 }, (_, index) =>
    newOrder({ number: String(200_000_000 + index) }),
  );
  // Enough for SQLite to write its log into the file.
  for (const order of many) await store.saveOrders([order]);
  const { ino, size } = await stat(file);
  await copyFile(copy, file);
  const overwritten = await stat(file);
  expect(overwritten.ino).toBe(ino);
  expect(overwritten.size).toBeLessThan(size);
  const noticed = /shop\.sqlite was overwritten while it was open/u;
  await expect(store.saveOrders([newOrder()])).rejects.toThrow(noticed);
  await expect(store.saveOrders([newOrder()])).rejects.toThrow(noticed);
  await expect(store.proveWritable()).rejects.toThrow(noticed);
});

test("a read-only file rejects orders as unavailable", async () => {
  const file = await temporaryFile();
  await openShop(file);
  const database = new DatabaseSync(file, { readOnly: true });
  const store = createKyselyStore(new Kysely<Tables>({ dialect: sqliteDialect(database) }));
  onTestFinished(() => store.close());
  await expect(store.saveOrders([newOrder()])).rejects.toThrow(new StoreUnavailable("read-only"));
});

test("while another connection writes for too long, orders are rejected as unavailable", async () => {
  const file = await temporaryFile();
  const store = await openShop(file, 100);
  using keeper = new DatabaseSync(file);
  keeper.exec("begin immediate");
  await expect(store.saveOrders([newOrder()])).rejects.toThrow(StoreUnavailable);
  keeper.exec("rollback");
  expect(await store.saveOrders([newOrder()])).toEqual([{ kind: "stored", number: "100000001" }]);
});

test("a path that is not a database file is rejected", async () => {
  await expect(openSqliteStore(await temporaryFolder())).rejects.toThrow(StoreUnavailable);
});

/** Makes the open file of this process one that takes every write and fails to sync: /dev/null gets its descriptor. */
function loseDisk(file: string): void {
  const taken = readdirSync("/proc/self/fd").find((each) => linkOf(each) === file);
  if (taken === undefined) throw new Error(`${file} is not open`);
  closeSync(Number(taken));
  // The system gives the lowest free descriptor.
  const lower: number[] = [];
  let descriptor = openSync("/dev/null", "r+");
  while (descriptor < Number(taken)) {
    lower.push(descriptor);
    descriptor = openSync("/dev/null", "r+");
  }
  for (const each of lower) closeSync(each);
  if (descriptor !== Number(taken)) throw new Error(`${file} kept its descriptor`);
}

/** Undefined for the descriptor with which the folder was read, which is closed again. */
function linkOf(descriptor: string): string | undefined {
  const path = `/proc/self/fd/${descriptor}`;
  return existsSync(path) ? readlinkSync(path) : undefined;
}
