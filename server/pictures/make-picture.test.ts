import sharp from "sharp";
import { expect, test } from "vitest";
import { nameFiles } from "./encoded-picture.ts";
import { makePicture } from "./make-picture.ts";
import { namesContent } from "./picture-types.ts";

/** A photograph as an upright phone saves it: in landscape, with an EXIF orientation that says to rotate it. Its top is blue. */
async function uprightPhotograph(): Promise<Buffer> {
  const side = { create: { width: 200, height: 300, channels: 3, background: "#2040c0" } } as const;
  return sharp({ create: { width: 400, height: 300, channels: 3, background: "#c06020" } })
    .composite([{ input: await sharp(side).png().toBuffer(), left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: "the cook" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test("a photograph gives both sizes in both types, upright and without the camera's metadata, under names with their hash", async () => {
  const { image, stored, thumbnail } = nameFiles(await makePicture(await uprightPhotograph()));
  const facts = await Promise.all(
    stored.map(async ({ name, type, bytes, ...size }) => {
      const { width, height, format, exif, orientation } = await sharp(bytes).metadata();
      const isOfType = { "image/webp": "webp", "image/avif": "heif" }[type] === format;
      const isPlain = exif === undefined && orientation === undefined;
      const isSized = size.width === width && size.height === height;
      return { name: name.replace(/[0-9a-f]{32}/u, "…"), width, isOfType, isPlain, isSized };
    }),
  );
  const fine = { isOfType: true, isPlain: true, isSized: true };
  expect(facts).toEqual([
    { name: "dish-….webp", width: 1200, ...fine },
    { name: "dish-….avif", width: 1200, ...fine },
    { name: "dish-…-thumbnail.webp", width: 320, ...fine },
    { name: "dish-…-thumbnail.avif", width: 320, ...fine },
  ]);
  expect([image, thumbnail]).toEqual([stored[0]?.name, stored[2]?.name]);
  expect(stored.filter(({ name }) => !namesContent(name))).toEqual([]);

  const top = await sharp(stored[0]?.bytes)
    .extract({ left: 0, top: 0, width: 1200, height: 300 })
    .toBuffer();
  const { dominant } = await sharp(top).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
  const again = nameFiles(await makePicture(await uprightPhotograph()));
  expect(again.image).toBe(image);
}, 60_000);
