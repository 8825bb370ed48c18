import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder, and those above it that are missing, readable for their owner only. Throws what the system says. Node's own
 * recursive `mkdir` never ends on a file system that answers "no such file" for a folder that cannot be made, as /proc does.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) await makeFolder(above);
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been quicker.
    if (!(await isFolder(folder))) throw error;
  }
}

/** False also if the path cannot be looked up: making the folder then says why. */
function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
