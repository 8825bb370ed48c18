/**
 * Draws what a phone's screen shows of the shop from site/icon.svg, what a browser's tab shows: site/touch-icon.png, and the icons
 * that server/http/web-manifest.ts names. Those are kept by browsers for a year, so that a new drawing needs new names.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { root } from "#scripts/root.ts";

const icon = readFileSync(new URL("site/icon.svg", root), "utf8");
/** Square, with more room around the mark: a phone cuts the corners itself. */
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
// The mark within the inner four fifths, whatever form the phone cuts out.
await draw("site/public/assets/icon-maskable-512.png", square(9), 512);
