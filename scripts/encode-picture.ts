import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { root } from "./root.ts";

/** One of the two pictures of a dish. */
export interface PictureSize {
  /** Follows the name of the dish in the file name. */
  readonly suffix: "" | "-thumbnail";
  /** In pixels. A thumbnail is displayed 96 CSS pixels wide on a phone and 160 elsewhere; a large picture up to 398 and 896. */
  readonly width: number;
  readonly height: number;
  /** Limit for the WebP. The AVIF needs none: at `avifQuality` it is always smaller. */
  readonly mostWebpBytes: number;
  readonly avifQuality: number;
  /** 0 to 9. Higher values than those used take many times as long and save a few percent. */
  readonly avifEffort: number;
}

export const large: PictureSize = {
  suffix: "",
  width: 1200,
  height: 900,
  mostWebpBytes: 60_000,
  avifQuality: 45,
  avifEffort: 2,
};
export const thumbnail: PictureSize = {
  suffix: "-thumbnail",
  width: 320,
  height: 240,
  mostWebpBytes: 7_000,
  avifQuality: 42,
  avifEffort: 4,
};

export interface PictureFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The picture as `dish.webp` or `dish-thumbnail.webp`, and as AVIF with the same name. Colours are converted to sRGB; metadata is left out. */
export async function encodePicture(
  picture: Buffer,
  dish: string,
  size: PictureSize,
): Promise<PictureFile[]> {
  const avif = await sharp(picture)
    .avif({ quality: size.avifQuality, effort: size.avifEffort, chromaSubsampling: "4:2:0" })
    .toBuffer();
  const name = `${dish}${size.suffix}`;
  return [
    { name: `${name}.webp`, bytes: await encodeWebp(picture, size.mostWebpBytes) },
    { name: `${name}.avif`, bytes: avif },
  ];
}

/** Encodes at the highest quality that stays below the limit, but not below 28, the lowest that still looks good. */
async function encodeWebp(picture: Buffer, mostBytes: number): Promise<Buffer> {
  const encode = (quality: number) =>
    sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  for (let quality = 82; quality > 28; quality -= 6) {
    const encoded = await encode(quality);
    if (encoded.length < mostBytes) return encoded;
  }
  return encode(28);
}

/** Writes the files to the folder from which the server serves pictures. */
export async function savePictures(files: readonly PictureFile[]): Promise<void> {
  const folder = new URL("seed/webImages/", root);
  for (const { name, bytes } of files) await writeFile(fileURLToPath(new URL(name, folder)), bytes);
}
