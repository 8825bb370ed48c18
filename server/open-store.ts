import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { StartProblem } from "./start-problem.ts";
import { openSqliteStore } from "./store/sqlite/open-sqlite-store.ts";
import type { Store } from "./store/store.ts";
import { StoreUnavailable } from "./store/store-unavailable.ts";

const fileName = "shop.sqlite";

/** Opens the shop's store in its folder, which is made where it is missing. Throws a `StartProblem` where it cannot be written. */
export async function openStore(dataFolder: string): Promise<Store> {
  try {
    // What customers send lies there: for nobody else on the machine to read.
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
    return await openSqliteStore(join(dataFolder, fileName));
  } catch (error) {
    const isOfFolder = error instanceof Error && "syscall" in error;
    if (!isOfFolder && !(error instanceof StoreUnavailable)) throw error;
    throw new StartProblem(`DATA_DIR ${dataFolder} cannot be used: ${error.message}`, {
      cause: error,
    });
  }
}
