import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config.ts";
import { OperatorProblem } from "./operator-problem.ts";
import { openPostgresStore } from "./store/postgres/open-postgres-store.ts";
import { openSqliteStore } from "./store/sqlite/open-sqlite-store.ts";
import type { Store } from "./store/store.ts";
import { StoreUnavailable } from "./store/store-unavailable.ts";

type Place = Pick<Config, "dataFolder" | "databaseUrl">;

/**
 * Opens the shop's store: in PostgreSQL where a URL is set, else in a file in the data folder, which is made where it is missing.
 * Throws an `OperatorProblem` where it cannot be used.
 */
export async function openStore({ dataFolder, databaseUrl }: Place): Promise<Store> {
  try {
    // What customers send lies there, be it as mails only: for nobody else on the machine to read.
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
    return await (databaseUrl === undefined
      ? openSqliteStore(databaseFile(dataFolder))
      : openPostgresStore(databaseUrl));
  } catch (error) {
    const isOfFolder = error instanceof Error && "syscall" in error;
    if (!isOfFolder && !(error instanceof StoreUnavailable)) throw error;
    const isOfUrl = databaseUrl !== undefined && !isOfFolder;
    const place = isOfUrl ? "DATABASE_URL" : `DATA_DIR ${dataFolder}`;
    throw new OperatorProblem(`${place} cannot be used: ${error.message}`, { cause: error });
  }
}

/** The SQLite file in a data folder. */
export function databaseFile(dataFolder: string): string {
  return join(dataFolder, "shop.sqlite");
}
