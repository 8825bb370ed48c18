/** A file of a picture, as it is and as the table `pictures` has it. */
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
