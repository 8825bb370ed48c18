import { statSync } from "node:fs";
import { basename } from "node:path";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/**
 * Gives a function to call inside each transaction on a database file, before its commit. It throws `StoreUnavailable` if the
 * file, its log or the index of the log is not the one that was at its path at the first call. SQLite itself goes on writing
 * into a file that was moved or removed, where the next start does not find the orders. The three files stay the same from the
 * first transaction until the connection is closed.
 */
export function watchFiles(file: string): () => void {
  const paths = [file, `${file}-wal`, `${file}-shm`];
  let known: ReadonlyMap<string, string | undefined> | undefined;
  return () => {
    known ??= new Map(paths.map((path) => [path, idOf(path)]));
    for (const [path, id] of known) {
      if (id === undefined || idOf(path) !== id) {
        throw new StoreUnavailable(
          `${basename(path)} was moved, removed or replaced while it was open`,
        );
      }
    }
  };
}

/** Identifies the file at a path; undefined if there is none. Throws `StoreUnavailable` if that cannot be found out. */
function idOf(path: string): string | undefined {
  try {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found && `${String(found.dev)} ${String(found.ino)}`;
  } catch (error) {
    throw new StoreUnavailable(`${basename(path)} cannot be looked up`, { source: error });
  }
}
