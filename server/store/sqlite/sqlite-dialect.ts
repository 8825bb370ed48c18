import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import { laterMigrations, refuseLater, type SchemaFence } from "#server/store/schema-fence.ts";
import { retryWhileBusy } from "./retry-while-busy.ts";
import { commitError, withStoreErrors } from "./sqlite-error.ts";
import type { FileWatch } from "./watch-files.ts";

export interface SqliteDialectOptions {
  /** Milliseconds for which a transaction waits for another writer; five seconds by default. */
  readonly longestWait?: number | undefined;
  /** Called in every transaction. If `beforeCommit` throws, the transaction is rolled back. */
  readonly watch?: FileWatch;
  readonly fence?: SchemaFence;
}

/** Kysely's SQLite dialect over Node's own SQLite. Takes an open database and closes it together with Kysely. */
export function sqliteDialect(database: DatabaseSync, options: SqliteDialectOptions = {}): Dialect {
  const config = { database: preparedStatements(database) };
  return Object.assign(new SqliteDialect(config), {
    createDriver: () => new WritingDriver(database, config, options),
    createAdapter: () => new TransactionalDdlAdapter(),
  });
}

/**
 * Begins every transaction as the only writer. A transaction that reads first and writes later would fail if another
 * connection wrote in between.
 */
class WritingDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #options: SqliteDialectOptions;

  constructor(database: DatabaseSync, config: SqliteDialectConfig, options: SqliteDialectOptions) {
    super(config);
    this.#database = database;
    this.#options = options;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#options.watch?.beforeBegin();
    await retryWhileBusy(
      () => connection.executeQuery(CompiledQuery.raw("begin immediate")),
      this.#options.longestWait,
    );
    const { fence } = this.#options;
    const statement = fence && laterMigrations(fence);
    if (fence === undefined || statement === undefined) return;
    try {
      refuseLater((await connection.executeQuery(CompiledQuery.raw(statement))).rows, fence);
    } catch (error) {
      // Kysely does not roll back a transaction that failed to begin.
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#options.watch?.beforeCommit();
    try {
      await super.commitTransaction(connection);
    } catch (error) {
      throw commitError(error);
    }
    this.#options.watch?.afterCommit();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // After a full disk or a disk error SQLite has already rolled back; a second rollback would hide the first error.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite can change tables inside a transaction; Kysely's adapter does not use that. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** More than the server's code has; a limit for statements whose text varies in length (`in (?, ?, …)`). */
const mostStatements = 100;

/** The database with the interface that Kysely expects. Each statement is prepared once and kept; errors become the store's. */
function preparedStatements(database: DatabaseSync): SqliteDatabase {
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
