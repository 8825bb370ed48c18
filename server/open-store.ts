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
 * Opens the shop's store: PostgreSQL if a URL is set, otherwise an SQLite file in the data folder, which is created if missing.
 * Throws an `OperatorProblem` if the store cannot be used.
 */
export async function openStore({ dataFolder, databaseUrl }: Place): Promise<Store> {
  try {
    // It contains customers' data, at least in mails: no other user of the machine may read it.
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

/** The path of the SQLite file in a data folder. */
export function databaseFile(dataFolder: string): string {
  return join(dataFolder, "shop.sqlite");
}
