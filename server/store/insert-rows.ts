import { CompiledQuery, type Insertable, type Kysely } from "kysely";
import type { Tables } from "./tables.ts";

type Row<Table extends keyof Tables> = Readonly<Insertable<Tables[Table]>>;

/** The texts of statements by table, columns and number of rows. They differ between SQLite and PostgreSQL. */
const texts = new WeakMap<object, Map<string, string>>();

/**
 * Inserts one or more rows with one statement, and gives the number of those that were inserted: not those that conflict with stored
 * rows, where `skipsConflicts` is set. Every row must have the columns of the first one, in any order.
 *
 * Kysely would build and compile the statement for each order anew, which takes longer than SQLite needs to execute it. Here it
 * is compiled once for each number of rows. Callers must therefore insert few different numbers of rows.
 */
export async function insertRows<Table extends "orders" | "mails" | "order_states">(
  database: Kysely<Tables>,
  table: Table,
  rows: readonly Row<Table>[],
  { skipsConflicts = false } = {},
): Promise<number> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Row<Table> & string)[];
  const isAlike = (row: Row<Table>) =>
    Object.keys(row).length === columns.length &&
    columns.every((column) => row[column] !== undefined);
  if (!rows.every(isAlike)) throw new Error(`a row of ${table} has other columns than the first`);
  const parameters = rows.flatMap((row) => columns.map((column) => row[column]));
  const ofDialect = textsOf(database);
  const key = [table, rows.length, skipsConflicts, ...columns].join(" ");
  let text = ofDialect.get(key);
  if (text === undefined) {
    text = compile(database, table, rows, skipsConflicts, parameters);
    ofDialect.set(key, text);
  }
  const { numAffectedRows } = await database.executeQuery(CompiledQuery.raw(text, parameters));
  return Number(numAffectedRows);
}

/** A transaction has an executor of its own, but the adapter of its database. */
function textsOf(database: Kysely<Tables>): Map<string, string> {
  const { adapter } = database.getExecutor();
  const known = texts.get(adapter) ?? new Map<string, string>();
  texts.set(adapter, known);
  return known;
}

function compile<Table extends "orders" | "mails" | "order_states">(
  database: Kysely<Tables>,
  table: Table,
  rows: readonly Row<Table>[],
  skipsConflicts: boolean,
  parameters: readonly unknown[],
): string {
  const insert = database.insertInto(table).values(rows as never);
  const compiled = (
    skipsConflicts ? insert.onConflict((conflict) => conflict.doNothing()) : insert
  ).compile();
  const isSame =
    compiled.parameters.length === parameters.length &&
    compiled.parameters.every((value, index) => Object.is(value, parameters[index]));
  if (!isSame) throw new Error(`the values of ${table} were compiled in another order`);
  return compiled.sql;
}
