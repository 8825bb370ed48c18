import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { root } from "./root.ts";

/** One of the two pictures of a dish. */
export interface PictureSize {
  /** What stands between the dish's name and the ending. */
  readonly suffix: "" | "-thumbnail";
  /** In pixels. A thumbnail is shown 96 wide on a phone and 160 elsewhere, a large picture up to 398 on a phone and 896 elsewhere. */
  readonly width: number;
  readonly height: number;
  /** A WebP stays below it; an AVIF of the quality below does anyway. */
  readonly mostWebpBytes: number;
  readonly avifQuality: number;
  /** 0 to 9: above these it takes many times as long and saves a few percent. */
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

/** The same picture as `dish.webp`, or `dish-thumbnail.webp`, and as AVIF beside it. The colours become sRGB; what a camera notes down is left out. */
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

/** At the best quality that keeps within the bytes, or the least that is still good to look at. */
async function encodeWebp(picture: Buffer, mostBytes: number): Promise<Buffer> {
  const encode = (quality: number) =>
    sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  for (let quality = 82; quality > 28; quality -= 6) {
    const encoded = await encode(quality);
    if (encoded.length < mostBytes) return encoded;
  }
  return encode(28);
}

/** Puts the files where the server looks for pictures. */
export async function savePictures(files: readonly PictureFile[]): Promise<void> {
  const folder = new URL("seed/webImages/", root);
  for (const { name, bytes } of files) await writeFile(fileURLToPath(new URL(name, folder)), bytes);
}
