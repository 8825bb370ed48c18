import sharp from "sharp";
import { expect, test } from "vitest";
import { OperatorProblem } from "#server/operator-problem.ts";
import { photographToPictures } from "./photograph-to-pictures.ts";

/** A photograph as an upright phone saves it: in landscape, with an EXIF orientation that says to rotate it. */
function uprightPhotograph(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background: "#c06020" } })
    .withExif({ IFD0: { Copyright: "the cook" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test("a photograph gives both sizes in both formats, without the camera's metadata", async () => {
  const files = await photographToPictures(await uprightPhotograph(), "fish-soup");
  const facts = await Promise.all(
    files.map(async ({ name, bytes }) => {
      const { width, height, exif, orientation } = await sharp(bytes).metadata();
      return { name, width, height, isPlain: exif === undefined && orientation === undefined };
    }),
  );
  expect(facts).toEqual([
    { name: "fish-soup.webp", width: 1200, height: 900, isPlain: true },
    { name: "fish-soup.avif", width: 1200, height: 900, isPlain: true },
    { name: "fish-soup-thumbnail.webp", width: 320, height: 240, isPlain: true },
    { name: "fish-soup-thumbnail.avif", width: 320, height: 240, isPlain: true },
  ]);
}, 60_000);

test.each(["Fish Soup", "../soup", "", "soup_1"])(
  "%j is rejected as the name of a picture",
  async (name) => {
    await expect(photographToPictures(await uprightPhotograph(), name)).rejects.toThrow(
      OperatorProblem,
    );
  },
);

test("a file that is not a photograph is named in the error", async () => {
  await expect(photographToPictures(Buffer.from("soup"), "fish-soup")).rejects.toThrow(
    "fish-soup: no photograph that can be read",
  );
});
