import { realpath } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { databaseFile } from "#server/main/open-store.ts";
import { mailFolder } from "#server/main/set-up-outbox-worker.ts";
import { nothingIfMissing } from "#server/store/files.ts";
import { shopFileOf } from "#server/store/shop-files.ts";
import { shopHome } from "./root.ts";

type Folders = Pick<Config, "dataFolder" | "backupFolder">;

/**
 * Refuses a path at which somebody wants a new file, where the shop has files of its own or would take it for one: the database with its
 * logs, which SQLite would read there, mails, backups, and the releases. Throws an `OperatorProblem` then. Every command that writes to a
 * path that it is given asks this first.
 */
export async function refuseOwnFile(path: string, config: Folders, home = shopHome): Promise<void> {
  const target = await realPathOf(path);
  const nameIn = async (folder: string) => {
    const [first = ""] = relative(await realPathOf(folder), target).split("/");
    return first === ".." ? undefined : first;
  };
  const [data, backup] = [await nameIn(config.dataFolder), await nameIn(config.backupFolder)];
  const ofDatabase = basename(databaseFile(config.dataFolder));
  const isOwn =
    // A disk may not tell letters by their size.
    data?.toLowerCase().startsWith(ofDatabase) === true ||
    data === basename(mailFolder(config)) ||
    (backup !== undefined && shopFileOf("backups", backup) !== undefined) ||
    (home !== undefined &&
      data === undefined &&
      backup === undefined &&
      (await nameIn(fileURLToPath(home))) !== undefined);
  if (isOwn)
    throw new OperatorProblem(
      `${path} is among the shop's own files, which it would be taken for: name another folder`,
    );
}

/** A path without links, also of a file that is not there, in a folder that is not there either. */
async function realPathOf(path: string): Promise<string> {
  const whole = resolve(path);
  const real = await realpath(whole).catch(nothingIfMissing);
  if (real !== undefined || dirname(whole) === whole) return real ?? whole;
  return join(await realPathOf(dirname(whole)), basename(whole));
}
