import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { root } from "#scripts/root.ts";
import { encodePicture, large, thumbnail } from "#server/pictures/encode-picture.ts";
import type { EncodedPicture } from "#server/pictures/encoded-picture.ts";
import { drawPicture, type Recipe } from "./kit/scene.ts";
import { laidTable } from "./recipes/laid-table.ts";
import { pictures } from "./recipes/pictures.ts";

/** The part of the drawing that a thumbnail shows: the food without the table. */
const middle = { left: 100, top: 75, width: 1000, height: 750 };

/** The picture that chats show beside a shared link. It is a JPEG because some of them do not support WebP. */
const share = "share";

interface PictureFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function drawDish(dish: string, recipe: Recipe): Promise<PictureFile[]> {
  const drawing = await paint(drawPicture(dish, recipe, large));
  const { width, height } = thumbnail;
  const small = await sharp(drawing).extract(middle).resize(width, height).png().toBuffer();
  return [...(await encodePicture(drawing, large)), ...(await encodePicture(small, thumbnail))].map(
    (file) => fileOf(dish, file),
  );
}

function fileOf(dish: string, { suffix, ending, bytes }: EncodedPicture): PictureFile {
  return { name: `${dish}${suffix}.${ending}`, bytes };
}

async function drawShare(): Promise<PictureFile[]> {
  const drawing = await paint(drawPicture(share, laidTable, { width: 1200, height: 630 }));
  const bytes = await sharp(drawing).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  return [{ name: "share.jpg", bytes }];
}

function paint(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { unlimited: true })
    .flatten()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Draws all pictures, or only the named ones, and prints their total size. */
async function drawPictures(only: readonly string[]): Promise<void> {
  const unknown = only.filter((name) => name !== share && pictures[name] === undefined);
  if (unknown.length > 0) throw new Error(`no picture of ${unknown.join(", ")}`);
  let total = 0;
  const folder = new URL("seed/webImages/", root);
  const save = async (files: readonly PictureFile[]) => {
    for (const { name, bytes } of files) {
      writeFileSync(fileURLToPath(new URL(name, folder)), bytes);
      total += bytes.length;
    }
  };
  const isWanted = (name: string) => only.length === 0 || only.includes(name);
  for (const [dish, recipe] of Object.entries(pictures))
    if (isWanted(dish)) await save(await drawDish(dish, recipe));
  if (isWanted(share)) await save(await drawShare());
  process.stdout.write(`${String(Math.round(total / 1000))} kB of pictures\n`);
}

// `node art/draw-pictures.ts` draws all, `node art/draw-pictures.ts jachnun share` only the named ones.
await drawPictures(process.argv.slice(2));
