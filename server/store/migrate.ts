import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations, type NumberRows } from "./migrations/migrations.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

/**
 * Brings the tables up to date, all of it in one transaction or nothing.
 * The transaction is also the lock between processes that start at once: Kysely's own migrator has none on SQLite, and our
 * dialects begin every transaction as the only writer. Throws what the database throws.
 */
export async function migrate<T>(database: Kysely<T>, numberRows: NumberRows): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations: () => Promise.resolve(migrations(numberRows)) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error instanceof StoreUnavailable) throw error;
    if (error !== undefined)
      throw new Error("the tables could not be brought up to date", { cause: error });
  });
}
