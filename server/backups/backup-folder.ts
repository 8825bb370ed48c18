import { randomBytes } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Backup, backUp, type DatabaseLocation } from "#server/store/backup/back-up.ts";
import { namesIn } from "#server/store/files.ts";
import {
  backupName,
  isUnfinishedBackup,
  type NamedBackup,
  readBackupName,
} from "./backup-names.ts";
import { keptBackups } from "./kept-backups.ts";

/** A backup that is still unfinished after that many milliseconds will never be finished. */
const longestBackup = 60 * 60_000;

/** The finished backups in a folder, the newest first; none if there is no such folder. Throws what the system says otherwise. */
export async function readBackups(folder: string): Promise<readonly NamedBackup[]> {
  return (await namesIn(folder))
    .flatMap((name) => readBackupName(name) ?? [])
    .toSorted((one, other) => other.at - one.at);
}

/**
 * Makes a backup in a folder, which must exist, and then removes those that are not kept and what is left of unfinished ones.
 * Throws as `backUp` does; the older backups are then all still there.
 */
export async function makeBackup(
  location: DatabaseLocation,
  folder: string,
  now: number,
): Promise<Backup> {
  // Until it has a checksum its name is its own: one that was killed in the same second must not stop the next.
  const own = randomBytes(4).toString("hex");
  const made = await backUp(location, folder, (checksum) => backupName(now, checksum || own));
  await removeOldBackups(folder, now);
  return made;
}

async function removeOldBackups(folder: string, now: number): Promise<void> {
  const backups = await readBackups(folder);
  const kept = keptBackups(backups, now);
  const old = backups.filter((backup) => !kept.has(backup)).map(({ name }) => name);
  const unfinished = [];
  for (const name of (await readdir(folder)).filter(isUnfinishedBackup)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now - mtimeMs > longestBackup) unfinished.push(name);
  }
  for (const name of [...old, ...unfinished]) await rm(join(folder, name), { force: true });
}
