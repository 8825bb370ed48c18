import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type PostgresPool,
} from "kysely";
import { laterMigrations, refuseLater, type SchemaFence } from "#server/store/schema-fence.ts";

/** The connection type of Kysely's driver, which Kysely does not export. */
type Connection = Parameters<PostgresDriver["rollbackTransaction"]>[0];

/** The key of the advisory lock, the same in all processes: "SHOP" in ASCII. */
const writersLock = 0x53_48_4f_50;

/** What ends a transaction that holds up the other writers, in milliseconds. */
const transactionTimeouts = {
  /** A process must not wait for another one longer than a customer waits for an answer. */
  lock_timeout: 5_000,
  statement_timeout: 8_000,
  /** A process that hangs inside a transaction blocks all others. */
  idle_in_transaction_session_timeout: 3_000,
};

/**
 * Sets the timeouts for one transaction. As parameters of the connection a pooler would refuse them or drop them unsaid. Those that were
 * set for the user, the database or in the URL stay.
 */
const setTimeouts = Object.entries(transactionTimeouts)
  .map(
    ([name, milliseconds]) =>
      `set_config('${name}', coalesce(nullif(current_setting('${name}'), '0'), '${String(milliseconds)}'), true)`,
  )
  .join(", ");

/** Names the timeouts that a transaction does not have, although its beginning set them; a row for each. */
export const missingTimeouts = `select name from unnest(array['${Object.keys(transactionTimeouts).join("', '")}']) as name
  where current_setting(name) = '0'`;

/**
 * Begins a transaction in one round trip: every statement sees what was committed before it, the commit is durable, and there
 * is no other writer. `synchronous_commit` can be switched off under an open connection (`alter system`, then a reload, even in
 * the middle of the transaction), so its value is fixed for the transaction: `off` becomes `on`, every other value stays.
 */
const begin = `begin isolation level read committed;
  select ${setTimeouts};
  select set_config('synchronous_commit', coalesce(nullif(current_setting('synchronous_commit'), 'off'), 'on'), true);
  select pg_advisory_xact_lock(${String(writersLock)})`;

/** Kysely's PostgreSQL dialect, with only one writing transaction at a time. Closes the connections together with Kysely. */
export function postgresDialect(
  pool: PostgresPool,
  fence: SchemaFence = { newest: undefined },
): Dialect {
  return Object.assign(new PostgresDialect({ pool }), {
    createDriver: () => new WritingDriver({ pool }, fence),
    createAdapter: () => new UnlockedAdapter(),
  });
}

/**
 * Begins every transaction as the only writer, as on SQLite: what it reads stays true until it commits. The isolation level is
 * read committed, because the wait for the lock comes first and each statement must see everything committed during that
 * wait. A snapshot for the whole transaction would be older than the lock.
 */
class WritingDriver extends PostgresDriver {
  readonly #fence: SchemaFence;

  constructor(config: PostgresDialectConfig, fence: SchemaFence) {
    super(config);
    this.#fence = fence;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      const statements = [begin, laterMigrations(this.#fence)].filter((each) => each !== undefined);
      // Without parameters `pg` sends all statements in one message. The last one sees what was committed before the lock was taken.
      const { rows } = await connection.executeQuery(CompiledQuery.raw(statements.join(";\n")));
      refuseLater(rows, this.#fence);
    } catch (error) {
      // Kysely does not roll back a transaction that failed to begin.
      await this.rollbackTransaction(connection as Connection);
      throw error;
    }
  }

  override async rollbackTransaction(connection: Connection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch {
      // The connection is lost, and the transaction with it. The error to report is the one that caused the rollback.
    }
  }
}

/** The transaction around the migrations already excludes other processes that start at the same time. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}
