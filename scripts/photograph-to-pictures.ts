import sharp from "sharp";
import { OperatorProblem } from "#server/operator-problem.ts";
import { encodePicture, large, type PictureFile, thumbnail } from "./encode-picture.ts";

/**
 * The picture files of one photograph, rotated upright and cropped to 4:3 around its centre. Throws an `OperatorProblem` if the
 * name of the dish or the photograph cannot be used.
 */
export async function photographToPictures(
  photograph: Buffer,
  dish: string,
): Promise<PictureFile[]> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(dish))
    throw new OperatorProblem(`${dish}: a name may have small letters a to z, digits and hyphens`);
  const files: PictureFile[] = [];
  for (const size of [large, thumbnail]) {
    const cut = await cutTo(photograph, dish, size.width, size.height);
    files.push(...(await encodePicture(cut, dish, size)));
  }
  return files;
}

async function cutTo(
  photograph: Buffer,
  dish: string,
  width: number,
  height: number,
): Promise<Buffer> {
  try {
    return await sharp(photograph)
      .autoOrient()
      .resize(width, height, { fit: "cover" })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch (error) {
    throw new OperatorProblem(`${dish}: no photograph that can be read`, { cause: error });
  }
}
