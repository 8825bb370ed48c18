import { makeBackup } from "#server/backups/backup-folder.ts";
import type { Config } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import {
  awaitsMigration,
  type Backup,
  type DatabaseLocation,
} from "#server/store/backup/back-up.ts";
import { makeFolder } from "./make-folder.ts";
import {
  type DatabaseSettings,
  databaseFile,
  hasShop,
  withDatabaseSettings,
} from "./open-store.ts";

/** The database that the settings name. */
export function databaseLocationOf({
  dataFolder,
  databaseUrl,
}: DatabaseSettings): DatabaseLocation {
  return databaseUrl === undefined
    ? { kind: "sqlite", file: databaseFile(dataFolder) }
    : { kind: "postgres", url: databaseUrl };
}

/** Makes a backup in the folder that the settings name. Throws an `OperatorProblem` that names the folder; it has no password. */
export async function backUpShop(
  config: DatabaseSettings & Pick<Config, "backupFolder">,
  now: number,
): Promise<Backup> {
  const { backupFolder } = config;
  try {
    await makeFolder(backupFolder);
    return await makeBackup(databaseLocationOf(config), backupFolder, now);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new OperatorProblem(`the backup into ${backupFolder} failed: ${error.message}`, {
      cause: error,
    });
  }
}

/**
 * Makes a backup of a shop whose tables the start of this version will migrate, because the older version cannot read them afterward. Throws
 * an `OperatorProblem` if that fails, or if the database cannot be read: nothing is migrated then.
 */
export async function backUpBeforeMigration(
  config: DatabaseSettings & Pick<Config, "backupFolder">,
  now: number,
): Promise<Backup | undefined> {
  if (!(await hasShop(config))) return undefined;
  const isDue = await withDatabaseSettings(config, () =>
    awaitsMigration(databaseLocationOf(config)),
  );
  return isDue ? backUpShop(config, now) : undefined;
}
