import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { withStoreErrors } from "./sqlite-error.ts";

/** More than the server's code has; a limit for statements whose text varies in length (`in (?, ?, …)`). */
const mostStatements = 100;

/** The database with the interface that Kysely expects. Each statement is prepared once and kept; errors become the store's. */
export function preparedStatements(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare: (sql) => {
      const kept = prepared.get(sql);
      if (kept !== undefined) return kept;
      const statement = withStoreErrors(() => asKyselyStatement(database.prepare(sql)));
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
    all: (parameters) => withStoreErrors(() => statement.all(...values(parameters))),
    run: (parameters) => withStoreErrors(() => statement.run(...values(parameters))),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
