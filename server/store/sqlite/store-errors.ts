import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/** Primary result codes of SQLite that speak of the machine and not of us (sqlite.org/rescode.html). */
const unavailableCodes = new Map([
  [5, "locked by another process"],
  [6, "locked"],
  [8, "read-only"],
  [10, "disk error"],
  [11, "damaged"],
  [13, "disk full"],
  [14, "cannot be opened"],
  [26, "not a database"],
]);

/** Carries out work on SQLite; what says that the database cannot work now is thrown as `StoreUnavailable`. */
export function storeErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = unavailableCodes.get(sqliteCodeOf(error) ?? 0);
    throw reason === undefined ? error : new StoreUnavailable(reason, { cause: error });
  }
}

/** The primary result code of an error of SQLite, also below a `StoreUnavailable`; undefined for any other error. */
export function sqliteCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof StoreUnavailable) return sqliteCodeOf(error.cause);
  // The high bytes of an extended code say more than is asked here.
  return "errcode" in error && typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}
