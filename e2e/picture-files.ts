import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";

/** The picture of the desk in the README. */
export async function besideEachOther(folder: string): Promise<Buffer> {
  const shown = ["thursday-he", "packing-he", "handing-over-he"];
  const files = shown.map((name) => join(folder, `desk-${name}.png`));
  const { width, height } = await sharp(files[0]).metadata();
  const gap = 40;
  const picture = sharp({
    create: {
      width: files.length * width + (files.length - 1) * gap,
      height,
      channels: 4,
      background: "transparent",
    },
  });
  // Hebrew is read from the right.
  const places = files
    .toReversed()
    .map((input, index) => ({ input, left: index * (width + gap), top: 0 }));
  return picture.composite(places).png().toBuffer();
}

/** The first page of a PDF, as `pdftoppm` of poppler draws it: Chromium without a window draws no PDF. */
export async function firstPage(file: string): Promise<Buffer> {
  const options = ["-png", "-r", "110", "-f", "1", "-l", "1", file];
  const drawn = await promisify(execFile)("pdftoppm", options, {
    encoding: "buffer",
    maxBuffer: 50_000_000,
  });
  return drawn.stdout;
}
