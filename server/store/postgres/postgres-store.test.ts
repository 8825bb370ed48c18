import { inspect } from "node:util";
import { Kysely, sql } from "kysely";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import type { Tables } from "#server/store/tables.ts";
import { storeSuite } from "#server/store/testing/store-suite.ts";
import { newOrder } from "#server/testing/new-order.ts";
import {
  emptiedPostgresDatabase,
  executeOn,
  postgresDatabase,
} from "#server/testing/postgres-database.ts";
import { findOrder } from "#server/testing/stored-orders.ts";
import { createPool } from "./create-pool.ts";
import { openPostgresStore } from "./open-postgres-store.ts";
import { postgresDialect } from "./postgres-dialect.ts";

storeSuite("PostgreSQL", async () => {
  const url = await emptiedPostgresDatabase();
  return {
    open: () => openPostgresStore(url),
    execute: async (statement) => {
      await executeOn(url, statement);
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

/** Changes a setting of the database for new connections until the end of the running test. */
const set = async (url: string, setting: string, value: string) => {
  const database = new URL(url).pathname.slice(1);
  const another = new URL("/postgres", url).href;
  await executeOn(another, `alter database ${database} set ${setting} = ${value}`);
  onTestFinished(async () => {
    await executeOn(another, `alter database ${database} reset ${setting}`);
  });
};

test("a database that acknowledges commits before they are on the disk is rejected", async () => {
  const url = await postgresDatabase();
  await set(url, "synchronous_commit", "off");
  await expect(openPostgresStore(url)).rejects.toThrow(
    "synchronous_commit is off: a power cut would lose orders that were acknowledged",
  );
});

test("a transaction begins in one round trip", async () => {
  const pool = createPool(await postgresDatabase());
  const sent: string[] = [];
  const database = new Kysely<Tables>({
    dialect: postgresDialect({
      ...pool,
      connect: async () => {
        const client = await pool.connect();
        const query = (statement: string, parameters: readonly unknown[]) => {
          sent.push(statement.replaceAll(/\s+/gu, " "));
          return client.query(statement, parameters);
        };
        return { ...client, query: query as typeof client.query };
      },
    }),
  });
  onTestFinished(() => database.destroy());
  await database.transaction().execute(async () => {});
  expect(sent).toEqual([expect.stringMatching(/^begin .*set_config.*advisory/u), "commit"]);
});

test("only a transaction has timeouts, so that no pooler is asked for them; those of the URL stay", async () => {
  const pool = createPool(`${await postgresDatabase()}?lock_timeout=200`);
  const database = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  onTestFinished(() => database.destroy());
  const timeouts = async (from: Kysely<Tables>) => {
    const { rows } =
      await sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(from);
    return rows;
  };
  const inside = { lock: "200ms", statement: "8s", idle: "3s" };
  expect(await database.transaction().execute(timeouts)).toEqual([inside]);
  expect(await timeouts(database)).toEqual([{ lock: "200ms", statement: "0", idle: "0" }]);
});

test("a transaction without timeouts proves nothing, because a process that hangs in one would stop every order", async () => {
  const url = await postgresDatabase();
  const store = await openShop(url);
  await executeOn(
    url,
    `create function set_config(text, text, boolean) returns text language sql as $$ select $2 $$;
      alter database ${new URL(url).pathname.slice(1)} set search_path = public, pg_catalog`,
  );
  onTestFinished(async () => {
    await executeOn(url, `alter database ${new URL(url).pathname.slice(1)} reset search_path`);
  });
  await endConnections(url);
  await expect(store.proveWritable()).rejects.toThrow(
    new StoreUnavailable(
      "transactions have no lock_timeout, statement_timeout, idle_in_transaction_session_timeout: a process that hangs would stop every order",
    ),
  );
});

test("a read-only database rejects orders as unavailable", async () => {
  const url = await postgresDatabase();
  await (await openShop(url)).close();
  const store = await open(url);
  await set(url, "default_transaction_read_only", "on");
  await endConnections(url);
  const readOnly = new StoreUnavailable("read-only");
  await expect(store.proveWritable()).rejects.toThrow(readOnly);
  await expect(store.saveOrders([newOrder()])).rejects.toThrow(readOnly);
});

test.each([
  [
    "there is no server",
    () => "postgres://shop:secret@127.0.0.1:1/shop",
    "no connection: ECONNREFUSED",
  ],
  ["there is no such database", missingDatabase, "it has no such database"],
])(
  "where %s the store cannot be opened, and the error contains no password",
  async (_, url, reason) => {
    const opening = openPostgresStore(await url(), { longestWait: 100 });
    const error: unknown = await opening.catch((caught: unknown) => caught);
    expect(error).toEqual(new StoreUnavailable(reason));
    expect(inspect(error, { depth: 9 })).not.toContain("secret");
  },
);

test("several stores that open an empty database at the same time create the tables once", async () => {
  const url = await postgresDatabase();
  const stores = await Promise.all(Array.from({ length: 5 }, () => open(url)));
  const catalogues = await Promise.all(stores.map((store) => store.currentCatalogue()));
  expect(catalogues).toEqual(stores.map(() => undefined));
});

test("the error for a row that PostgreSQL rejects names no customer", async () => {
  const store = await openShop(await postgresDatabase());
  const order = newOrder();
  const wrong = { ...order.order, orderTotal: order.order.totalPrice };
  const error: unknown = await store
    .saveOrders([{ ...order, order: wrong }])
    .catch((caught: unknown) => caught);
  expect(inspect(error, { depth: 9 })).toMatch(/PostgreSQL: a statement failed: .*\(23514\)/u);
  expect(inspect(error, { depth: 9 })).not.toMatch(/רות|ruth@|0501234567/u);
});

test("a number that JavaScript cannot hold exactly is an error", async () => {
  const url = await postgresDatabase();
  const store = await openShop(url);
  await store.saveOrders([newOrder()]);
  await executeOn(url, "update orders set received_at = 9007199254740993");
  await expect(findOrder(store, "100000001")).rejects.toThrow("a bigint is too big for a number");
});

test("after all connections were ended the store opens new ones", async () => {
  const url = await postgresDatabase();
  const store = await openShop(url);
  await Promise.all([1, 2, 3].map(() => store.currentCatalogue()));
  await endConnections(url);
  expect(await store.saveOrders([newOrder()])).toEqual([{ kind: "stored", number: "100000001" }]);
  expect((await store.currentCatalogue())?.version).toBe(1);
});

test("while another process writes for too long, orders are rejected as unavailable", async () => {
  const url = await postgresDatabase();
  const store = await openShop(`${url}?lock_timeout=200`);
  const writer = new Client({ connectionString: url });
  await writer.connect();
  onTestFinished(() => writer.end());
  await writer.query(`begin; select pg_advisory_xact_lock(${String(0x53_48_4f_50)})`);
  await expect(store.saveOrders([newOrder()])).rejects.toThrow(
    new StoreUnavailable("locked by another process"),
  );
  await writer.query("commit");
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
