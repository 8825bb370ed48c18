import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect as KyselyPostgresDialect,
  PostgresAdapter,
  PostgresDriver,
  type PostgresPool,
} from "kysely";

/** What Kysely's driver makes its connections of, and exports under no name. */
type Connection = Parameters<PostgresDriver["rollbackTransaction"]>[0];

/** Of all processes on one database the same: "SHOP" in ASCII. */
const writersLock = 0x53_48_4f_50;

/** Kysely's PostgreSQL dialect with transactions as the store needs them; closes the connections with Kysely. */
export class PostgresDialect extends KyselyPostgresDialect {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new WritingDriver({ pool: this.#pool });
  }

  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

/**
 * Begins every transaction as the only writer, as on SQLite: what it reads stays true until it commits.
 * The lock comes first and every statement then sees what was committed before it began; with a snapshot for the whole
 * transaction, taken before the wait for the lock, it would see the past.
 */
class WritingDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin isolation level read committed"));
    try {
      const lock = `select pg_advisory_xact_lock(${String(writersLock)})`;
      await connection.executeQuery(CompiledQuery.raw(lock));
    } catch (error) {
      // Kysely rolls back only what has begun.
      await this.rollbackTransaction(connection as Connection);
      throw error;
    }
  }

  override async rollbackTransaction(connection: Connection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch {
      // The connection is lost or discarded, and the transaction with it; why it failed is the error to be told.
    }
  }
}

/** The transaction around the migrations is the lock between processes that start at once. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}
