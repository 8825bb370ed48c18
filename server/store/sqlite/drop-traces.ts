import { DatabaseSync } from "node:sqlite";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { retryWhileBusy } from "./retry-while-busy.ts";
import { busyCode, withStoreErrors } from "./sqlite-error.ts";

/**
 * What `user_version` says of a file. Versions of the shop that did not overwrite what they deleted have left 0. Since then every
 * connection does (`secure_delete`), so one rewriting of the whole file is enough for ever.
 */
const rewriting = { isDue: 0, hasBegun: 2, isDone: 1 };

/**
 * Removes from a database file and its log what is not in its tables any more. The first time in the life of a file this rewrites it, which
 * takes about a second for 100 MB and that much space on the disk. Rejects with `StoreUnavailable` if it could not be done; it may be
 * done again at any time.
 */
export async function dropTraces(database: DatabaseSync): Promise<void> {
  const run = (statement: string) =>
    retryWhileBusy(() => withStoreErrors(() => database.exec(statement)));
  // Before the rewriting, so that no other process takes the smaller file for an older copy, see `watchFiles`.
  if (userVersion(database) === rewriting.isDue)
    await run(`pragma user_version = ${String(rewriting.hasBegun)}`);
  if (userVersion(database) === rewriting.hasBegun) {
    await run("vacuum");
    await run(`pragma user_version = ${String(rewriting.isDone)}`);
  }
  await retryWhileBusy(() => {
    // While another connection reads, the log stays as it is; that is an answer, and not an error.
    const { busy } = withStoreErrors(() =>
      database.prepare("pragma wal_checkpoint(truncate)").get(),
    ) as { readonly busy: number };
    if (busy !== 0) throw new LogInUse();
  });
}

/**
 * Whether the rewriting of a file has begun or is done. It is read with a connection of its own, because the one that asks may have pages of
 * a file that was replaced meanwhile. Throws `StoreUnavailable` if it cannot be read.
 */
export function isRewritten(file: string): boolean {
  return withStoreErrors(() => {
    using database = new DatabaseSync(file, { readOnly: true });
    return userVersion(database) !== rewriting.isDue;
  });
}

function userVersion(database: DatabaseSync): number {
  return withStoreErrors(() =>
    Number(database.prepare("pragma user_version").get()?.["user_version"]),
  );
}

/** The log could not be emptied, because another connection is reading from it. */
class LogInUse extends StoreUnavailable {
  readonly errcode = busyCode;

  constructor() {
    super("its log is in use by another process");
  }
}
