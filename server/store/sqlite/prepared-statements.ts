import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { storeErrors } from "./store-errors.ts";

/** Far more than the shop's code has; bounds what texts of varying length (`in (?, ?, …)`) would pile up. */
const mostStatements = 100;

/** The database as Kysely wants to see it. Statements are prepared once and kept; errors become the store's. */
export function preparedStatements(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare: (sql) => {
      const kept = prepared.get(sql);
      if (kept !== undefined) return kept;
      const statement = storeErrors(() => asKyselyStatement(database.prepare(sql)));
      const oldest = prepared.keys().next();
      if (prepared.size >= mostStatements && !oldest.done) prepared.delete(oldest.value);
      prepared.set(sql, statement);
      return statement;
    },
    close: () => {
      prepared.clear();
      database.close();
    },
  };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => storeErrors(() => statement.all(...values(parameters))),
    run: (parameters) => storeErrors(() => statement.run(...values(parameters))),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
