import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/** The primary result code SQLITE_BUSY: another connection is writing. */
export const busyCode = 5;

/** Primary result codes of SQLite that report a problem of the machine, not of a statement (sqlite.org/rescode.html). */
const unavailableCodes = new Map([
  [busyCode, "locked by another process"],
  [6, "locked"],
  [8, "read-only"],
  [10, "disk error"],
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

/** The primary result code of an SQLite error, or of the source of a `StoreUnavailable`; undefined for any other error. */
export function sqliteCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof StoreUnavailable) return sqliteCodeOf(error.source);
  // The low byte of an extended code is the primary code.
  return "errcode" in error && typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}
