import { existsSync } from "node:fs";
import { type Kysely, sql, type Transaction } from "kysely";
import { openSqliteAlone } from "#server/store/sqlite/open-sqlite-alone.ts";
import {
  assertSameSummary,
  type ShopSummary,
  shopSummary,
  type TableName,
  tablePlans,
  tablesOf,
} from "#server/store/table-plans.ts";
import type { Tables } from "#server/store/tables.ts";
import { hasTables, migratePostgres, openPostgres } from "./open-postgres-store.ts";

export type CopyOutcome =
  | { readonly kind: "copied"; readonly summary: ShopSummary }
  /** There is no SQLite file to copy. */
  | { readonly kind: "nothing-to-copy" }
  /** A server has the SQLite file open: it would go on storing orders there. */
  | { readonly kind: "shop-is-open" }
  /** The PostgreSQL database already holds a shop. */
  | { readonly kind: "target-not-empty" };

/** A statement of PostgreSQL may have 65,535 values: enough for tables of 131 columns. */
const mostRowsAtOnce = 500;
/** A picture has up to `mostPictureBytes`, and they are in memory together. */
const picturesAtOnce = 4;

/**
 * Copies every table of a shop from its SQLite file into an empty PostgreSQL database, in one transaction that is committed
 * only if row counts and sums are equal on both sides. The file is kept, so that going back stays possible. Neither database is migrated
 * where a server may be running.
 * Rejects with `StoreUnavailable` if one of the databases cannot be used, and with `OtherVersion` if the file is of another version.
 */
export async function copyToPostgres(file: string, url: string): Promise<CopyOutcome> {
  if (!existsSync(file)) return { kind: "nothing-to-copy" };
  const source = await openSqliteAlone(file);
  if (source === undefined) return { kind: "shop-is-open" };
  const target = openPostgres(url);
  try {
    // A server of an earlier version may be running there.
    if (await hasCatalogue(target)) return { kind: "target-not-empty" };
    await migratePostgres(target);
    return await target.transaction().execute((transaction) => copyAll(source, transaction));
  } finally {
    await Promise.all([source.destroy(), target.destroy()]);
  }
}

async function hasCatalogue(target: Kysely<Tables>): Promise<boolean> {
  if (!(await hasTables(target))) return false;
  const first = target.selectFrom("catalogues").select("version").limit(1);
  return (await first.executeTakeFirst()) !== undefined;
}

async function copyAll(source: Kysely<Tables>, target: Transaction<Tables>): Promise<CopyOutcome> {
  const before = await shopSummary(target);
  if (Object.values(before).some(({ rows }) => rows > 0)) return { kind: "target-not-empty" };
  return { kind: "copied", summary: await copyTables(source, target) };
}

/**
 * Copies every table that the source has into the empty tables of the target, which is of the same version, and gives its summary. Throws
 * if that is not the one of the source.
 */
export async function copyTables(
  source: Kysely<Tables>,
  target: Transaction<Tables>,
): Promise<ShopSummary> {
  for (const table of await tablesOf(source)) await copyTable(source, target, table);
  const summary = await shopSummary(target);
  assertSameSummary(summary, await shopSummary(source));
  return summary;
}

async function copyTable(
  source: Kysely<Tables>,
  target: Transaction<Tables>,
  table: TableName,
): Promise<void> {
  const rowsAtOnce = table === "pictures" ? picturesAtOnce : mostRowsAtOnce;
  // Every table of SQLite has a rowid, whatever its key is.
  let lastRowid = 0;
  for (;;) {
    const { rows } = await sql<Readonly<Record<string, unknown>>>`
      select rowid as copied_rowid, * from ${sql.table(table)}
      where rowid > ${lastRowid} order by rowid limit ${rowsAtOnce}`.execute(source);
    const highest = rows.at(-1)?.["copied_rowid"];
    if (highest === undefined) break;
    await target
      .insertInto(table)
      .values(rows.map(({ copied_rowid: _, ...row }) => row))
      .execute();
    lastRowid = Number(highest);
  }
  const { generatedKey } = tablePlans[table];
  // PostgreSQL must number new rows after the copied ones. A generated key is SQLite's rowid.
  if (generatedKey !== null && lastRowid > 0)
    await sql`select setval(pg_get_serial_sequence(${table}, ${generatedKey}), ${lastRowid})`.execute(
      target,
    );
}
