import { readlink } from "node:fs/promises";
import { join } from "node:path";
import { openStore } from "#server/main/open-store.ts";
import { postgresDatabase } from "#server/testing/postgres-database.ts";
import type { HomeUnderTest } from "./home-with-releases.ts";

/** Where the tables of a shop may be. */
export const homeDatabases = [
  { name: "SQLite", urlOf: () => Promise.resolve(undefined) },
  { name: "PostgreSQL", urlOf: postgresDatabase },
];

export const servingRelease = (home: HomeUnderTest) => readlink(join(home.folder, "current"));

export async function withStoreOfHome<Result>(
  { data: dataFolder, databaseUrl }: HomeUnderTest,
  work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<Result>,
): Promise<Result> {
  const store = await openStore({ dataFolder, databaseUrl });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
