import { createHash, randomUUID } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { chmod, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Kysely, sql } from "kysely";
import { sync } from "#server/store/files.ts";
import { generationName } from "#server/store/generation.ts";
import { migrate } from "#server/store/migrate.ts";
import { newestKnown } from "#server/store/migrations/migrations.ts";
import { openPostgres } from "#server/store/postgres/open-postgres-store.ts";
import { newestMigration } from "#server/store/schema-fence.ts";
import { sqliteDialect } from "#server/store/sqlite/sqlite-dialect.ts";
import { sqliteMigrations } from "#server/store/sqlite/sqlite-migrations.ts";
import {
  assertSameSummary,
  type ShopSummary,
  shopSummary,
  type TableName,
  tablesOf,
} from "#server/store/table-plans.ts";
import type { Tables } from "#server/store/tables.ts";
import { writeOwnChecksum } from "./own-checksum.ts";

/** Where the tables of a shop are. A URL contains a password, so it must not be logged. */
export type DatabaseLocation =
  | { readonly kind: "sqlite"; readonly file: string }
  | { readonly kind: "postgres"; readonly url: string };

export interface Backup {
  readonly path: string;
  readonly summary: ShopSummary;
}

/** More pages than any database has, so that the copy is made in one step. */
const allPages = 1_000_000_000;

/** The end of the name of a backup that is not finished. */
export const unfinishedEnd = ".unfinished";

/**
 * Copies a database to a new SQLite file in `folder`, while servers may be writing. The copy is consistent. It is checked, compared with
 * the original and synced before it gets its name, which `nameOf` makes of the first eight hexadecimal digits of its SHA-256. It has a
 * checksum inside, too, for when it is renamed.
 * Throws if the database cannot be read or is not a shop's, if a file has the name already, and if the copy is damaged.
 */
export async function backUp(
  location: DatabaseLocation,
  folder: string,
  nameOf: (checksum: string) => string,
): Promise<Backup> {
  const unfinished = join(folder, `${nameOf("")}${unfinishedEnd}`);
  // Readable for the owner only, since it holds customers' data. An existing file means that another backup is running.
  await (await open(unfinished, "wx", 0o600)).close();
  try {
    const original =
      location.kind === "sqlite"
        ? await copySqlite(location.file, unfinished)
        : await copyFromPostgres(location.url, unfinished);
    const summary = await checkShopFile(unfinished);
    assertSameSummary(summary, original);
    renewGeneration(unfinished);
    await writeOwnChecksum(unfinished);
    const path = join(folder, nameOf(await checksumOf(unfinished)));
    await putInPlace(unfinished, path);
    return { path, summary };
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * Whether the next server that starts will migrate the tables of a shop, which must be there, and the shop has something to lose. Rejects
 * with `StoreUnavailable` if the database cannot be read.
 */
export async function awaitsMigration(location: DatabaseLocation): Promise<boolean> {
  const database =
    location.kind === "sqlite" ? databaseOf(openToRead(location.file)) : openPostgres(location.url);
  try {
    const catalogue = database.selectFrom("catalogues").select("version").limit(1);
    if ((await catalogue.executeTakeFirst()) === undefined) return false;
    return (await newestMigration(database)) < newestKnown();
  } finally {
    await database.destroy();
  }
}

/** A moment in the name of a file, in UTC: `2026-11-25T01-30-00`. */
export function momentInName(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replaceAll(":", "-");
}

function openToRead(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true, timeout: 1_000 });
}

/** Takes an open file and closes it together with Kysely. */
export function databaseOf(file: DatabaseSync): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: sqliteDialect(file) });
}

/** Copies the file and gives a summary of the original at the moment of the copy. */
async function copySqlite(file: string, target: string): Promise<ShopSummary> {
  const database = openToRead(file);
  const original = databaseOf(database);
  try {
    // The transaction gives the summary and the copy the same snapshot.
    database.exec("begin");
    const summary = await shopSummary(original);
    await backup(database, target, { rate: allPages });
    database.exec("commit");
    return summary;
  } finally {
    await original.destroy();
  }
}

