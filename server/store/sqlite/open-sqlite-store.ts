import { existsSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { createKyselyStore } from "#server/store/kysely-store.ts";
import { migrate } from "#server/store/migrate.ts";
import { bringOverOrders } from "#server/store/orders/bring-over-orders.ts";
import { bringOverNames } from "#server/store/orders/customer-names.ts";
import type { SchemaFence, VersionOptions } from "#server/store/schema-fence.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import type { Tables } from "#server/store/tables.ts";
import { withWriteProof } from "#server/store/with-write-proof.ts";
import { checkContent, checkTables } from "./check-database.ts";
import { checkLog, openDatabase } from "./open-database.ts";
import { retryWhileBusy } from "./retry-while-busy.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { busyCode, withStoreErrors } from "./sqlite-error.ts";
import { sqliteMigrations } from "./sqlite-migrations.ts";
import { watchFiles } from "./watch-files.ts";

interface OpenSqliteStoreOptions extends VersionOptions {
  /** Milliseconds for which a transaction waits for another writer before it fails; five seconds by default. */
  readonly longestWait?: number;
  /** Whether the content of the file is checked, which takes up to a second; `false` by default. */
  readonly isChecked?: boolean;
}

/**
 * Opens the store in one SQLite file and runs pending migrations; the folder must exist. Any number of processes may open the
 * same file. Rejects with `StoreUnavailable` if the file cannot be used or is found to be damaged, and with `OtherVersion` if a later
 * version has migrated it.
 */
export async function openSqliteStore(
  file: string,
  { longestWait, isChecked = false, mayMigrate, onLaterVersion }: OpenSqliteStoreOptions = {},
): Promise<Store> {
  const connection = await openDatabase(file);
  const fence: SchemaFence = { newest: undefined, onRefusal: onLaterVersion };
  const database = new Kysely<Tables>({
    dialect: sqliteDialect(connection, {
      longestWait,
      watch: watchFiles(file, () => isRewritten(file)),
      fence,
    }),
  });
  try {
    if (isChecked) checkContent(connection);
    fence.newest = await migrate(database, sqliteMigrations, { mayMigrate });
    await bringOverOrders(database);
    await bringOverNames(database);
    if (isChecked) await checkTables(connection);
    const write = () =>
      database.transaction().execute(async (transaction) => {
        // The shop does not use this number. To set it, even to its own value, writes the first page of the file.
        await sql`pragma application_id = 0`.execute(transaction);
      });
    const store = createKyselyStore(database, () => dropTraces(connection));
    return withWriteProof(store, {
      write,
      writeAndGrow: async () => {
        await write();
        await proveSpace(file);
      },
    });
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** Whether a file has the tables of a shop; it is not changed. Rejects with `StoreUnavailable` as `openSqliteStore` does. */
export async function hasSqliteShop(file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  await checkLog(file);
  return withStoreErrors(() => {
    using database = new DatabaseSync(file, { readOnly: true });
    const table = database.prepare("select 1 from sqlite_schema where name = 'catalogues'");
    return table.get() !== undefined;
  });
}

/** More bytes than the largest transaction of orders adds to the log. */
const enough = 1_048_576;

/**
 * Proves that the disk of a database file has space for more orders: it writes, syncs and removes a file beside it. Rejects
 * with `StoreUnavailable` if that is impossible. Several processes may do so at the same time.
 */
async function proveSpace(file: string): Promise<void> {
  const probe = `${file}-space`;
  try {
    try {
      await using handle = await open(probe, "w", 0o600);
      await handle.writeFile(Buffer.alloc(enough));
      await handle.sync();
    } finally {
      await rm(probe, { force: true });
    }
  } catch (error) {
    throw new StoreUnavailable("its disk takes no new file", { source: error });
  }
}

/**
 * What `user_version` says of a file. Versions of the shop that did not overwrite what they deleted have left 0. Since then every
 * connection does (`secure_delete`), so one rewriting of the whole file is enough for good.
 */
const rewriting = { isDue: 0, hasBegun: 2, isDone: 1 };

/**
 * Removes from a database file and its log what is not in its tables anymore. The first time in the life of a file this rewrites it, which
 * takes about a second for 100 MB and that much space on the disk. Rejects with `StoreUnavailable` if it could not be done; it may be
 * done again at any time.
 */
async function dropTraces(database: DatabaseSync): Promise<void> {
  const run = (statement: string) =>
    retryWhileBusy(() => withStoreErrors(() => database.exec(statement)));
  // Before the rewriting, so that no other process takes the smaller file for an older copy, see `watchFiles`.
  if (userVersion(database) === rewriting.isDue)
    await run(`pragma user_version = ${String(rewriting.hasBegun)}`);
  if (userVersion(database) === rewriting.hasBegun) {
    await run("vacuum");
    await run(`pragma user_version = ${String(rewriting.isDone)}`);
  }
  await retryWhileBusy(() => {
    // While another connection reads, the log stays as it is; that is an answer, and not an error.
    const { busy } = withStoreErrors(() =>
      database.prepare("pragma wal_checkpoint(truncate)").get(),
    ) as { readonly busy: number };
    if (busy !== 0) throw new LogInUse();
  });
}

/**
 * Whether the rewriting of a file has begun or is done. It is read with a connection of its own, because the one that asks may have pages of
 * a file that was replaced meanwhile. Throws `StoreUnavailable` if it cannot be read.
 */
function isRewritten(file: string): boolean {
  return withStoreErrors(() => {
    using database = new DatabaseSync(file, { readOnly: true });
    return userVersion(database) !== rewriting.isDue;
  });
}

function userVersion(database: DatabaseSync): number {
  return withStoreErrors(() =>
    Number(database.prepare("pragma user_version").get()?.["user_version"]),
  );
}

/** The log could not be emptied, because another connection is reading from it. */
class LogInUse extends StoreUnavailable {
  readonly errcode = busyCode;

  constructor() {
    super("its log is in use by another process");
  }
}
