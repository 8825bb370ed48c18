import { createHash } from "node:crypto";
import { createLruCache } from "#server/cache/lru-cache.ts";
import type { Pictures } from "#server/store/pictures/pictures.ts";
import type { StoredPicture } from "#server/store/pictures/stored-picture.ts";
import { pictureTypeOf } from "./picture-types.ts";
import { readPictureFile } from "./read-picture-file.ts";

export interface ReadPicture extends Pick<StoredPicture, "type" | "bytes"> {
  /** The entity tag of these bytes. */
  readonly etag: string;
}

/** Undefined if there is no such picture. Rejects with `StoreUnavailable` if it is not in memory and the database cannot be asked. */
export type PictureReader = (name: string) => Promise<ReadPicture | undefined>;

interface PictureReaderDeps {
  readonly store: Pick<Pictures, "findPicture" | "savePictures">;
  /** Its pictures are taken into the database when they are asked for, if they are not there yet. */
  readonly folder: string;
  readonly report: (error: unknown) => void;
}

/** Bytes that are kept in memory: twice the pictures of the seed's menu in both types. */
const mostBytes = 8_000_000;
/** How many names without a picture are remembered, and for how many milliseconds. */
const missing = { most: 1_000, for: 10_000 };

/**
 * Reads pictures from the database, and keeps in memory what was read last. A name never gets other bytes, so nothing there becomes
 * wrong, whatever other processes store.
 */
export function createPictureReader({ store, folder, report }: PictureReaderDeps): PictureReader {
  const kept = createLruCache<ReadPicture>(
    mostBytes,
    (name, { bytes }) => name.length + bytes.length,
  );
  const missingSince = createLruCache<number>(missing.most);
  const underWay = new Map<string, Promise<ReadPicture | undefined>>();

  const findStored = async (name: string): Promise<StoredPicture | undefined> => {
    const since = missingSince.get(name);
    if (since !== undefined && performance.now() - since < missing.for) return undefined;
    const picture = await store.findPicture(name);
    if (picture === undefined) missingSince.set(name, performance.now());
    return picture;
  };

  const findInFolder = async (name: string): Promise<StoredPicture | undefined> => {
    const file = await readPictureFile(folder, name);
    if (file.kind !== "picture") return undefined;
    try {
      await store.savePictures([file.picture]);
    } catch (error) {
      // It can be shown anyway; the next one who asks tries again.
      report(error);
      return file.picture;
    }
    // Another process may have been faster, with another file.
    return store.findPicture(name);
  };

  const load = async (name: string): Promise<ReadPicture | undefined> => {
    const picture = (await findStored(name)) ?? (await findInFolder(name));
    if (picture === undefined) return undefined;
    const { type, bytes } = picture;
    const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    const read = { type, bytes, etag: `"${hash}"` };
    kept.set(name, read);
    return read;
  };

  return async (name) => {
    if (pictureTypeOf(name) === undefined) return undefined;
    const known = kept.get(name);
    if (known !== undefined) return known;
    // Visitors who ask for the same picture at the same time share one question.
    const asked = underWay.get(name) ?? load(name).finally(() => underWay.delete(name));
    underWay.set(name, asked);
    return asked;
  };
}
