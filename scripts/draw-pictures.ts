import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawPicture, type Frame } from "#seed/pictures/kit/scene.ts";
import { pictures } from "#seed/pictures/pictures.ts";

/** One of the two files of a dish: what it shows and the most bytes it may take. */
interface Size {
  readonly suffix: string;
  readonly frame: Frame;
  readonly mostBytes: number;
}

const sizes: readonly Size[] = [
  { suffix: "", frame: { width: 1200, height: 900, zoom: 1 }, mostBytes: 60_000 },
  { suffix: "-thumbnail", frame: { width: 320, height: 240, zoom: 1.06 }, mostBytes: 7_000 },
];

const folder = join(import.meta.dirname, "..", "seed", "webImages");

/** Encodes at the best quality that keeps within the bytes. */
async function encode(svg: string, mostBytes: number): Promise<Buffer> {
  const drawing = await sharp(Buffer.from(svg), { unlimited: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (let quality = 82; quality >= 18; quality -= 6) {
    const picture = await sharp(drawing)
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (picture.length < mostBytes) return picture;
  }
  throw new Error(`a picture does not fit in ${String(mostBytes)} bytes`);
}

async function writePictures(only: readonly string[]): Promise<void> {
  const unknown = only.filter((dish) => pictures[dish] === undefined);
  if (unknown.length > 0) throw new Error(`no picture of ${unknown.join(", ")}`);
  await mkdir(folder, { recursive: true });
  let total = 0;
  for (const [dish, recipe] of Object.entries(pictures)) {
    if (only.length > 0 && !only.includes(dish)) continue;
    for (const { suffix, frame, mostBytes } of sizes) {
      const picture = await encode(drawPicture(dish, recipe, frame), mostBytes);
      await writeFile(join(folder, `${dish}${suffix}.webp`), picture);
      total += picture.length;
    }
  }
  process.stdout.write(`${String(Math.round(total / 1000))} kB of pictures\n`);
}

// All dishes, or those named: node scripts/draw-pictures.ts jachnun matbucha
await writePictures(process.argv.slice(2));
