import type { DatabaseSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDialect as KyselySqliteDialect,
  SqliteAdapter,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import { preparedStatements } from "./prepared-statements.ts";
import { untilNotBusy } from "./until-not-busy.ts";

/** Kysely's SQLite dialect over Node's own SQLite; takes an open database and closes it with Kysely. */
export class SqliteDialect extends KyselySqliteDialect {
  readonly #database: DatabaseSync;
  readonly #config: SqliteDialectConfig;

  constructor(database: DatabaseSync) {
    const config = { database: preparedStatements(database) };
    super(config);
    this.#database = database;
    this.#config = config;
  }

  override createDriver(): Driver {
    return new WritingDriver(this.#database, this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/** Begins every transaction as the writer: one that reads first and writes later would fail where another wrote between. */
class WritingDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync, config: SqliteDialectConfig) {
    super(config);
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await untilNotBusy(() => connection.executeQuery(CompiledQuery.raw("begin immediate")));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite has rolled back by itself where the disk was full or failed; a second rollback would hide that error.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite changes tables inside transactions like any data; Kysely's adapter leaves that unused. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsCreateIfNotExists(): boolean {
    return true;
  }
}
