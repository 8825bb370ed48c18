import type { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { createKyselyStore } from "#server/store/kysely-store.ts";
import { migrate } from "#server/store/migrate.ts";
import type { Store } from "#server/store/store.ts";
import type { Tables } from "#server/store/tables.ts";
import { withWriteProof } from "#server/store/with-write-proof.ts";
import { openDatabase } from "./open-database.ts";
import { SqliteDialect } from "./sqlite-dialect.ts";
import { withStoreErrors } from "./sqlite-error.ts";
import { sqliteMigrations } from "./sqlite-migrations.ts";
import { watchFiles } from "./watch-files.ts";

interface OpenSqliteStoreOptions {
  /** Milliseconds for which a transaction waits for another writer before it fails; five seconds by default. */
  readonly longestWait?: number;
}

/**
 * Opens the store in one SQLite file and runs pending migrations; the folder must exist. Any number of processes may open the
 * same file. Rejects with `StoreUnavailable` if the file cannot be used.
 */
export async function openSqliteStore(
  file: string,
  { longestWait }: OpenSqliteStoreOptions = {},
): Promise<Store> {
  const connection = await openDatabase(file);
  const database = new Kysely<Tables>({
    dialect: new SqliteDialect(connection, { longestWait, beforeCommit: watchFiles(file) }),
  });
  try {
    await migrate(database, sqliteMigrations);
    return withWriteProof(createKyselyStore(database, dataVersionReader(connection)), () =>
      database.transaction().execute(async (transaction) => {
        // The shop does not use this number. To set it, even to its own value, writes the first page of the file.
        await sql`pragma user_version = 0`.execute(transaction);
      }),
    );
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** Creates a function that reads SQLite's `data_version`, which changes with every commit of another connection, in any process. */
function dataVersionReader(database: DatabaseSync): () => number {
  const statement = withStoreErrors(() => database.prepare("pragma data_version"));
  return () => withStoreErrors(() => Number(statement.get()?.["data_version"]));
}
