import { Kysely } from "kysely";
import { createKyselyStore } from "#server/store/kysely-store.ts";
import { migrate } from "#server/store/migrate.ts";
import type { Store } from "#server/store/store.ts";
import type { Tables } from "#server/store/tables.ts";
import { dataVersionOf } from "./data-version.ts";
import { openDatabase } from "./open-database.ts";
import { SqliteDialect } from "./sqlite-dialect.ts";

/**
 * Opens the store in one SQLite file and brings its tables up to date; the folder must exist.
 * Any number of processes may have the same file open. Rejects with `StoreUnavailable` where the file cannot be used.
 */
export async function openSqliteStore(file: string): Promise<Store> {
  const connection = await openDatabase(file);
  const database = new Kysely<Tables>({ dialect: new SqliteDialect(connection) });
  try {
    // `autoincrement` never gives an id a second time, not even that of a deleted order.
    await migrate(database, (column) => column.autoIncrement());
    return createKyselyStore(database, dataVersionOf(connection));
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
