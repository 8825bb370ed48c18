import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { type MigrationDialect, migrations } from "./migrations/migrations.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

/**
 * Runs all pending migrations in one transaction. The transaction also excludes other processes that start at the same time,
 * because our dialects begin every transaction as the only writer; Kysely's migrator has no lock on SQLite.
 * Throws what the database throws.
 */
export async function migrate<T>(database: Kysely<T>, dialect: MigrationDialect): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations: () => Promise.resolve(migrations(dialect)) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error instanceof StoreUnavailable) throw error;
    if (error !== undefined) throw new Error("the migrations failed", { cause: error });
  });
}
