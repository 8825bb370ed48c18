import { chmodSync, closeSync, openSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { damageOfLog } from "./damage-of-log.ts";
import { retryWhileBusy } from "./retry-while-busy.ts";
import { withStoreErrors } from "./sqlite-error.ts";

/** Milliseconds for which SQLite itself waits for another writer; the whole process is blocked during that time. */
const busyTimeout = 50;
/** Milliseconds between two looks at a log that seems damaged. */
const pauseBetweenLooks = 100;

/**
 * Opens a database file, or creates it, with what an acknowledged order needs to survive a power cut: a write-ahead log that
 * is synced at every commit. What is deleted is overwritten. Throws `StoreUnavailable` if the file cannot be opened, and if opening it would lose its log.
 */
export async function openDatabase(file: string): Promise<DatabaseSync> {
  await checkLog(file);
  makePrivate(file);
  const database = withStoreErrors(
    () => new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true }),
  );
  try {
    await retryWhileBusy(() => {
      withStoreErrors(() => {
        // The journal mode comes first, because `synchronous` applies to it.
        database.exec(
          "pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off; pragma secure_delete = on;",
        );
      });
    });
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Throws `StoreUnavailable` if opening a file would lose its log. */
export async function checkLog(file: string): Promise<void> {
  const damage = () => withStoreErrors(() => damageOfLog(file));
  if (damage() === undefined) return;
  // Another process may have been writing into the log while it was read.
  await wait(pauseBetweenLooks);
  const found = damage();
  if (found !== undefined) throw new StoreUnavailable(found);
}

/**
 * Makes a database file, new or left by an older server, readable for its owner only, since it holds customers' data. SQLite
 * gives the files beside it the same mode. Never throws: SQLite reports a file that cannot be used.
 */
function makePrivate(file: string): void {
  try {
    // Only a missing file is opened here: closing an existing one would release the locks that this process holds on it.
    closeSync(openSync(file, "wx", 0o600));
  } catch {
    for (const each of [file, `${file}-wal`, `${file}-shm`]) removeAccessOfOthers(each);
  }
}

function removeAccessOfOthers(file: string): void {
  try {
    const mode = statSync(file).mode & 0o777;
    if ((mode & 0o077) !== 0) chmodSync(file, mode & 0o700);
  } catch {
    // The file does not exist, or belongs to another user, and only that user may change its mode.
  }
}
