import { lastNight } from "./backup-due.ts";
import { backupName, type NamedBackup, readBackupName } from "./backup-names.ts";
import { keptBackups } from "./kept-backups.ts";

const day = 24 * 60 * 60_000;
/** After so many days no backup of now is kept any more, if one is made every night. */
const longestKept = 3 * 366;

export interface BackupEnd {
  readonly name: string;
  /** When it was made, in milliseconds since 1970 UTC. */
  readonly at: number;
  /** When it is removed if from now on a backup is made every night, in milliseconds since 1970 UTC; null for one from the far future. */
  readonly endsAt: number | null;
}

/** When each backup will be removed, the newest backup first. */
export function backupEnds(backups: readonly NamedBackup[], now: number): readonly BackupEnd[] {
  const ends = new Map<NamedBackup, number>();
  let there = [...backups];
  const tonight = lastNight(now) + day;
  for (let night = 0; night < longestKept && ends.size < backups.length; night += 1) {
    const at = tonight + night * day;
    const made = readBackupName(backupName(at, "00000000"));
    if (made === undefined) throw new Error("the name of a backup cannot be read");
    const all = [...there, made];
    const kept = keptBackups(all, at);
    for (const backup of backups) if (!kept.has(backup) && !ends.has(backup)) ends.set(backup, at);
    there = all.filter((backup) => kept.has(backup));
  }
  return backups
    .toSorted((one, other) => other.at - one.at)
    .map((backup) => ({ name: backup.name, at: backup.at, endsAt: ends.get(backup) ?? null }));
}
