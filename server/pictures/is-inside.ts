import { realpathSync } from "node:fs";
import { join, sep } from "node:path";

/** Whether a path below a folder leads to something in the folder, or to nothing, after all symbolic links are followed. */
export function isInside(folder: string, path: string): boolean {
  try {
    return realpathSync(join(folder, path)).startsWith(`${realpathSync(folder)}${sep}`);
  } catch {
    // It does not exist, or cannot be read: then nothing can be sent.
    return true;
  }
}
