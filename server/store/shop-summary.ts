import { type Kysely, sql } from "kysely";
import { type TableName, tableNames, tablePlans } from "./table-plans.ts";
import type { Tables } from "./tables.ts";

interface TableSummary {
  readonly rows: number;
  /** The sum of the column that the table's plan names; 0 if it names none. */
  readonly sum: number;
}

/** What two copies of a shop must have in common. */
export type ShopSummary = Readonly<Record<TableName, TableSummary>>;

/** Counts the rows of every table and adds up the column that its plan names. Works inside a transaction as well. */
export async function shopSummary(database: Kysely<Tables>): Promise<ShopSummary> {
  const summaries: (readonly [TableName, TableSummary])[] = [];
  // One after the other: inside a transaction there is one connection.
  for (const table of tableNames) summaries.push([table, await tableSummary(database, table)]);
  return Object.fromEntries(summaries) as ShopSummary;
}

async function tableSummary(database: Kysely<Tables>, table: TableName): Promise<TableSummary> {
  const { sum: column } = tablePlans[table];
  const summed = column === null ? sql`0` : sql.ref(column);
  const { rows, sum } = await database
    .selectFrom(table)
    .select(({ fn }) => [fn.countAll().as("rows"), sql`sum(${summed})`.as("sum")])
    .executeTakeFirstOrThrow();
  // The sum of no rows is null.
  return { rows: Number(rows), sum: Number(sum ?? 0) };
}

/** Throws an Error with both summaries if two databases differ. */
export function assertSameSummary(copy: ShopSummary, original: ShopSummary): void {
  if (JSON.stringify(copy) === JSON.stringify(original)) return;
  throw new Error(`the copy differs from the original: ${JSON.stringify({ copy, original })}`);
}
