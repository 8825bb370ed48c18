import { rm } from "node:fs/promises";
import { join } from "node:path";
import { checksumOf, momentInName, unfinishedEnd } from "#server/store/backup/back-up.ts";
import { readBackups } from "./backup-folder.ts";
import {
  backupName,
  isUnfinishedBackup,
  type NamedBackup,
  readBackupName,
} from "./backup-names.ts";
import type { CopyPlace } from "./copy-place.ts";
import { encryptBackup } from "./encrypt-backup.ts";
import { keptBackups } from "./kept-backups.ts";

/** The end of the name of a copy: it is encrypted with age. */
const encryptedEnd = ".age";

/** The copies at a place, the newest first. The checksum in the name of one is that of the encrypted file. */
export async function readCopies(place: CopyPlace): Promise<readonly NamedBackup[]> {
  return copiesAmong(await place.list());
}

/** Reads the name of a backup or of a copy; undefined if it is neither's. */
function readNameOf(name: string): NamedBackup | undefined {
  const backup = readBackupName(
    name.endsWith(encryptedEnd) ? name.slice(0, -encryptedEnd.length) : name,
  );
  return backup && { ...backup, name };
}

/** Whether the file of a backup or of a copy has the checksum of a name; undefined if the name has none. */
export async function fitsName(file: string, name: string): Promise<boolean | undefined> {
  const checksum = readNameOf(name)?.checksum;
  return checksum === undefined ? undefined : (await checksumOf(file)) === checksum;
}

function copiesAmong(names: readonly string[]): readonly NamedBackup[] {
  return names
    .filter((name) => name.endsWith(encryptedEnd))
    .flatMap((name) => readNameOf(name) ?? [])
    .toSorted((one, other) => other.at - one.at);
}

interface CopyOptions {
  /** The folder of the backups. */
  readonly folder: string;
  readonly place: CopyPlace;
  readonly recipient: string;
  readonly now: number;
}

/**
 * Copies the newest backup to a place, encrypted, unless it is there, and then removes the copies that are not kept. Does nothing where
 * there is no backup. Throws if that fails; the older copies are then all still there.
 */
export async function copyBackup({ folder, place, recipient, now }: CopyOptions): Promise<void> {
  const newest = (await readBackups(folder)).find(({ at }) => at <= now);
  if (newest === undefined) return;
  const isThere = (names: readonly string[]) =>
    copiesAmong(names).some(({ at }) => at === newest.at);
  let names = await place.list();
  if (!isThere(names)) {
    const encrypted = join(folder, `${newest.name}${encryptedEnd}${unfinishedEnd}`);
    try {
      await rm(encrypted, { force: true });
      // What was damaged here would look whole there.
      if ((await fitsName(join(folder, newest.name), newest.name)) === false)
        throw new Error(`the backup ${newest.name} is not what was made`);
      await encryptBackup(join(folder, newest.name), encrypted, recipient);
      const name = backupName(newest.at, await checksumOf(encrypted));
      await place.put(encrypted, `${name}${encryptedEnd}`);
    } finally {
      await rm(encrypted, { force: true });
    }
    // The store may acknowledge an upload that it lost.
    names = await place.list();
    if (!isThere(names)) throw new Error("the copy is not there");
  }
  const all = copiesAmong(names);
  const kept = keptBackups(all, now);
  const old = all.filter((copy) => !kept.has(copy)).map(({ name }) => name);
  // Another server may be copying the same backup.
  const begun = `shop-${momentInName(newest.at)}`;
  const unfinished = names.filter((name) => isUnfinishedBackup(name) && !name.startsWith(begun));
  for (const name of [...old, ...unfinished]) await place.remove(name);
}

/**
 * Fetches the newest copy from a place into a folder and compares its content with the checksum in its name; gives the copy, undefined
 * where there is none. Throws if it cannot be fetched, and if it is not what was stored.
 */
export async function compareCopy(
  place: CopyPlace,
  folder: string,
): Promise<NamedBackup | undefined> {
  const [copy] = await readCopies(place);
  if (copy === undefined) return undefined;
  const fetched = join(folder, `${copy.name}.fetched${unfinishedEnd}`);
  try {
    await rm(fetched, { force: true });
    await place.get(copy.name, fetched);
    if ((await fitsName(fetched, copy.name)) !== true)
      throw new Error(`the copy ${copy.name} is not what was stored`);
    return copy;
  } finally {
    await rm(fetched, { force: true });
  }
}
