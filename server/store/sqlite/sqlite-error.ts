import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/** The primary result code SQLITE_BUSY: another connection is writing. */
export const busyCode = 5;
/** The primary result code SQLITE_IOERR. */
const diskErrorCode = 10;

/** Primary result codes of SQLite that report a problem of the machine, not of a statement (sqlite.org/rescode.html). */
const unavailableCodes = new Map([
  [busyCode, "locked by another process"],
  [6, "locked"],
  [8, "read-only"],
  [diskErrorCode, "disk error"],
  [11, "damaged"],
  [13, "disk full"],
  [14, "cannot be opened"],
  [26, "not a database"],
]);

/** Runs work on SQLite and throws `StoreUnavailable` for an error that means that the database cannot work now. */
export function withStoreErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = unavailableCodes.get(sqliteCodeOf(error) ?? 0);
    throw reason === undefined ? error : new StoreUnavailable(reason, { source: error });
  }
}

/** The extended result code SQLITE_IOERR_WRITE: the log lacks a part of what was to be written. */
const writeFailedCode = 778;

/**
 * The error of a commit. After a disk error the log may have the whole transaction, because it was written and could not be
 * synced: this process then overwrites it with its next transaction, but a start after a crash would read it as stored. If it
 * could not be written, its last frame is incomplete and no start reads it.
 */
export function commitError(error: unknown): unknown {
  const isInDoubt =
    sqliteCodeOf(error) === diskErrorCode && extendedCodeOf(error) !== writeFailedCode;
  if (!isInDoubt) return error;
  return new StoreUnavailable("disk error during a commit", { source: error, isInDoubt });
}

/** The primary result code of an SQLite error, or of the source of a `StoreUnavailable`; undefined for any other error. */
export function sqliteCodeOf(error: unknown): number | undefined {
  const code = extendedCodeOf(error);
  // The low byte of an extended code is the primary code.
  return code === undefined ? undefined : code & 0xff;
}

function extendedCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof StoreUnavailable) return extendedCodeOf(error.source);
  return "errcode" in error && typeof error.errcode === "number" ? error.errcode : undefined;
}
