import { join } from "node:path";
import type { Config } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { hasPostgresShop, openPostgresStore } from "#server/store/postgres/open-postgres-store.ts";
import type { VersionOptions } from "#server/store/schema-fence.ts";
import { hasSqliteShop, openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import type { Store } from "#server/store/store.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { makeFolder } from "./make-folder.ts";

/** What the settings say of the database. */
export type DatabaseSettings = Pick<Config, "dataFolder" | "databaseUrl"> &
  Partial<Pick<Config, "databaseConnections">>;

/**
 * Opens the shop's store: PostgreSQL if a URL is set, otherwise an SQLite file in the data folder, which is created if missing.
 * Throws an `OperatorProblem` if the store cannot be used.
 */
export function openStore(settings: DatabaseSettings): Promise<Store> {
  return withDatabaseSettings(settings, () => open(settings));
}

/** Whether there are the tables of a shop. Throws an `OperatorProblem` if that cannot be read. */
export function hasShop(settings: DatabaseSettings): Promise<boolean> {
  const { dataFolder, databaseUrl } = settings;
  return withDatabaseSettings(settings, () =>
    databaseUrl === undefined
      ? hasSqliteShop(databaseFile(dataFolder))
      : hasPostgresShop(databaseUrl),
  );
}

/**
 * Opens the store of a shop that was started before. Where there is none, and where its tables are not those of this version, nothing is
 * made or migrated and an `OperatorProblem` is thrown, as where the store cannot be used: a server may be running on it.
 */
export async function openStoreOfShop(settings: DatabaseSettings): Promise<Store> {
  await expectShop(settings);
  return withDatabaseSettings(settings, () => open(settings, { mayMigrate: false }));
}

/** Throws an `OperatorProblem` where no shop was started before. */
export async function expectShop(settings: DatabaseSettings): Promise<void> {
  if (await hasShop(settings)) return;
  const { dataFolder, databaseUrl } = settings;
  const where = databaseUrl === undefined ? `DATA_DIR ${dataFolder}` : "DATABASE_URL";
  throw new OperatorProblem(`there is no shop in ${where}: start the server once`);
}

/**
 * Opens the store for a server that takes orders: an `OperatorProblem` is also thrown if the store cannot be written, if the
 * newest catalogue cannot be read, and if an SQLite file is found to be damaged (docs/durability.md).
 */
export function openCheckedStore(
  settings: DatabaseSettings,
  options: Pick<VersionOptions, "onLaterVersion"> = {},
): Promise<Store> {
  return withDatabaseSettings(settings, async () => {
    await using closing = new AsyncDisposableStack();
    const store = closing.adopt(await open(settings, { isChecked: true, ...options }), (each) =>
      each.close(),
    );
    await store.currentCatalogue();
    await store.proveWritable();
    closing.move();
    return store;
  });
}

/** The path of the SQLite file in a data folder. */
export function databaseFile(dataFolder: string): string {
  return join(dataFolder, "shop.sqlite");
}

async function open(
  { dataFolder, databaseUrl, databaseConnections }: DatabaseSettings,
  options: VersionOptions & { readonly isChecked?: boolean } = {},
): Promise<Store> {
  // It contains customers' data, at least in mails: no other user of the machine may read it.
  await makeFolder(dataFolder);
  return databaseUrl === undefined
    ? openSqliteStore(databaseFile(dataFolder), options)
    : openPostgresStore(databaseUrl, { ...options, connections: databaseConnections });
}

/** Turns an error of the folder or of the database into an `OperatorProblem` that names the setting. */
export async function withDatabaseSettings<Result>(
  { dataFolder, databaseUrl }: DatabaseSettings,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isOfFolder = error instanceof Error && "syscall" in error;
    const isOfStore = error instanceof StoreUnavailable || error instanceof StoreDamaged;
    if (!isOfFolder && !isOfStore) throw error;
    const isOfUrl = databaseUrl !== undefined && !isOfFolder;
    const place = isOfUrl ? "DATABASE_URL" : `DATA_DIR ${dataFolder}`;
    throw new OperatorProblem(`${place} cannot be used: ${error.message}`, { cause: error });
  }
}
