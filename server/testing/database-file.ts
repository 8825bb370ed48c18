import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseFile } from "#server/main/open-store.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Made once in each worker: running all migrations costs more than most tests do. */
let empty: Promise<Buffer> | undefined;

/** Makes the database file of a shop for the running test, with the tables of this version and nothing in them. Gives its path. */
export async function emptyDatabaseFile(dataFolder?: string): Promise<string> {
  empty ??= contentOfEmpty();
  const file = databaseFile(dataFolder ?? (await temporaryFolder()));
  await writeFile(file, await empty, { mode: 0o600 });
  return file;
}

async function contentOfEmpty(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "empty-"));
  try {
    const store = await openSqliteStore(databaseFile(folder));
    await store.close();
    return await readFile(databaseFile(folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}
