import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Finding } from "./problem.ts";

/** Bytes, and the part of the disk, that must be free. */
const least = { bytes: 1_000_000_000, part: 0.1 };

interface Space {
  /** Bytes that are free for the shop's user, and bytes of the whole disk. */
  readonly free: number;
  readonly whole: number;
}

/** The space of the disk that has a folder, or will have it. Rejects with what the system says. */
async function spaceOf(folder: string): Promise<Space> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, whole: blocks * bsize };
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!isMissing || dirname(folder) === folder) throw error;
    return spaceOf(dirname(folder));
  }
}

/** Looks whether the disk of one of the folders, each with the name of its setting, is nearly full. */
export async function lookAtDisk(
  folders: Readonly<Record<string, string>>,
  space: typeof spaceOf = spaceOf,
): Promise<readonly Finding[]> {
  const full = [];
  for (const [setting, folder] of Object.entries(folders)) {
    const { free, whole } = await space(resolve(folder));
    if (free < least.bytes || free < whole * least.part)
      full.push(
        `the disk of ${setting} has ${(free / 1e9).toFixed(1)} GB left (${((free / whole) * 100).toFixed(0)} %)`,
      );
  }
  return full.length === 0
    ? []
    : [{ kind: "disk", words: `${full.join(", ")}: make space`, stopsOrders: false }];
}
