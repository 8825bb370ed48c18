import type { Kysely, Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import type { MigrationDialect } from "./migrations/dialect.ts";
import { migrations, newestKnown } from "./migrations/migrations.ts";
import { newestMigration, OtherVersion } from "./schema-fence.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

interface MigrateOptions {
  /** Whether pending migrations are run, `true` by default. */
  readonly mayMigrate?: boolean | undefined;
  /** The last migration that is run, for a copy of an older database; all of them by default. */
  readonly upTo?: string;
}

/**
 * Runs all pending migrations in one transaction, and gives the name of the newest one. The transaction also excludes other processes
 * that start at the same time, because our dialects begin every transaction as the only writer; Kysely's migrator has no lock on SQLite.
 * Throws `OtherVersion` if a later version has migrated the database, or if migrations are pending and `mayMigrate` is false, and what
 * the database throws.
 */
export async function migrate<T>(
  database: Kysely<T>,
  dialect: MigrationDialect,
  { mayMigrate = true, upTo }: MigrateOptions = {},
): Promise<string> {
  const newest = newestKnown();
  if (!mayMigrate) {
    const ofDatabase = await newestMigration(database).catch((error: unknown) => {
      if (error instanceof StoreUnavailable) throw error;
      // There is no such table: nothing has run.
      return "";
    });
    if (ofDatabase !== newest) throw new OtherVersion(ofDatabase, newest);
    return newest;
  }
  await database
    .transaction()
    .execute((transaction) => migrateWithin(transaction, dialect, upTo ?? newest));
  return newest;
}

/** Runs the pending migrations up to one of them, inside a transaction. Throws as `migrate` does. */
export async function migrateWithin<T>(
  transaction: Transaction<T>,
  dialect: MigrationDialect,
  upTo: string,
): Promise<void> {
  const [known, newest] = [migrations(dialect), newestKnown()];
  if (upTo > newest) throw new OtherVersion(upTo, newest);
  // Without its name the migrator would take a table of the same name in any schema for this one.
  const schema = await dialect.schemaOf?.(transaction);
  const migrator = new Migrator({
    db: transaction,
    ...(schema !== undefined && { migrationTableSchema: schema }),
    provider: { getMigrations: () => Promise.resolve(known) },
  });
  const { error } = await migrator.migrateTo(upTo);
  if (error instanceof StoreUnavailable) throw error;
  if (error === undefined) return;
  // The migrator compares names before it runs anything, so the transaction is usable after that error, and only after that one.
  const isCompared = error instanceof Error && error.message.startsWith("corrupted migrations");
  const ofDatabase = isCompared ? await newestMigration(transaction) : "";
  if (ofDatabase > newest) throw new OtherVersion(ofDatabase, newest);
  throw new Error("the migrations failed", { cause: error });
}
