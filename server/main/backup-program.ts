/**
 * Works on backups in a process of its own, because reading whole files would hold up the answers of the server. Its job is on standard
 * input, which no other user can read, as JSON. It ends with status 0 when the work is finished; otherwise the reason is on standard error.
 */
import { text } from "node:stream/consumers";
import { compareCopy, copyBackup } from "#server/backups/copy-backup.ts";
import { nameOfPlace, openCopyPlace } from "#server/backups/copy-place.ts";
import type { Config } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { backUpShop } from "./back-up-shop.ts";

export type ConfigOfBackups = Pick<
  Config,
  "dataFolder" | "databaseUrl" | "databaseConnections" | "backupFolder" | "copyTo"
>;

export interface BackupJob {
  readonly config: ConfigOfBackups;
  readonly work:
    | { readonly kind: "make" }
    /** Copies the newest backup, encrypted for the recipient. */
    | { readonly kind: "copy"; readonly recipient: string }
    /** Compares the newest copy with what was stored, and prints its name. */
    | { readonly kind: "compare" };
}

process.umask(0o077);
try {
  await run(JSON.parse(await text(process.stdin)) as BackupJob);
} catch (error) {
  if (!(error instanceof OperatorProblem)) throw error;
  process.stderr.write(error.message);
  process.exitCode = 1;
}

async function run({ config, work }: BackupJob): Promise<void> {
  const { copyTo, backupFolder: folder } = config;
  if (work.kind === "make") {
    await backUpShop(config, Date.now());
    return;
  }
  if (copyTo === undefined) throw new OperatorProblem("BACKUP_TO is not set");
  const place = openCopyPlace(copyTo);
  try {
    if (work.kind === "compare")
      process.stdout.write((await compareCopy(place, folder))?.name ?? "");
    else await copyBackup({ folder, place, recipient: work.recipient, now: Date.now() });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new OperatorProblem(`the copy in ${nameOfPlace(copyTo)} failed: ${error.message}`, {
      cause: error,
    });
  }
}
