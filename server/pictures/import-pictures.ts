import { namesIn } from "#server/store/files.ts";
import type { Pictures } from "#server/store/pictures/pictures.ts";
import type { StoredPicture } from "#server/store/pictures/stored-picture.ts";
import { pictureTypeOf } from "./picture-types.ts";
import { readPictureFile } from "./read-picture-file.ts";

interface ImportPicturesDeps {
  readonly store: Pick<Pictures, "pictureNames" | "savePictures">;
  readonly folder: string;
  /** Called with a file that is left out, and why. */
  readonly warn: (name: string, why: unknown) => void;
}

/** Bytes of one transaction: other processes wait for it to store orders. */
const bytesAtOnce = 1_000_000;

/**
 * Takes the pictures of a folder into the database, under the names that they have: the seed's, and those that the seller of an older
 * shop put there. A name that the database knows keeps its picture. Any number of processes may do this at once.
 */
export async function importPictures({ store, folder, warn }: ImportPicturesDeps): Promise<void> {
  const names = (await namesIn(folder))
    .filter((name) => pictureTypeOf(name) !== undefined)
    .toSorted();
  if (names.length === 0) return;
  const known = new Set(await store.pictureNames());
  let batch: StoredPicture[] = [];
  let size = 0;
  for (const name of names) {
    if (known.has(name)) continue;
    const picture = await pictureIn(folder, name, warn);
    if (picture === undefined) continue;
    batch.push(picture);
    size += picture.bytes.length;
    if (size < bytesAtOnce) continue;
    await store.savePictures(batch);
    batch = [];
    size = 0;
  }
  if (batch.length > 0) await store.savePictures(batch);
}

/** A file that cannot be used does not keep the shop from opening. */
async function pictureIn(
  folder: string,
  name: string,
  warn: ImportPicturesDeps["warn"],
): Promise<StoredPicture | undefined> {
  try {
    const file = await readPictureFile(folder, name);
    if (file.kind === "picture") return file.picture;
    if (file.kind === "too-large") warn(name, "it is too large");
  } catch (error) {
    warn(name, error);
  }
  return undefined;
}
