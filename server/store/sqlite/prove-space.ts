import { open, rm } from "node:fs/promises";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/** More bytes than the largest transaction of orders adds to the log. */
const enough = 1_048_576;

/**
 * Proves that the disk of a database file has space for more orders: it writes, syncs and removes a file beside it. Rejects
 * with `StoreUnavailable` if that is impossible. Several processes may do so at the same time.
 */
export async function proveSpace(file: string): Promise<void> {
  const probe = `${file}-space`;
  try {
    try {
      await using handle = await open(probe, "w", 0o600);
      await handle.writeFile(Buffer.alloc(enough));
      await handle.sync();
    } finally {
      await rm(probe, { force: true });
    }
  } catch (error) {
    throw new StoreUnavailable("its disk takes no new file", { source: error });
  }
}
