import { type Kysely, type Selectable, sql } from "kysely";
import type { Tables } from "./tables.ts";

export type TableName = keyof Tables;

/** The columns of a table that hold a number in every row. */
type NumberColumn<Row> = {
  [Column in keyof Selectable<Row>]: Selectable<Row>[Column] extends number ? Column : never;
}[keyof Selectable<Row>];

interface TablePlan<Row> {
  /** The column that the database numbers; null if every row brings its own key. */
  readonly generatedKey: NumberColumn<Row> | null;
  /** A column whose sum must be equal in two copies, beside the number of rows; null if the number is enough. */
  readonly sum: NumberColumn<Row> | null;
}

/**
 * How each table takes part in a copy of the shop (`copyToPostgres`) and in the check of a copy (`shopSummary`). A table that
 * is missing here does not compile. Tables are copied in this order: a table comes after those that its foreign keys name.
 */
export const tablePlans: { readonly [Table in TableName]: TablePlan<Tables[Table]> } = {
  catalogues: { generatedKey: null, sum: null },
  orders: { generatedKey: "id", sum: "order_total" },
  devices: { generatedKey: "id", sum: null },
  passkeys: { generatedKey: null, sum: "counter" },
  device_links: { generatedKey: null, sum: null },
  secrets: { generatedKey: null, sum: null },
  leases: { generatedKey: null, sum: null },
  events: { generatedKey: "id", sum: "at" },
  order_revisions: { generatedKey: null, sum: "order_total" },
  order_states: { generatedKey: null, sum: "received" },
  customer_names: { generatedKey: null, sum: null },
  route_stops: { generatedKey: null, sum: "position" },
  messages: { generatedKey: "id", sum: "at" },
  subscribers: { generatedKey: "id", sum: "changed_at" },
  notices: { generatedKey: "id", sum: "created_at" },
  mails: { generatedKey: "id", sum: null },
  pictures: { generatedKey: null, sum: null },
};

/** Every table of a shop, in the order in which they can be copied. */
export const tableNames = Object.keys(tablePlans) as readonly TableName[];

interface TableSummary {
  readonly rows: number;
  /** The sum of the column that the table's plan names; 0 if it names none. */
  readonly sum: number;
}

/** What two copies of a shop must have in common. */
export type ShopSummary = Readonly<Record<TableName, TableSummary>>;

/**
 * Counts the rows of every table and adds up the column that its plan names. A table that an earlier version does not have has no rows.
 * Works inside a transaction as well.
 */
export async function shopSummary(database: Kysely<Tables>): Promise<ShopSummary> {
  const there = await tablesOf(database);
  const summaries: (readonly [TableName, TableSummary])[] = [];
  // One after the other: inside a transaction there is one connection.
  for (const table of tableNames) {
    const isThere = there.includes(table);
    summaries.push([table, isThere ? await tableSummary(database, table) : { rows: 0, sum: 0 }]);
  }
  return Object.fromEntries(summaries) as ShopSummary;
}

/** The tables of a shop that a database has, in the order in which they can be copied. */
export async function tablesOf(database: Kysely<Tables>): Promise<readonly TableName[]> {
  const there = new Set((await database.introspection.getTables()).map(({ name }) => name));
  return tableNames.filter((table) => there.has(table));
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
