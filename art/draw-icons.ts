/**
 * `node art/draw-icons.ts`: draws the icons for home screens from site/icon.svg, the icon of browser tabs: site/touch-icon.png and
 * the icons that server/http/web-manifest.ts names. Browsers cache the latter for a year, so a changed drawing needs new names.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { root } from "#scripts/root.ts";

const icon = readFileSync(new URL("site/icon.svg", root), "utf8");
/** Square, with `room` more units around the mark, because phones round the corners themselves. */
const square = (room: number) => {
  const [start, side] = [-room, 32 + 2 * room];
  return icon
    .replace(/viewBox="[^"]*"/u, `viewBox="${start} ${start} ${side} ${side}"`)
    .replace(
      /<rect [^>]*?( fill="[^"]*")\/>/u,
      `<rect x="${start}" y="${start}" width="${side}" height="${side}"$1/>`,
    );
};

async function draw(file: string, drawing: string, size: number): Promise<void> {
  const picture = await sharp(Buffer.from(drawing), { density: 1_200 })
    .resize(size)
    .png({ palette: true, colors: 32 })
    .toBuffer();
  writeFileSync(new URL(file, root), picture);
  process.stdout.write(`${file}: ${picture.length} bytes\n`);
}

mkdirSync(new URL("site/public/assets", root), { recursive: true });
await draw("site/touch-icon.png", square(7), 180);
await draw("site/public/assets/icon-192.png", icon, 192);
await draw("site/public/assets/icon-512.png", icon, 512);
// The mark stays within the inner 80 percent, which every mask shape of Android shows.
await draw("site/public/assets/icon-maskable-512.png", square(9), 512);
