import { existsSync } from "node:fs";
import { readFile, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { readBackups } from "#server/backups/backup-folder.ts";
import { fitsName, readCopies } from "#server/backups/copy-backup.ts";
import { openCopyPlace } from "#server/backups/copy-place.ts";
import { decryptBackup, isEncrypted, recipientOf } from "#server/backups/encrypt-backup.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { fitsOwnChecksum } from "#server/store/backup/own-checksum.ts";

interface BackupSource {
  /** A file, a folder with backups or copies, or `s3://bucket/prefix`, of which the newest is taken. */
  readonly from: string;
  /** A file with the key of the recovery sheet; without it the key is asked for where it is needed. */
  readonly keyFile: string | undefined;
  /** Also a file that is not as it was made, by its checksum. */
  readonly mayBeAltered: boolean;
  readonly config: Pick<Config, "dataFolder">;
}

/**
 * Gives the path of a backup as an SQLite file to `work`: fetched, and decrypted with the key of the recovery sheet, if need be. What is
 * made for that is in the data folder, which must exist, and is removed afterward. `isProven`: by a checksum it is what was backed up.
 * Throws an `OperatorProblem` if there is no backup, if it is not as it was made, and if the key does not open it.
 */
export async function withBackup(
  { from, keyFile, mayBeAltered, config }: BackupSource,
  work: (file: string, isProven: boolean) => Promise<void>,
): Promise<void> {
  const [fetched, opened] = ["fetched", "opened"].map((end) =>
    join(config.dataFolder, `shop.sqlite.${end}`),
  ) as [string, string];
  const remove = () => Promise.all([fetched, opened].map((file) => rm(file, { force: true })));
  await remove();
  try {
    const { file, name } = await fileOf(from, fetched);
    const isAsNamed = await fitsName(file, name);
    const refuseIf = (isAltered: boolean) => {
      if (isAltered && !mayBeAltered)
        throw new OperatorProblem(
          `${name} is not what was backed up: it does not fit its checksum, so it was changed or damaged since. Take another backup, or add --unproven to restore this one all the same`,
        );
    };
    refuseIf(isAsNamed === false);
    const isCopy = await isEncrypted(file);
    if (isCopy) await decrypt(file, opened, keyFile);
    const backup = isCopy ? opened : file;
    const isAsMade = await fitsOwnChecksum(backup);
    refuseIf(isAsMade === false);
    // What opens with its key was not changed since it was encrypted: age proves every part of it.
    await work(backup, isCopy || isAsNamed === true || isAsMade === true);
  } finally {
    await remove();
  }
}

/** The file of a backup on this machine, and the name that it has where it lies. */
async function fileOf(
  from: string,
  fetched: string,
): Promise<{ readonly file: string; readonly name: string }> {
  const isStore = from.startsWith("s3://");
  if (!isStore && !existsSync(from)) throw new OperatorProblem(`${from}: there is no such file`);
  if (!isStore && !(await stat(from)).isDirectory()) return { file: from, name: basename(from) };
  const { copyTo } = readConfig({ ...process.env, BACKUP_TO: from });
  if (copyTo === undefined) throw new OperatorProblem(`${from} is no place of backups`);
  const place = openCopyPlace(copyTo);
  try {
    const own = copyTo.kind === "folder" ? await readBackups(copyTo.folder) : [];
    const [newest] = [...own, ...(await readCopies(place))].toSorted(
      (one, other) => other.at - one.at,
    );
    if (newest === undefined) throw new OperatorProblem(`${from} has no backups`);
    await place.get(newest.name, fetched);
    process.stdout.write(`the newest backup there: ${newest.name}\n`);
    return { file: fetched, name: newest.name };
  } catch (error) {
    if (!(error instanceof Error) || error instanceof OperatorProblem) throw error;
    throw new OperatorProblem(`${from}: ${error.message}`, { cause: error });
  }
}

async function decrypt(file: string, target: string, keyFile: string | undefined): Promise<void> {
  const key = keyFile === undefined ? await askForKey() : await readFile(keyFile, "utf8");
  if ((await recipientOf(key)) === undefined)
    throw new OperatorProblem(
      "that is no key: type the whole line AGE-SECRET-KEY-1… of the recovery sheet",
    );
  try {
    await decryptBackup(file, target, key);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const why = error.message.startsWith("no identity matched")
      ? "it opens with the key of another recovery sheet"
      : `it is damaged (${error.message})`;
    throw new OperatorProblem(`the backup cannot be decrypted: ${why}`, { cause: error });
  }
}

async function askForKey(): Promise<string> {
  const { stdin: input, stdout: output } = process;
  const lines = createInterface({ input, output });
  try {
    return await Promise.race([
      lines.question("The key of the recovery sheet: "),
      new Promise<string>((resolve) => lines.once("close", () => resolve(""))),
    ]);
  } finally {
    lines.close();
  }
}
