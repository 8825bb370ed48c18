import sharp, { type SharpOptions } from "sharp";
import { encodePicture, large, type PictureSize, thumbnail } from "./encode-picture.ts";
import type { EncodedPicture } from "./encoded-picture.ts";

/**
 * The files of a photograph: upright, cropped to 4:3 around its centre, in both sizes and both types, without metadata. Rejects
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
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer();
}
