import { join } from "node:path";
import { type Dialect, Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import { foldOrder } from "#domain/desk/order-state.ts";
import { packed, pressOf, received, undo } from "#domain/testing/desk-log.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { rowOfOrder } from "#server/store/order-row.ts";
import { createPool } from "#server/store/postgres/create-pool.ts";
import { openPostgresStore } from "#server/store/postgres/open-postgres-store.ts";
import { PostgresDialect } from "#server/store/postgres/postgres-dialect.ts";
import { postgresMigrations } from "#server/store/postgres/postgres-migrations.ts";
import { openDatabase } from "#server/store/sqlite/open-database.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { SqliteDialect } from "#server/store/sqlite/sqlite-dialect.ts";
import { sqliteMigrations } from "#server/store/sqlite/sqlite-migrations.ts";
import type { Tables } from "#server/store/tables.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { postgresDatabase } from "#server/testing/postgres-database.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { type MigrationDialect, migrations } from "./migrations.ts";

const databases = [
  {
    name: "SQLite",
    prepare: async () => {
      const file = join(await temporaryFolder(), "shop.sqlite");
      await fillOldShop(new SqliteDialect(await openDatabase(file)), sqliteMigrations);
      return openSqliteStore(file);
    },
  },
  {
    name: "PostgreSQL",
    prepare: async () => {
      const url = await postgresDatabase();
      await fillOldShop(new PostgresDialect(createPool(url)), postgresMigrations);
      return openPostgresStore(url);
    },
  },
] as const;

const longAgo = "2026-01-07";
/** Two days ago: the orders of that week are being handed over. */
const current = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const total = newOrder().order.orderTotal;

/** A shop as servers left it that had no desk: two orders of an old week, and one of the current week. */
async function fillOldShop(dialect: Dialect, migrationDialect: MigrationDialect): Promise<void> {
  const database = new Kysely<Tables>({ dialect });
  const all = Object.entries(migrations(migrationDialect));
  const old = all.filter(([name]) => name < "0005");
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(old)) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  expect(error).toBeUndefined();
  const content = JSON.stringify(soupKitchen);
  await database.insertInto("catalogues").values({ version: 1, content, saved_at: 1 }).execute();
  const orders = [
    newOrder({ number: "100000001", week: longAgo }),
    newOrder({ number: "100000002", week: longAgo }),
    newOrder({ number: "100000003", week: current }),
  ];
  await database.insertInto("orders").values(orders.map(rowOfOrder)).execute();
  await database.destroy();
}

test.for(databases)(
  "$name: orders from before the desk are settled and their weeks closed, those of the current week are open",
  { timeout: 60_000 },
  async ({ prepare }) => {
    const store = await prepare();
    onTestFinished(() => store.close());
    const old = await store.readWeek(longAgo);
    expect(old.state.isClosed).toBe(true);
    expect(old.orders.map(({ state }) => state)).toMatchObject(
      [1, 2].map(() => ({ due: total, received: total, isPacked: true, isHandedOver: true })),
    );
    const open = await store.readWeek(current);
    expect(open.state.isClosed).toBe(false);
    expect(open.orders).toMatchObject([{ state: { received: 0, isPacked: false, lastEvent: 0 } }]);
    const { orders } = await store.ordersWithBalance({ limit: 9 });
    expect(orders.map(({ stored }) => stored.number)).toEqual(["100000003"]);
    expect(open.cursor).toEqual({ event: 1, order: 3 });
  },
);

test.for(databases)(
  "$name: an order from before the desk can be worked with, and its state stays the sum of its events",
  { timeout: 60_000 },
  async ({ prepare }) => {
    const store = await prepare();
    onTestFinished(() => store.close());
    const presses = [
      pressOf("a", received(-10)),
      pressOf("b", { ...packed, isPacked: false }),
      pressOf("c", undo("b"), { actionIds: ["b"] }),
    ];
    for (const press of presses)
      expect(await store.press({ ...press, at: 5 })).toMatchObject({ kind: "recorded" });
    const [first] = (await store.readWeek(longAgo)).orders;
    expect(first?.state).toMatchObject({ received: total - 1_000, isPacked: true });
    const events = await store.eventsOfOrder("100000001");
    const opening = {
      orderNumber: "100000001",
      week: longAgo,
      orderTotal: total,
      isBeforeDesk: true,
    };
    expect(first?.state).toEqual(foldOrder(opening, events));
  },
);
