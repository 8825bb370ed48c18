import { Kysely } from "kysely";
import { migrate } from "#server/store/migrate.ts";
import type { Tables } from "#server/store/tables.ts";
import { openDatabase } from "./open-database.ts";
import { SqliteDialect } from "./sqlite-dialect.ts";
import { sqliteCodeOf, storeErrors } from "./store-errors.ts";

const busy = 5;

/**
 * Opens a shop's file, its tables up to date, so that nobody else can use it until it is closed again.
 * Gives undefined where a process has it open. Rejects with `StoreUnavailable` where the file cannot be used.
 */
export async function openSqliteAlone(file: string): Promise<Kysely<Tables> | undefined> {
  const connection = await openDatabase(file);
  const database = new Kysely<Tables>({ dialect: new SqliteDialect(connection) });
  try {
    await migrate(database, (column) => column.autoIncrement());
    // The log goes only where nobody else has the file open, and comes back when the shop opens it again.
    storeErrors(() => {
      connection.exec("pragma journal_mode = delete; begin exclusive");
    });
    return database;
  } catch (error) {
    await database.destroy();
    if (sqliteCodeOf(error) === busy) return undefined;
    throw error;
  }
}
