import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "#server/config/config.ts";
import { projectRoot } from "#server/config/project-root.ts";
import { namesIn, nothingIfMissing } from "#server/store/files.ts";
import { type ShopFolder, shopFileOf } from "#server/store/shop-files.ts";
import { mailFolder } from "./set-up-outbox-worker.ts";

/** What is done at once takes no longer, in milliseconds: afterward nobody works on it anymore. */
const longestWork = 60 * 60_000;
const thirtyDays = 30 * 24 * 60 * 60_000;

type Folders = Pick<Config, "dataFolder" | "backupFolder">;

/** A file of the shop beside its database. Times are milliseconds since 1970 UTC. */
interface FoundFile {
  readonly path: string;
  readonly name: string;
  readonly writtenAt: number;
}

/**
 * Removes what processes that were killed have left: copies of the database that were being made, fetched or tried. Others may be at work
 * on younger ones, except in the data folder of a shop that starts. `now` is in milliseconds since 1970 UTC.
 */
export async function removeLeftovers(
  config: Folders,
  { now, isStart = false }: { readonly now: number; readonly isStart?: boolean },
): Promise<void> {
  for (const { path, writtenAt } of await filesThatEnd(config, "at-once")) {
    const isOwn = config.dataFolder.startsWith(path);
    const isLeft = isStart && path.startsWith(join(config.dataFolder, "shop.sqlite."));
    // A clock that was set must not keep it forever.
    if (!isOwn && (isLeft || Math.abs(now - writtenAt) > longestWork))
      await rm(path, { recursive: true, force: true });
  }
}

/**
 * Removes mails that are files, and lists of newer orders, thirty days after they were written. `certain` is the time that has passed for
 * certain (`certainTime`): a clock that is ahead removes none.
 */
export async function removeOldFiles(config: Folders, certain: number): Promise<void> {
  for (const { path, writtenAt } of await filesThatEnd(config, "after-30-days"))
    if (certain - writtenAt > thirtyDays) await rm(path, { force: true });
}

/**
 * The files beside the backups that may still have somebody who was erased: unfinished copies of the database, databases that were damaged,
 * and lists with orders that the database does not have. `endsAt` is when the file is removed automatically, in milliseconds since 1970
 * UTC; null if somebody has to.
 */
export async function otherCopies(
  config: Folders,
  nextNight: number,
): Promise<readonly { readonly name: string; readonly endsAt: number | null }[]> {
  const lists = [];
  for (const { path, name, writtenAt } of await filesThatEnd(config, "after-30-days"))
    if (name.startsWith("newer-orders") && (await readFile(path, "utf8")).includes("\t"))
      lists.push({ name, endsAt: writtenAt + thirtyDays });
  const named = (ends: "at-once" | "by-hand", endsAt: number | null) =>
    filesThatEnd(config, ends).then((files) =>
      files.filter(({ row }) => row.atErasing === "named").map(({ name }) => ({ name, endsAt })),
    );
  return [...lists, ...(await named("at-once", nextNight)), ...(await named("by-hand", null))];
}

async function filesThatEnd(
  config: Folders,
  ends: NonNullable<ReturnType<typeof shopFileOf>>["ends"],
) {
  const folders: readonly (readonly [ShopFolder, string])[] = [
    ["data", config.dataFolder],
    ["mails", mailFolder(config)],
    ["backups", config.backupFolder],
    ["program", fileURLToPath(projectRoot)],
  ];
  const found: (FoundFile & { readonly row: NonNullable<ReturnType<typeof shopFileOf>> })[] = [];
  for (const [folder, path] of folders)
    for (const name of await namesIn(path)) {
      const row = shopFileOf(folder, name);
      if (row?.ends !== ends) continue;
      const file = join(path, name);
      const about = await stat(file).catch(nothingIfMissing);
      if (about !== undefined) found.push({ path: file, name, writtenAt: about.mtimeMs, row });
    }
  return found;
}
