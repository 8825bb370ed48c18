import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { crc32, createDeflate } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { mostUploadBytes, type PictureRefusalCode } from "#contract/wire/desk-pictures.ts";

/** The command lines of the programs that make pictures for a process. */
export async function encodersOf(pid: number): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)("ps", ["-eo", "ppid=,args="]);
  return stdout
    .split("\n")
    .filter((line) => line.trim().startsWith(`${String(pid)} `) && line.includes("encode-upload"));
}

/** Stripes, so that nothing is lost unseen. */
export function photograph(width = 1600, height = 1200): Sharp {
  const stripes = Array.from(
    { length: 12 },
    (_, index) =>
      `<rect x="${String((index * width) / 12)}" width="${String(width / 24)}" height="100%" fill="hsl(${String(index * 30)} 80% 40%)"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">${stripes.join("")}</svg>`;
  return sharp(Buffer.from(drawing)).flatten({ background: "#fff4e0" });
}

/** A photograph as a phone saves it, with where it was taken. */
export const jpeg = () =>
  photograph()
    .withExif({ IFD0: { Copyright: "the cook's address" } })
    .jpeg()
    .toBuffer();

/** What is no photograph of a dish, with the answer that it gets. */
export interface HostilePhotograph {
  readonly what: string;
  readonly body: Buffer;
  readonly status: number;
  readonly code: PictureRefusalCode;
}

export async function hostilePhotographs(): Promise<readonly HostilePhotograph[]> {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>');
  const picture = await jpeg();
  const all: readonly (readonly [string, Buffer, number, PictureRefusalCode])[] = [
    ["a drawing", svg, 415, "PICTURE_TYPE"],
    [
      "a drawing behind the first bytes of a JPEG",
      Buffer.concat([picture.subarray(0, 3), svg]),
      422,
      "PICTURE_NOT_READABLE",
    ],
    ["a GIF", await photograph().gif().toBuffer(), 415, "PICTURE_TYPE"],
    ["a TIFF", await photograph().tiff().toBuffer(), 415, "PICTURE_TYPE"],
    ["an AVIF", await photograph(640, 480).avif({ effort: 0 }).toBuffer(), 415, "PICTURE_TYPE"],
    ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj"), 415, "PICTURE_TYPE"],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), 415, "PICTURE_TYPE"],
    [
      "the first half of a photograph",
      picture.subarray(0, picture.length / 2),
      422,
      "PICTURE_NOT_READABLE",
    ],
    ["600 million pixels in a small PNG", await pngBomb(30_000, 20_000), 413, "PICTURE_TOO_LARGE"],
    ["30 MB", Buffer.alloc(30_000_000, picture), 413, "PICTURE_TOO_LARGE"],
    ["a byte too many", Buffer.alloc(mostUploadBytes + 1, picture), 413, "PICTURE_TOO_LARGE"],
    ["a stamp", await photograph(599, 450).png().toBuffer(), 422, "PICTURE_TOO_SMALL"],
    ["nothing", Buffer.alloc(0), 400, "BAD_REQUEST"],
  ];
  return all.map(([what, body, status, code]) => ({ what, body, status, code }));
}

/** A PNG of a single color in a few hundred kilobytes, whatever its size is. */
async function pngBomb(width: number, height: number): Promise<Buffer> {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const deflate = createDeflate({ level: 9 });
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * 100);
  for (let row = 0; row < height; row += 100) deflate.write(rows);
  deflate.end();
  const chunks: Buffer[] = [];
  for await (const each of deflate as AsyncIterable<Buffer>) chunks.push(each);
  const data = Buffer.concat(chunks);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
