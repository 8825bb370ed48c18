import { setTimeout as wait } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { groupCommit } from "#server/store/group-commit.ts";
import { createKyselyStore, type UnprovenStore } from "#server/store/kysely-store.ts";
import { migrate } from "#server/store/migrate.ts";
import { bringOverOrders } from "#server/store/orders/bring-over-orders.ts";
import { bringOverNames } from "#server/store/orders/customer-names.ts";
import type { NewOrder } from "#server/store/orders/new-order.ts";
import { saveOrders } from "#server/store/orders/save-orders.ts";
import type { SchemaFence, VersionOptions } from "#server/store/schema-fence.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import type { Tables } from "#server/store/tables.ts";
import { withWriteProof } from "#server/store/with-write-proof.ts";
import { sessionProblem } from "./check-session.ts";
import { createPool } from "./create-pool.ts";
import { missingTimeouts, postgresDialect } from "./postgres-dialect.ts";
import { inDoubt, isLost, isRolledBack } from "./postgres-error.ts";
import { postgresMigrations } from "./postgres-migrations.ts";

/** Milliseconds for which a proof of writing is repeated after a lost connection. It is short, because `/ready` waits for it. */
const longestProof = 1_000;

interface OpenPostgresStoreOptions extends VersionOptions {
  /** Milliseconds for which work is repeated after a lost connection; five seconds by default. */
  readonly longestWait?: number;
  /** How many connections are opened at most. */
  readonly connections?: number | undefined;
}

/**
 * Opens the store in a PostgreSQL database (14 or newer, UTF8) and runs pending migrations. Any number of processes may open
 * the same database. While the database is unreachable every method rejects with `StoreUnavailable`; afterward it works
 * again. Rejects with `StoreUnavailable` if the database cannot be used; no error contains the URL, which may hold a password.
 */
export async function openPostgresStore(
  url: string,
  { longestWait, mayMigrate, onLaterVersion, connections }: OpenPostgresStoreOptions = {},
): Promise<Store> {
  const fence: SchemaFence = { newest: undefined, onRefusal: onLaterVersion };
  const database = openPostgres(url, fence, connections);
  try {
    fence.newest = await retryTransaction(
      () => migrate(database, postgresMigrations, { mayMigrate }),
      { isRepeatable: true, longestWait },
    );
    for (const bringOver of [bringOverOrders, bringOverNames])
      await retryTransaction(() => bringOver(database), { isRepeatable: true, longestWait });
    const store = withRetries(createKyselyStore(database), database, longestWait);
    const prove = (work: (transaction: Kysely<Tables>) => Promise<void>) => () =>
      retryTransaction(() => database.transaction().execute(work), {
        isRepeatable: true,
        longestWait: longestProof,
      });
    return withWriteProof(store, {
      write: prove(writeAndCheck),
      writeAndGrow: prove(async (transaction) => {
        await writeAndCheck(transaction);
        await growForAMoment(transaction);
      }),
    });
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** Whether a database has the tables of a shop. Rejects with `StoreUnavailable` as `openPostgresStore` does. */
export async function hasPostgresShop(url: string): Promise<boolean> {
  const database = openPostgres(url);
  try {
    return await retryTransaction(() => hasTables(database), { isRepeatable: true });
  } finally {
    await database.destroy();
  }
}

/** Whether the tables of a shop are there. Those of another user's shop in the same database are not this one's. */
export async function hasTables(database: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ readonly isThere: boolean | null }>`
    select has_table_privilege(to_regclass('catalogues'), 'insert') as "isThere"`.execute(database);
  return rows[0]?.isThere === true;
}

/** The database behind the store, without migrations. */
export function openPostgres(
  url: string,
  fence?: SchemaFence,
  connections?: number,
): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: postgresDialect(createPool(url, connections), fence) });
}

/** Runs pending migrations. */
export async function migratePostgres(database: Kysely<Tables>): Promise<void> {
  await migrate(database, postgresMigrations);
}

/** Writes a row, and checks again what may have changed since the connection was opened. */
async function writeAndCheck(transaction: Kysely<Tables>): Promise<void> {
  const problem = await sessionProblem(async (query) => {
    const { rows } = await sql.raw(query).execute(transaction);
    return rows;
  });
  if (problem !== undefined) throw new StoreUnavailable(problem);
  const { rows } = await sql.raw<{ readonly name: string }>(missingTimeouts).execute(transaction);
  if (rows.length > 0)
    throw new StoreUnavailable(
      `transactions have no ${rows.map(({ name }) => name).join(", ")}: a process that hangs would stop every order`,
    );
  // Kysely's migrator has put this row here, and reads only whether it is there. Its value stays.
  await sql`update kysely_migration_lock set is_locked = is_locked`.execute(transaction);
}

