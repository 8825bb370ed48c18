import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

type NameOf<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<NameOf<Rest>>}`
  : Column;

/** A row with the names that its columns have in code, `next_attempt_at` as `nextAttemptAt`. */
export type ValueOf<Row extends object> = {
  readonly [Column in keyof Row & string as NameOf<Column>]: Row[Column];
};

export function valueOf<Row extends object>(row: Row) {
  const entries = Object.entries(row).map(([column, value]): [string, unknown] => [
    column.replaceAll(/_(\w)/gu, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(entries) as ValueOf<Row>;
}

/** Values in parts of at most `size`, in their sequence: a statement names or inserts only so many. */
export function* inParts<Value>(values: readonly Value[], size = 1_000) {
  for (let from = 0; from < values.length; from += size) yield values.slice(from, from + size);
}

/** Executes one statement in a transaction of its own, because only transactions wait for the lock. */
export function write(
  database: Kysely<Tables>,
  statement: (transaction: Transaction<Tables>) => { readonly execute: () => Promise<unknown> },
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await statement(transaction).execute();
  });
}
