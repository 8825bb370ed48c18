import { CompiledQuery, type Insertable, type Kysely, PostgresAdapter } from "kysely";
import type { Tables } from "./tables.ts";

type Row<Table extends keyof Tables> = Readonly<Insertable<Tables[Table]>>;

/** The texts of statements by table, columns and number of rows. They differ between SQLite and PostgreSQL. */
const texts = new WeakMap<object, Map<string, string>>();

/**
 * Inserts one or more rows with one statement, and gives the number of those that were inserted: not those that conflict with stored
 * rows, where `skipsConflicts` is set. Every row must have the columns of the first one, in any order.
 *
 * Kysely would build and compile the statement for each order anew, which takes longer than SQLite needs to execute it. Here it
 * is compiled once for each number of rows, of which a batch of orders has few.
 */
export async function insertRows<
  Table extends "orders" | "mails" | "order_states" | "customer_names",
>(
  database: Kysely<Tables>,
  table: Table,
  rows: readonly Row<Table>[],
  { skipsConflicts = false } = {},
): Promise<number> {
  const { columns, parameters } = contentOf(table, rows);
  const key = [table, rows.length, skipsConflicts, ...columns].join(" ");
  const insert = () => {
    const query = database.insertInto(table).values(rows as never);
    return (
      skipsConflicts ? query.onConflict((conflict) => conflict.doNothing()) : query
    ).compile();
  };
  const text = textOf(database, key, parameters, insert);
  const { numAffectedRows } = await database.executeQuery(CompiledQuery.raw(text, [...parameters]));
  return Number(numAffectedRows);
}

/** What belongs to orders that are stored. */
interface RowsOfOrders {
  readonly mails: readonly Row<"mails">[];
  readonly states: readonly Row<"order_states">[];
  /** Those that are known already are left out. */
  readonly names: readonly Row<"customer_names">[];
}

/**
 * Inserts what belongs to orders as `insertRows` does. On PostgreSQL one statement does all of it: each is a round trip, during
 * which no other order is stored. SQLite inserts into one table at a time.
 */
export async function insertRowsOfOrders(
  database: Kysely<Tables>,
  { mails, states, names }: RowsOfOrders,
): Promise<void> {
  if (!(database.getExecutor().adapter instanceof PostgresAdapter)) {
    await insertRows(database, "mails", mails);
    await insertRows(database, "order_states", states);
    if (names.length > 0)
      await insertRows(database, "customer_names", names, { skipsConflicts: true });
    return;
  }
  const contents = [
    contentOf("mails", mails),
    ...(names.length > 0 ? [contentOf("customer_names", names)] : []),
    contentOf("order_states", states),
  ];
  const parameters = contents.flatMap((content) => content.parameters);
  const counts = [mails.length, names.length, states.length];
  const key = ["rows of orders", ...counts, ...contents.flatMap(({ columns }) => columns)].join(
    " ",
  );
  const insert = () => {
    const withMails = database.with("inserted_mails", (first) =>
      first.insertInto("mails").values([...mails]),
    );
    const withNames =
      names.length === 0
        ? withMails
        : withMails.with("inserted_names", (second) =>
            second
              .insertInto("customer_names")
              .values([...names])
              .onConflict((conflict) => conflict.doNothing()),
          );
    return withNames
      .insertInto("order_states")
      .values([...states])
      .compile();
  };
  const text = textOf(database, key, parameters, insert);
  await database.executeQuery(CompiledQuery.raw(text, [...parameters]));
}

/** The columns of rows, and their values in the order of a statement. Throws if a row has other columns than the first. */
function contentOf<Table extends keyof Tables>(
  table: Table,
  rows: readonly Row<Table>[],
): { readonly columns: readonly string[]; readonly parameters: readonly unknown[] } {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Row<Table> & string)[];
  const isAlike = (row: Row<Table>) =>
    Object.keys(row).length === columns.length &&
    columns.every((column) => row[column] !== undefined);
  if (!rows.every(isAlike)) throw new Error(`a row of ${table} has other columns than the first`);
  return { columns, parameters: rows.flatMap((row) => columns.map((column) => row[column])) };
}

/** The text of a statement, which is compiled at its first use. */
function textOf(
  database: Kysely<Tables>,
  key: string,
  parameters: readonly unknown[],
  compile: () => CompiledQuery,
): string {
  const ofDialect = textsOf(database);
  const known = ofDialect.get(key);
  if (known !== undefined) return known;
  const compiled = compile();
  const isSame =
    compiled.parameters.length === parameters.length &&
    compiled.parameters.every((value, index) => Object.is(value, parameters[index]));
  if (!isSame) throw new Error(`the values were compiled in another order: ${compiled.sql}`);
  ofDialect.set(key, compiled.sql);
  return compiled.sql;
}

/** A transaction has an executor of its own, but the adapter of its database. */
function textsOf(database: Kysely<Tables>): Map<string, string> {
  const { adapter } = database.getExecutor();
  const known = texts.get(adapter) ?? new Map<string, string>();
  texts.set(adapter, known);
  return known;
}