/** Takes a megabyte on the disk where the tables of the shop are, and gives it back at the end of the transaction. */
async function growForAMoment(transaction: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ readonly may: boolean }>`
    select has_database_privilege(current_database(), 'TEMP') as may`.execute(transaction);
  // Some operators take this right from the user. The shop is ready then while it can write at all.
  if (rows[0]?.may !== true) return;
  await sql`set local temp_tablespaces = ''`.execute(transaction);
  await sql`create temporary table space_for_orders (filler text) on commit drop`.execute(
    transaction,
  );
  await sql`insert into space_for_orders select repeat('x', 1000) from generate_series(1, 1000)`.execute(
    transaction,
  );
}

/** Statements that are safe to retry. */
const repeatable = [
  "changeOrder",
  "noteDeviceSeen",
  "confirmDevice",
  "notePasskeyUsed",
  "readOrMakeSecret",
  "readSecret",
  "replaceSecret",
  "takeLease",
  "endWeekDecision",
  "setDevicePush",
  "dropPush",
  "markMailSent",
  "markMailFailed",
  "saveMessage",
  "saveOpeningMessage",
  "askSubscriber",
  "confirmSubscriber",
  "stopSubscriber",
  "removeSubscriber",
  "withdrawMessage",
  "generation",
  "redirectSellerMails",
  "mark",
] as const;
/** What is repeated only after PostgreSQL rolled it back. */
const notRepeatable = [
  "addDeviceLink",
  "redeemDeviceLink",
  "addDevice",
  "revokeDevice",
  "addPasskey",
  "saveCatalogue",
  "claimMails",
  "retryMails",
  "eraseOrders",
] as const;

/** The same store with retries for everything that can be repeated safely. */
function withRetries(
  store: UnprovenStore,
  database: Kysely<Tables>,
  longestWait: number | undefined,
): UnprovenStore {
  const retried = (names: readonly (keyof UnprovenStore)[], isRepeatable: boolean) =>
    Object.fromEntries(
      names.map((name) => {
        const work = store[name] as (...given: readonly unknown[]) => Promise<unknown>;
        const options = { isRepeatable, longestWait };
        return [
          name,
          (...given: readonly unknown[]) => retryTransaction(() => work(...given), options),
        ];
      }),
    ) as Partial<UnprovenStore>;
  const again = { isRepeatable: true, longestWait };
  const saveTogether = (orders: readonly NewOrder[]) =>
    retryTransaction((isAgain) => saveOrders(database, orders, { isAgain }), again);
  return {
    ...store,
    ...retried(repeatable, true),
    ...retried(notRepeatable, false),
    saveOrders: saveTogether,
    saveOrder: groupCommit(saveTogether),
  };
}

/** Milliseconds: the same time for which an order waits for its turn on SQLite. */
const longestWaitByDefault = 5_000;
const firstPause = 5;
const longestPause = 500;

interface RetryOptions {
  /** Whether the work is safe to retry. Only then is it repeated when its commit is in doubt. */
  readonly isRepeatable: boolean;
  /** Milliseconds until the last attempt. */
  readonly longestWait?: number | undefined;
}

/**
 * Runs a transaction on PostgreSQL. Repeats it with growing pauses after PostgreSQL rolled it back in favor of another one
 * and, if it is repeatable, after the connection was lost. `isAgain` tells the work that an earlier attempt may have been
 * committed after all. Rejects with an error in doubt if an attempt was lost during its commit and no later one has settled it.
 */
export async function retryTransaction<T>(
  work: (isAgain: boolean) => Promise<T>,
  { isRepeatable, longestWait = longestWaitByDefault }: RetryOptions,
): Promise<T> {
  const start = performance.now();
  let isAgain = false;
  let isInDoubt = false;
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await work(isAgain);
    } catch (error) {
      const mayRepeat = isRolledBack(error) || (isRepeatable && isLost(error));
      isInDoubt ||= error instanceof StoreUnavailable && error.isInDoubt;
      if (!mayRepeat || performance.now() - start + pause > longestWait)
        throw isInDoubt ? inDoubt(error) : error;
      isAgain ||= isLost(error);
    }
    await wait(pause);
  }
}
