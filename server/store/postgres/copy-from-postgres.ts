import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { migrate } from "#server/store/migrate.ts";
import { newestMigration } from "#server/store/schema-fence.ts";
import { sqliteDialect } from "#server/store/sqlite/sqlite-dialect.ts";
import { sqliteMigrations } from "#server/store/sqlite/sqlite-migrations.ts";
import type { TableName } from "#server/store/table-plans.ts";
import { type ShopSummary, shopSummary, tablesOf } from "#server/store/table-plans.ts";
import type { Tables } from "#server/store/tables.ts";
import { openPostgres } from "./open-postgres-store.ts";

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
