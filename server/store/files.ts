import { open, readdir } from "node:fs/promises";

/** The names in a folder; none if there is no such folder. Throws what the system says otherwise. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder).catch(nothingIfMissing)) ?? [];
}

/** Makes a promise about a file that is missing undefined, with `catch`; throws every other error. */
export function nothingIfMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}

/** Waits until a file, or the names in a folder, are on the disk. */
export async function sync(path: string, flags: "r" | "r+"): Promise<void> {
  await using handle = await open(path, flags);
  await handle.sync();
}
