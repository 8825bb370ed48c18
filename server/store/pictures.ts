/** A file of a picture as the database has it. */
export interface StoredPicture {
  /** See `pictureNamePattern`. One name never gets other bytes. */
  readonly name: string;
  /** The media type, such as `image/webp`. */
  readonly type: string;
  readonly bytes: Uint8Array;
  /** In pixels; null for a file that came from a folder. */
  readonly width: number | null;
  readonly height: number | null;
}

/** The files of pictures. They are never changed or removed, so what was read once stays true. */
export interface Pictures {
  /** Undefined if there is none with this name. */
  readonly findPicture: (name: string) => Promise<StoredPicture | undefined>;

  /** The names of all files, sorted. */
  readonly pictureNames: () => Promise<readonly string[]>;

  /** Stores the files whose names are free in one durable transaction, and leaves the others as they are. */
  readonly savePictures: (pictures: readonly StoredPicture[]) => Promise<void>;
}
