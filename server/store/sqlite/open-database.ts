import { DatabaseSync } from "node:sqlite";
import { keepPrivate } from "./keep-private.ts";
import { storeErrors } from "./store-errors.ts";
import { untilNotBusy } from "./until-not-busy.ts";

/** Milliseconds that a statement may hold up the process while another one writes. */
const busyTimeout = 50;

/**
 * Opens a database file, or makes it, with what an acknowledged order needs to outlive a power cut:
 * a write-ahead log that is synced at every commit. Throws `StoreUnavailable` where the file cannot be opened.
 */
export async function openDatabase(file: string): Promise<DatabaseSync> {
  keepPrivate(file);
  const database = storeErrors(
    () => new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true }),
  );
  try {
    await untilNotBusy(() => {
      storeErrors(() => {
        // The log first: `synchronous` then holds for it.
        database.exec(
          "pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off;",
        );
      });
    });
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
