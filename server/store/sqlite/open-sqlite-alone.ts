import { Kysely } from "kysely";
import { migrate } from "#server/store/migrate.ts";
import type { Tables } from "#server/store/tables.ts";
import { openDatabase } from "./open-database.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { busyCode, sqliteCodeOf, withStoreErrors } from "./sqlite-error.ts";
import { sqliteMigrations } from "./sqlite-migrations.ts";

/**
 * Opens a shop's file for this process alone until it is closed. Gives undefined if another process has the file open. Rejects with
 * `StoreUnavailable` if the file cannot be used, and with `OtherVersion` if its tables are not those of this version.
 */
export async function openSqliteAlone(file: string): Promise<Kysely<Tables> | undefined> {
  const database = await lockSqlite(file);
  if (database === undefined) return undefined;
  try {
    await migrate(database, sqliteMigrations, { mayMigrate: false });
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** As `openSqliteAlone`, whatever version the tables are of. The write-ahead log is then part of the file. */
export async function lockSqlite(file: string): Promise<Kysely<Tables> | undefined> {
  const connection = await openDatabase(file);
  try {
    // SQLite leaves WAL mode only if no other process has the file open. The server turns WAL on again when it opens the file.
    withStoreErrors(() => {
      connection.exec("pragma journal_mode = delete; begin exclusive");
    });
  } catch (error) {
    connection.close();
    if (sqliteCodeOf(error) === busyCode) return undefined;
    throw error;
  }
  return new Kysely<Tables>({ dialect: sqliteDialect(connection) });
}
