import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

/**
 * Where a backup has its own checksum: the four bytes of its `application_id` (sqlite.org/fileformat.html). A server that opens the file
 * sets it to 0, so it says nothing about a database that has been at work.
 */
const place = { start: 68, length: 4 };
const magic = "SQLite format 3\0";

/** Writes its checksum into an SQLite file that is finished and that nobody has open. */
export async function writeOwnChecksum(file: string): Promise<void> {
  const checksum = await checksumWithout(file);
  await using handle = await open(file, "r+");
  await handle.write(checksum, 0, place.length, place.start);
}

/** Whether an SQLite file is as it was when its checksum was written into it; undefined if it has none. */
export async function fitsOwnChecksum(file: string): Promise<boolean | undefined> {
  const written = await readStart(file);
  if (written === undefined || written.every((byte) => byte === 0)) return undefined;
  return written.equals(await checksumWithout(file));
}

async function readStart(file: string): Promise<Buffer | undefined> {
  await using handle = await open(file, "r");
  const { buffer, bytesRead } = await handle.read({
    buffer: Buffer.alloc(place.start + place.length),
  });
  if (bytesRead < buffer.length || !buffer.toString("latin1").startsWith(magic)) return undefined;
  return buffer.subarray(place.start);
}

/** The first bytes of the SHA-256 of everything but the place of the checksum. It is never 0, which stands for a missing one. */
async function checksumWithout(file: string): Promise<Buffer> {
  const hash = createHash("sha256");
  for (const part of [{ end: place.start - 1 }, { start: place.start + place.length }])
    for await (const chunk of createReadStream(file, part)) hash.update(chunk as Buffer);
  const checksum = hash.digest().subarray(0, place.length);
  return checksum.every((byte) => byte === 0) ? Buffer.from([0, 0, 0, 1]) : checksum;
}
