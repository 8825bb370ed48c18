import { constants } from "node:fs";
import { copyFile, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sync, unfinishedEnd } from "#server/store/backup/back-up.ts";
import type { CopyPlace } from "./copy-place.ts";

/** Milliseconds that a folder may take to name its files. A share whose machine is gone may never answer. */
const longestList = 10_000;
/** Questions that have no answer yet, by folder: each holds a thread of this process, so there is one of a folder at a time. */
const asked = new Map<string, Promise<readonly string[]>>();

/**
 * A folder, which must exist: a disk that is not mounted must not become a folder of the disk that the shop is on.
 * Errors are those of the system.
 */
export function openFolder(
  folder: string,
  read: (folder: string) => Promise<readonly string[]> = readdir,
  patience = longestList,
): CopyPlace {
  return {
    list: () => {
      const answer =
        asked.get(folder) ??
        read(folder).finally(() => {
          asked.delete(folder);
        });
      asked.set(folder, answer);
      const tooLong = wait(patience, undefined, { ref: false }).then(() => {
        throw new Error("the folder does not answer");
      });
      return Promise.race([answer, tooLong]);
    },
    put: async (file, name) => {
      const { size } = await stat(file);
      const target = join(folder, name);
      const unfinished = `${target}${unfinishedEnd}`;
      try {
        await copyFile(file, unfinished);
        await sync(unfinished, "r+");
        // A share may say that it has written what it has not.
        if ((await stat(unfinished)).size !== size) throw new Error("the file was cut");
        await rename(unfinished, target);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    get: (name, file) => copyFile(join(folder, name), file, constants.COPYFILE_EXCL),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
