import { constants, existsSync } from "node:fs";
import { chmod, copyFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { sync } from "#server/store/files.ts";
import { migrateWithin } from "#server/store/migrate.ts";
import { newestKnown } from "#server/store/migrations/migrations.ts";
import { copyTables } from "#server/store/postgres/copy-to-postgres.ts";
import { hasTables, openPostgres } from "#server/store/postgres/open-postgres-store.ts";
import { postgresMigrations } from "#server/store/postgres/postgres-migrations.ts";
import { newestMigration, OtherVersion } from "#server/store/schema-fence.ts";
import { type ShopSummary, tableNames, tablesOf } from "#server/store/table-plans.ts";
import type { Tables } from "#server/store/tables.ts";
import { checkShopFile, type DatabaseLocation, databaseOf, renewGeneration } from "./back-up.ts";
import { lockOrKeep } from "./lock-or-keep.ts";
import { type NewerOrder, newerOrders } from "./newer-orders.ts";

export type PutBackOutcome =
  | {
      readonly kind: "put-back";
      readonly summary: ShopSummary;
      /** Where the files of an SQLite database are that could not be read. */
      readonly keptAs: string | undefined;
    }
  /** A server or a command has the database open. Nothing was changed. */
  | { readonly kind: "shop-is-open" };

/** A copy of a backup that was checked: the shop as it will be. Removed when it is disposed of. */
interface CheckedCopy extends AsyncDisposable {
  readonly file: string;
  readonly summary: ShopSummary;
}

interface PutBack {
  /** The path of the backup. */
  readonly backup: string;
  readonly location: DatabaseLocation;
  /** Must exist and be on the disk of an SQLite file: the backup is copied there first. */
  readonly folder: string;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  /** Called once the backup was read completely and is good, before anything is touched. If it rejects, nothing is. */
  readonly onChecked?: () => Promise<void>;
  /**
   * Called with the orders that are newer than the backup before the database is replaced, which stays as it is if this rejects; with
   * undefined if it cannot be read.
   */
  readonly onNewer?: (newer: readonly NewerOrder[] | undefined) => Promise<void>;
}

/**
 * Puts a backup in the place of a database. It begins a new generation.
 * Until the last step the database is as it was, and that step is one: a file that is renamed, or a transaction that is committed.
 * Throws if the backup is not a database, if it is damaged, or if it is not a shop's, and rejects with `OtherVersion` if the backup, or
 * a PostgreSQL database, is of a later version.
 */
export async function putBack({
  backup,
  location,
  folder,
  now,
  onChecked,
  onNewer = () => Promise.resolve(),
}: PutBack): Promise<PutBackOutcome> {
  await using copy = await copyAndCheck(backup, join(folder, "shop.sqlite.restored"));
  await onChecked?.();
  return await (location.kind === "sqlite"
    ? replaceFile(copy, location.file, { now, onNewer })
    : replaceTables(copy, location.url, { onNewer }));
}

async function copyAndCheck(backup: string, file: string): Promise<CheckedCopy> {
  const remove = async () => {
    for (const end of ["", "-journal", "-wal", "-shm"]) await rm(`${file}${end}`, { force: true });
  };
  await remove();
  try {
    await copyFile(backup, file, constants.COPYFILE_EXCL);
    // It contains customers' data.
    await chmod(file, 0o600);
    const summary = await checkShopFile(file);
    await refuseLaterVersion(file);
    renewGeneration(file);
    return { file, summary, [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function refuseLaterVersion(file: string): Promise<void> {
  const database = openFile(file);
  try {
    const [ofBackup, ofProgram] = [await newestMigration(database), newestKnown()];
    if (ofBackup > ofProgram) throw new OtherVersion(ofBackup, ofProgram);
  } finally {
    await database.destroy();
  }
}

function openFile(file: string): Kysely<Tables> {
  return databaseOf(new DatabaseSync(file));
}

async function replaceFile(
  copy: CheckedCopy,
  file: string,
  { now, onNewer }: Required<Pick<PutBack, "now" | "onNewer">>,
): Promise<PutBackOutcome> {
  const { summary } = copy;
  const replaced = existsSync(file) ? await lockOrKeep(file, now) : undefined;
  if (replaced === "shop-is-open") return { kind: "shop-is-open" };
  try {
    // Where there was no database, no order is newer.
    await onNewer(replaced === undefined ? [] : await readNewer(replaced.database, copy.file));
    await sync(copy.file, "r+");
    await rename(copy.file, file);
    await sync(dirname(file), "r");
    return { kind: "put-back", summary, keptAs: replaced?.keptAs };
  } finally {
    await replaced?.database?.destroy();
  }
}

/** Undefined if the database cannot be read: the backup is put back anyway. */
async function readNewer(
  database: Kysely<Tables> | undefined,
  backup: string,
): Promise<readonly NewerOrder[] | undefined> {
  if (database === undefined) return undefined;
  const then = openFile(backup);
  try {
    return await newerOrders(database, then);
  } catch {
    return undefined;
  } finally {
    await then.destroy();
  }
}

async function replaceTables(
  copy: CheckedCopy,
  url: string,
  { onNewer }: Required<Pick<PutBack, "onNewer">>,
): Promise<PutBackOutcome> {
  const source = openFile(copy.file);
  const target = openPostgres(url);
  try {
    for (let looks = 1; await isOpenElsewhere(target); looks += 1) {
      if (looks === 10) return { kind: "shop-is-open" };
      // PostgreSQL lists a connection for a moment after it was closed.
      await wait(100);
    }
    await onNewer((await hasTables(target)) ? await readNewer(target, copy.file) : []);
    const summary = await target.transaction().execute(async (transaction) => {
      await makeEmptyTables(transaction, await newestMigration(source));
      return copyTables(source, transaction);
    });
    return { kind: "put-back", summary, keptAs: undefined };
  } finally {
    await Promise.all([source.destroy(), target.destroy()]);
  }
}

/**
 * Leaves the empty tables of a version. Throws `OtherVersion` if the database is of a later version than this program, which does not know
 * all of its tables.
 */
async function makeEmptyTables(transaction: Transaction<Tables>, version: string): Promise<void> {
  const there = (await hasTables(transaction)) ? await newestMigration(transaction) : "";
  if (there > newestKnown()) throw new OtherVersion(there, newestKnown());
  // Tables of the same version are kept, with the rights that others have been given.
  if (there === version) {
    await sql`truncate ${listed(await tablesOf(transaction))} restart identity`.execute(
      transaction,
    );
    return;
  }
  if (there !== "")
    await sql`drop table if exists ${listed([...tableNames, "kysely_migration", "kysely_migration_lock"])}`.execute(
      transaction,
    );
  await migrateWithin(transaction, postgresMigrations, version);
}

const listed = (tables: readonly string[]) => sql.join(tables.map((table) => sql.table(table)));

/** Whether another process of a shop is connected to the database. */
async function isOpenElsewhere(database: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
    and application_name = current_setting('application_name') and pid <> pg_backend_pid() limit 1`.execute(
    database,
  );
  return rows.length > 0;
}
