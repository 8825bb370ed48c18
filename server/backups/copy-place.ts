import { constants } from "node:fs";
import { copyFile, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { unfinishedEnd } from "#server/store/backup/back-up.ts";
import { sync } from "#server/store/files.ts";
import { openS3 } from "./s3-place.ts";

/** A store with the interface of Amazon S3. The secret must not be logged. */
export interface S3Bucket {
  readonly kind: "s3";
  /** The origin of the store, such as `https://s3.eu-central-1.amazonaws.com`. The bucket is the first part of the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Before the names of the files: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Where the settings say that copies of backups go: another disk or a mounted share, or an S3-compatible store. */
export type CopyTo = { readonly kind: "folder"; readonly folder: string } | S3Bucket;

/** How a place is named to people: a path, or `s3://bucket/prefix`. It has no secret. */
export function nameOfPlace(to: CopyTo): string {
  return to.kind === "folder" ? to.folder : `s3://${to.bucket}/${to.prefix}`;
}

/** Where copies of backups are kept, away from the machine. Every call throws an error whose message says in one line what is wrong. */
export interface CopyPlace {
  /** The names of all files that are there. */
  readonly list: () => Promise<readonly string[]>;
  /** Stores a file completely or not at all. */
  readonly put: (file: string, name: string) => Promise<void>;
  /** Writes a file that is there to a new file of this machine. */
  readonly get: (name: string, file: string) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
}

export function openCopyPlace(to: CopyTo): CopyPlace {
  return to.kind === "folder" ? openFolder(to.folder) : openS3(to);
}

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
