import { momentInName } from "#server/store/backup/back-up.ts";
import { shopFiles } from "#server/store/shop-files.ts";

/** A backup in a folder, as its name says. */
export interface NamedBackup {
  readonly name: string;
  /** When it was begun, in milliseconds since 1970 UTC. */
  readonly at: number;
  /** See `checksumOf`; undefined for the backups of earlier versions. */
  readonly checksum: string | undefined;
}

const form =
  /^shop-(?<date>\d{4}-\d{2}-\d{2})T(?<hour>\d{2})-(?<minute>\d{2})-(?<second>\d{2})(?:-(?<checksum>[0-9a-f]{8}))?\.sqlite$/u;

/** The name of a backup: `shop-2026-11-25T01-30-00-1f3a9c2e.sqlite`. The time is in UTC. */
export function backupName(at: number, checksum: string): string {
  return `shop-${momentInName(at)}-${checksum}.sqlite`;
}

/** Reads the name of a file; undefined if it is not a finished backup's. */
export function readBackupName(name: string): NamedBackup | undefined {
  const parts = form.exec(name)?.groups;
  if (parts === undefined) return undefined;
  const { date = "", hour = "", minute = "", second = "", checksum } = parts;
  const at = Date.parse(`${date}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? undefined : { name, at, checksum };
}

/** Whether a file is what is left of a backup or of a copy that was not finished, or one that is being made. */
export function isUnfinishedBackup(name: string): boolean {
  return shopFiles.unfinished.form.test(name);
}
