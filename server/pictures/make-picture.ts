import sharp, { type SharpOptions } from "sharp";
import type { EncodedPicture } from "./encoded-picture.ts";

/**
 * The files of a photograph: upright, cropped to 4:3 around its center, in both sizes and both types, without metadata. Rejects
 * with the error of sharp if the photograph cannot be read.
 */
export async function makePicture(
  photograph: Buffer,
  options: SharpOptions = {},
): Promise<EncodedPicture[]> {
  const files: EncodedPicture[] = [];
  for (const size of [large, thumbnail])
    files.push(...(await encodePicture(await cutTo(photograph, size, options), size)));
  return files;
}

function cutTo(
  photograph: Buffer,
  { width, height }: PictureSize,
  options: SharpOptions,
): Promise<Buffer> {
  return sharp(photograph, options)
    .autoOrient()
    .resize(width, height, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .toColorspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** One of the two pictures of a dish. */
interface PictureSize {
  readonly suffix: EncodedPicture["suffix"];
  /** In pixels. A thumbnail is displayed 96 CSS pixels wide on a phone and 160 elsewhere; a large picture up to 398 and 896. */
  readonly width: number;
  readonly height: number;
  /** Limit for the WebP. The AVIF needs none: at `avifQuality` it is always smaller. */
  readonly mostWebpBytes: number;
  readonly avifQuality: number;
  /** 0 to 9. Higher values than those used take many times as long and save a few percent. */
  readonly avifEffort: number;
}

const large: PictureSize = {
  suffix: "",
  width: 1200,
  height: 900,
  mostWebpBytes: 60_000,
  avifQuality: 45,
  avifEffort: 2,
};
const thumbnail: PictureSize = {
  suffix: "-thumbnail",
  width: 320,
  height: 240,
  mostWebpBytes: 7_000,
  avifQuality: 42,
  avifEffort: 4,
};

/** A picture that has the size, as WebP and as AVIF. Colors are converted to sRGB; metadata is left out. */
async function encodePicture(
  picture: Buffer,
  { suffix, width, height, mostWebpBytes, avifQuality, avifEffort }: PictureSize,
): Promise<EncodedPicture[]> {
  const avif = await sharp(picture)
    .avif({ quality: avifQuality, effort: avifEffort, chromaSubsampling: "4:2:0" })
    .toBuffer();
  const shape = { suffix, width, height };
  return [
    { ...shape, ending: "webp", bytes: await encodeWebp(picture, mostWebpBytes) },
    { ...shape, ending: "avif", bytes: avif },
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
