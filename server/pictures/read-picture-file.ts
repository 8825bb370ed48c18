import { realpathSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { StoredPicture } from "#server/store/pictures/stored-picture.ts";
import { pictureTypeOf } from "./picture-types.ts";

/** Bytes. A larger file is no picture for a menu, and is not taken into the database. */
export const mostPictureBytes = 20 * 1024 * 1024;

export type PictureFile =
  | { readonly kind: "picture"; readonly picture: StoredPicture }
  /** There is no file with this name, or none that is a picture of the folder. */
  | { readonly kind: "missing" }
  | { readonly kind: "too-large" };

/** Reads a picture from a folder, also through a symbolic link that stays in it. Rejects if the file cannot be read. */
export async function readPictureFile(folder: string, name: string): Promise<PictureFile> {
  const type = pictureTypeOf(name);
  if (type === undefined || !isInside(folder, name)) return { kind: "missing" };
  const path = join(folder, name);
  const found = await stat(path, { throwIfNoEntry: false });
  if (found === undefined || !found.isFile()) return { kind: "missing" };
  if (found.size > mostPictureBytes) return { kind: "too-large" };
  const bytes = new Uint8Array(await readFile(path));
  return { kind: "picture", picture: { name, type, bytes, width: null, height: null } };
}

/** Whether a path below a folder leads to something in the folder, or to nothing, after all symbolic links are followed. */
export function isInside(folder: string, path: string): boolean {
  try {
    return realpathSync(join(folder, path)).startsWith(`${realpathSync(folder)}${sep}`);
  } catch {
    // It does not exist, or cannot be read: then nothing can be sent.
    return true;
  }
}
