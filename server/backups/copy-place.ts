import type { CopyTo } from "./copy-to.ts";
import { openFolder } from "./folder-place.ts";
import { openS3 } from "./s3-place.ts";

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
