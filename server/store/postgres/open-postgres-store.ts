import { Kysely } from "kysely";
import { groupCommit } from "#server/store/group-commit.ts";
import { createKyselyStore } from "#server/store/kysely-store.ts";
import { migrate } from "#server/store/migrate.ts";
import { saveOrders } from "#server/store/save-orders.ts";
import type { NewOrder, Store } from "#server/store/store.ts";
import type { Tables } from "#server/store/tables.ts";
import { createPool } from "./create-pool.ts";
import { PostgresDialect } from "./postgres-dialect.ts";
import { untilServed } from "./until-served.ts";

/**
 * Opens the store in a PostgreSQL database (14 or newer, UTF8) and brings its tables up to date. Any number of processes may
 * have it open. While the database is away every method rejects with `StoreUnavailable`, and works again when it is back.
 * Rejects with `StoreUnavailable` where the database cannot be used; the URL, which may hold a password, is in no error.
 */
export async function openPostgresStore(url: string): Promise<Store> {
  const database = openPostgres(url);
  try {
    await untilServed(() => migratePostgres(database), { isRepeatable: true });
    return withRetries(createKyselyStore(database), database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** The database behind the store, its tables as they are. */
export function openPostgres(url: string): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect(createPool(url)) });
}

/** Brings the tables up to date. */
export function migratePostgres(database: Kysely<Tables>): Promise<void> {
  // `by default` takes the ids that rows bring along, when a shop moves here.
  return migrate(database, (column) => column.generatedByDefaultAsIdentity());
}

/** The same store, in which what can be tried again safely is. */
function withRetries(store: Store, database: Kysely<Tables>): Store {
  const once = { isRepeatable: false };
  const repeatable = { isRepeatable: true };
  const saveTogether = (orders: readonly NewOrder[]) =>
    untilServed((isAgain) => saveOrders(database, orders, { isAgain }), repeatable);
  return {
    ...store,
    saveOrders: saveTogether,
    saveOrder: groupCommit(saveTogether),
    saveCatalogue: (change) => untilServed(() => store.saveCatalogue(change), once),
    claimMails: (claim) => untilServed(() => store.claimMails(claim), once),
    markMailSent: (mail) => untilServed(() => store.markMailSent(mail), repeatable),
    markMailFailed: (failure) => untilServed(() => store.markMailFailed(failure), repeatable),
    retryMails: (retry) => untilServed(() => store.retryMails(retry), once),
  };
}
