import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { databaseFile, openStore } from "#server/main/open-store.ts";
import type { Store } from "#server/store/store.ts";
import { emptyDatabaseFile } from "./database-file.ts";
import { executeOn, postgresDatabaseWithTables } from "./postgres-database.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A database with the soup kitchen in it, for any number of processes. */
export interface ShopDatabase {
  /** Environment variables with which a server process uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** The test's own connection to it. */
  readonly store: Store;
  /** Runs SQL without a store, as a database tool does. */
  readonly execute: (sql: string) => Promise<void>;
}

/** Makes an empty shop on each of the databases, by name. */
export const shopDatabases = [
  { name: "SQLite", prepare: () => prepareShop(undefined) },
  { name: "PostgreSQL", prepare: async () => prepareShop(await postgresDatabaseWithTables()) },
] as const;

/** Makes an empty shop in the PostgreSQL database at a URL, or in an SQLite file of its own. */
export async function prepareShop(databaseUrl: string | undefined): Promise<ShopDatabase> {
  const dataFolder = await temporaryFolder();
  if (databaseUrl === undefined) await emptyDatabaseFile(dataFolder);
  const store = await openStore({ dataFolder, databaseUrl });
  onTestFinished(() => store.close());
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: Date.now() });
  const execute = async (sql: string) => {
    if (databaseUrl !== undefined) await executeOn(databaseUrl, sql);
    else executeInFile(databaseFile(dataFolder), sql);
  };
  return { env: { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? "" }, store, execute };
}

function executeInFile(file: string, sql: string): void {
  using database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec(sql);
}
