import { existsSync } from "node:fs";
import { type Kysely, sql, type Transaction } from "kysely";
import { assertSameSummary, type ShopSummary, shopSummary } from "#server/store/shop-summary.ts";
import { openSqliteAlone } from "#server/store/sqlite/open-sqlite-alone.ts";
import type { Tables } from "#server/store/tables.ts";
import { migratePostgres, openPostgres } from "./open-postgres-store.ts";

export type CopyOutcome =
  | { readonly kind: "copied"; readonly summary: ShopSummary }
  /** There is no SQLite file to copy. */
  | { readonly kind: "nothing-to-copy" }
  /** The shop is open: orders would go on to come in to the place that it leaves. */
  | { readonly kind: "shop-is-open" }
  /** The PostgreSQL database has a shop already. */
  | { readonly kind: "target-not-empty" };

/** Far below the 65,535 values that a statement of PostgreSQL may have. */
const rowsAtOnce = 500;

/** Numbered rows, in the order in which they may refer to each other, with what numbers them. */
const tables = [
  { table: "catalogues", key: "version" },
  { table: "orders", key: "id" },
  { table: "mails", key: "id" },
] as const;

/**
 * Copies a shop out of its SQLite file into an empty PostgreSQL database: catalogues, orders and mails, in one transaction,
 * committed only where counts and money are the same on both sides. The file stays for whoever wants to go back.
 * Rejects with `StoreUnavailable` where one of them cannot be used.
 */
export async function copyToPostgres(file: string, url: string): Promise<CopyOutcome> {
  if (!existsSync(file)) return { kind: "nothing-to-copy" };
  const source = await openSqliteAlone(file);
  if (source === undefined) return { kind: "shop-is-open" };
  const target = openPostgres(url);
  try {
    await migratePostgres(target);
    return await target.transaction().execute((transaction) => copyAll(source, transaction));
  } finally {
    await Promise.all([source.destroy(), target.destroy()]);
  }
}

async function copyAll(source: Kysely<Tables>, target: Transaction<Tables>): Promise<CopyOutcome> {
  const before = await shopSummary(target);
  if (before.catalogues + before.orders + before.mails > 0) return { kind: "target-not-empty" };
  for (const { table, key } of tables) await copyTable(source, target, table, key);
  const summary = await shopSummary(target);
  assertSameSummary(summary, await shopSummary(source));
  return { kind: "copied", summary };
}

async function copyTable(
  source: Kysely<Tables>,
  target: Transaction<Tables>,
  table: keyof Tables,
  key: "id" | "version",
): Promise<void> {
  const column = sql.ref<number>(key);
  let last = 0;
  for (;;) {
    const rows: readonly Readonly<Record<string, unknown>>[] = await source
      .selectFrom(table)
      .selectAll()
      .where(column, ">", last)
      .orderBy(column)
      .limit(rowsAtOnce)
      .execute();
    const highest = rows.at(-1)?.[key];
    if (highest === undefined) break;
    await target.insertInto(table).values(rows).execute();
    last = Number(highest);
  }
  // Numbers that PostgreSQL makes itself come after those that the rows brought along.
  if (key === "id" && last > 0)
    await sql`select setval(pg_get_serial_sequence(${table}, ${key}), ${last})`.execute(target);
}
