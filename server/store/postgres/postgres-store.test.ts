import { inspect } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { storeSuite } from "#server/store/testing/store-suite.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { executeOn, postgresDatabase, writersLocks } from "#server/testing/postgres-database.ts";
import { openPostgresStore } from "./open-postgres-store.ts";

storeSuite("PostgreSQL", async () => {
  const url = await postgresDatabase();
  return {
    open: () => openPostgresStore(url),
    execute: async (sql) => {
      await executeOn(url, sql);
    },
  };
});

const open = async (url: string): Promise<Store> => {
  const store = await openPostgresStore(url);
  onTestFinished(() => store.close());
  return store;
};

const openShop = async (url: string): Promise<Store> => {
  const store = await open(url);
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  return store;
};

/** Changes a setting of the database for connections to come, until the running test is over. */
const set = async (url: string, setting: string, value: string) => {
  const database = new URL(url).pathname.slice(1);
  const another = new URL("/postgres", url).href;
  await executeOn(another, `alter database ${database} set ${setting} = ${value}`);
  onTestFinished(async () => {
    await executeOn(another, `alter database ${database} reset ${setting}`);
  });
};

test("a database that commits before the disk has it is refused", async () => {
  const url = await postgresDatabase();
  await set(url, "synchronous_commit", "off");
  await expect(openPostgresStore(url)).rejects.toThrow(
    "synchronous_commit is off: a power cut would lose orders that were acknowledged",
  );
});

test("a database that may only be read refuses orders as unavailable", async () => {
  const url = await postgresDatabase();
  await (await openShop(url)).close();
  const store = await open(url);
  await set(url, "default_transaction_read_only", "on");
  await endConnections(url);
  await expect(store.saveOrders([newOrder()])).rejects.toThrow(new StoreUnavailable("read-only"));
});

// Opening tries again for five seconds.
test.each([
  [
    "there is no server",
    () => "postgres://shop:secret@127.0.0.1:1/shop",
    "no connection: ECONNREFUSED",
  ],
  ["there is no such database", missingDatabase, "it has no such database"],
])(
  "where %s the store cannot be opened, and no password is told",
  { timeout: 15_000 },
  async (_, url, reason) => {
    const error: unknown = await openPostgresStore(await url()).catch((caught: unknown) => caught);
    expect(error).toEqual(new StoreUnavailable(reason));
    expect(inspect(error, { depth: 9 })).not.toContain("secret");
  },
);

test("processes that start at once on an empty database make the tables once", async () => {
  const url = await postgresDatabase();
  const stores = await Promise.all(Array.from({ length: 5 }, () => open(url)));
  const catalogues = await Promise.all(stores.map((store) => store.currentCatalogue()));
  expect(catalogues).toEqual(stores.map(() => undefined));
});

test("what PostgreSQL says of a row that it refuses names no customer", async () => {
  const store = await openShop(await postgresDatabase());
  const order = newOrder();
  const wrong = { ...order.order, orderTotal: order.order.totalPrice };
  const error: unknown = await store
    .saveOrders([{ ...order, order: wrong }])
    .catch((caught: unknown) => caught);
  expect(inspect(error, { depth: 9 })).toMatch(/PostgreSQL: a statement failed: .*\(23514\)/u);
  expect(inspect(error, { depth: 9 })).not.toMatch(/רות|ruth@|0501234567/u);
});

test("a number that JavaScript cannot hold is refused loudly", async () => {
  const url = await postgresDatabase();
  const store = await openShop(url);
  await store.saveOrders([newOrder()]);
  await executeOn(url, "update orders set received_at = 9007199254740993");
  await expect(store.findOrder("100000001")).rejects.toThrow("a bigint is too big for a number");
});

test("when all connections are ended the store makes new ones", async () => {
  const url = await postgresDatabase();
  const store = await openShop(url);
  await Promise.all([1, 2, 3].map(() => store.currentCatalogue()));
  await endConnections(url);
  expect(await store.saveOrders([newOrder()])).toEqual([{ kind: "stored", number: "100000001" }]);
  expect((await store.currentCatalogue())?.version).toBe(1);
});

test("while another process writes for too long, orders are refused as unavailable", async () => {
  const url = await postgresDatabase();
  const store = await openShop(`${url}?lock_timeout=200`);
  const writing = executeOn(
    url,
    `begin; select pg_advisory_xact_lock(${String(0x53_48_4f_50)}); select pg_sleep(1); commit`,
  );
  await expect.poll(() => writersLocks(url)).toEqual([{ granted: true }]);
  await expect(store.saveOrders([newOrder()])).rejects.toThrow(
    new StoreUnavailable("locked by another process"),
  );
  await writing;
  expect(await store.saveOrders([newOrder()])).toEqual([{ kind: "stored", number: "100000001" }]);
});

/** Ends every other connection to a database, as a restart of the server does. */
async function endConnections(url: string): Promise<void> {
  await executeOn(
    url,
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

async function missingDatabase(): Promise<string> {
  return `${await postgresDatabase()}_gone`;
}
