import { constants } from "node:fs";
import { copyFile, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { sync, unfinishedEnd } from "#server/store/backup/back-up.ts";
import type { CopyPlace } from "./copy-place.ts";

/**
 * A folder, which must exist: a disk that is not mounted must not become a folder of the disk that the shop is on.
 * Errors are those of the system.
 */
export function openFolder(folder: string): CopyPlace {
  return {
    list: () => readdir(folder),
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