/** Restoring the copy starts a new generation of the shop. */
export function renewGeneration(file: string): void {
  using database = new DatabaseSync(file);
  database.prepare("update secrets set value = ? where name = ?").run(randomUUID(), generationName);
}

/**
 * Reads a file that no process writes to completely, makes it a single file without a write-ahead log, and gives its summary.
 * Throws if it is not a database, if it is damaged, and if it is not a shop's.
 */
export async function checkShopFile(file: string): Promise<ShopSummary> {
  const database = new DatabaseSync(file);
  const copied = databaseOf(database);
  try {
    database.exec("pragma journal_mode = delete");
    const damage = database.prepare("pragma integrity_check").all();
    const orphans = database.prepare("pragma foreign_key_check").all();
    if (damage.length !== 1 || damage[0]?.["integrity_check"] !== "ok" || orphans.length > 0)
      throw new Error("the database is damaged");
    const summary = await shopSummary(copied);
    // An empty database in the place of the shop's is damage, and its copy no backup.
    if (summary.catalogues.rows === 0) throw new Error("the database has no catalogue");
    return summary;
  } finally {
    await copied.destroy();
  }
}

/** The first eight hexadecimal digits of the SHA-256 of a file. */
export async function checksumOf(file: string): Promise<string> {
  return (await sha256Of(createReadStream(file))).slice(0, 8);
}

/** The SHA-256 of everything that a stream gives, in hexadecimal digits. */
export async function sha256Of(source: Readable): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(source, hash);
  return hash.digest("hex");
}

/** Gives a finished file its name, on the disk and for its owner only. Throws if there is a file of that name. */
export async function putInPlace(unfinished: string, path: string): Promise<void> {
  await chmod(unfinished, 0o600);
  await sync(unfinished, "r+");
  // `rename` would replace it. An empty file that was made first to hold the name would look like a backup after a kill in between.
  if (existsSync(path)) throw new Error(`EEXIST: there is a file ${path} already`);
  await rename(unfinished, path);
  await sync(dirname(path), "r");
}

/** A statement of SQLite may have 32,766 values: enough for tables of 163 columns. */
const mostRowsAtOnce = 200;
/** A picture has up to `mostPictureBytes`, and they are in memory together. */
const picturesAtOnce = 4;

/**
 * Copies a shop from PostgreSQL into an empty SQLite file, as it was at one moment, while servers may be writing. The file gets the
 * tables that the database has, also if those are of an earlier version. Gives a summary of the original.
 * Rejects with `StoreUnavailable` if the database cannot be read, and with `OtherVersion` if it is of a later version.
 */
export async function copyFromPostgres(url: string, file: string): Promise<ShopSummary> {
  const source = openPostgres(url);
  const copy = new DatabaseSync(file);
  const target = new Kysely<Tables>({ dialect: sqliteDialect(copy) });
  try {
    return await source.connection().execute(async (connection) => {
      // Not one of the store's transactions, which hold up every other writer.
      await sql`begin isolation level repeatable read read only`.execute(connection);
      try {
        // The file is synced as a whole when it is finished.
        copy.exec("pragma journal_mode = memory; pragma synchronous = off;");
        await migrate(target, sqliteMigrations, { upTo: await newestMigration(connection) });
        copy.exec("begin");
        for (const table of await tablesOf(connection)) await copyTable(connection, target, table);
        copy.exec("commit");
        return await shopSummary(connection);
      } finally {
        await sql`rollback`.execute(connection);
      }
    });
  } finally {
    await Promise.all([source.destroy(), target.destroy()]);
  }
}

async function copyTable(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  table: TableName,
): Promise<void> {
  const most = sql.lit(table === "pictures" ? picturesAtOnce : mostRowsAtOnce);
  await sql`declare copied no scroll cursor for select * from ${sql.table(table)}`.execute(source);
  for (;;) {
    const { rows } = await sql<object>`fetch ${most} from copied`.execute(source);
    if (rows.length === 0) break;
    await target.insertInto(table).values(rows).execute();
  }
  await sql`close copied`.execute(source);
}
