import { type BigIntStats, statSync } from "node:fs";
import { basename } from "node:path";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/** To be called in every transaction on a database file. */
export interface FileWatch {
  /** Throws as `beforeCommit` does, before pages of another database are read and taken for damage. */
  readonly beforeBegin: () => void;
  /** Throws `StoreUnavailable` if what would be committed might not be found by the next start. */
  readonly beforeCommit: () => void;
  /** Notes what the commit may have changed. Never throws. */
  readonly afterCommit: () => void;
}

/**
 * Watches a database file, its log and the index of the log. A commit is refused if one of them is not the file that was at its
 * path at the first commit: SQLite itself goes on writing into a file that was moved or removed, where the next start does not find
 * the orders. The three files stay the same from the first transaction until the connection is closed. A commit is also refused if
 * the database file became smaller: an older copy was written over it, and pages of two databases are mixed. The shop makes it smaller
 * once, and `isRewritten` tells whether it has; after a `vacuum` by somebody else the server must be started again.
 */
export function watchFiles(file: string, isRewritten: () => boolean): FileWatch {
  const paths = [file, `${file}-wal`, `${file}-shm`];
  let known: ReadonlyMap<string, string | undefined> | undefined;
  let size = 0n;
  let wasRewritten = true;
  const isRewrittenNow = () => {
    if (wasRewritten) return false;
    try {
      wasRewritten = isRewritten();
    } catch (error) {
      // The pages of two databases are mixed.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    return wasRewritten;
  };
  const compare = (files: NonNullable<typeof known>) => {
    for (const [path, id] of files) {
      const found = look(path);
      if (id === undefined || idOf(found) !== id)
        throw new StoreUnavailable(
          `${basename(path)} was moved, removed or replaced while it was open`,
        );
      if (path !== file || found === undefined || found.size >= size) continue;
      if (!isRewrittenNow())
        throw new StoreUnavailable(
          `${basename(path)} was overwritten while it was open: restore it again while the server is stopped`,
        );
      size = found.size;
    }
  };
  return {
    beforeBegin: () => {
      if (known !== undefined) compare(known);
    },
    beforeCommit: () => {
      if (known === undefined) {
        wasRewritten = isRewritten();
        known = new Map(paths.map((path) => [path, idOf(look(path))]));
      }
      compare(known);
    },
    afterCommit: () => {
      try {
        // A checkpoint of this commit may have made it larger.
        size = look(file)?.size ?? size;
      } catch {
        // The commit is done; the next one fails with this error.
      }
    },
  };
}

/** Undefined if there is no such file. Throws `StoreUnavailable` if that cannot be found out. */
function look(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch (error) {
    throw new StoreUnavailable(`${basename(path)} cannot be looked up`, { source: error });
  }
}

/** Identifies a file. */
function idOf(found: BigIntStats | undefined): string | undefined {
  return found && `${String(found.dev)} ${String(found.ino)}`;
}
