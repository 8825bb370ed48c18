import { open } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { OwnPostgres } from "#bench/own-postgres.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { openPostgresStore } from "#server/store/postgres/open-postgres-store.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import type { Store } from "#server/store/store.ts";
import { fillOrders, fillPayments } from "#server/testing/fill-orders.ts";
import { executeOn } from "#server/testing/postgres-database.ts";

/** A store with past orders and their sent mails. */
export interface FilledShop {
  readonly store: Store;
  /** Size of the database on disk, indexes included. */
  readonly bytes: number;
}

export async function fillSqlite(
  folder: string,
  orders: number,
  ofWeek?: number,
): Promise<FilledShop> {
  const file = join(folder, `${orders}.sqlite`);
  await makeEmptyShop(await openSqliteStore(file));
  using database = new DatabaseSync(file);
  // Filling need not be durable. The store restores both settings when it opens the file.
  database.exec("pragma journal_mode = off; pragma synchronous = off");
  for (const statement of fillOrders("SQLite", orders, ofWeek)) database.exec(statement);
  database.exec(fillPayments());
  database.exec("analyze");
  const size = database
    .prepare("select page_count * page_size as bytes from pragma_page_count, pragma_page_size")
    .get();
  database.close();
  // Otherwise the filled pages would be written back to the disk during the measurement.
  await using handle = await open(file, "r+");
  await handle.sync();
  return { store: await openSqliteStore(file), bytes: Number(size?.["bytes"]) };
}

export async function fillPostgres(
  postgres: OwnPostgres,
  orders: number,
  ofWeek?: number,
): Promise<FilledShop> {
  const url = await postgres.createDatabase();
  await makeEmptyShop(await openPostgresStore(url));
  // Without foreign key checks: the generated rows satisfy them, and checking takes long.
  const withoutChecks = "set session_replication_role = replica";
  await executeOn(
    url,
    [withoutChecks, ...fillOrders("PostgreSQL", orders, ofWeek), fillPayments()].join("; "),
  );
  await executeOn(url, "vacuum analyze");
  await executeOn(url, "checkpoint");
  const [size] = await executeOn<{ readonly bytes: string }>(
    url,
    "select pg_database_size(current_database()) as bytes",
  );
  return { store: await openPostgresStore(url), bytes: Number(size?.bytes) };
}

async function makeEmptyShop(store: Store): Promise<void> {
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.close();
}
