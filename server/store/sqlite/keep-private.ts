import { chmodSync, closeSync, openSync, statSync } from "node:fs";

/**
 * Makes a database file, or what an older server left of one, readable for its owner only: customers are in it. The files that
 * SQLite puts beside it have its mode. Never throws: where this is not possible SQLite says the rest.
 */
export function keepPrivate(file: string): void {
  try {
    // Only where it is missing: to close a file that is there would let go of the locks that this process has on it.
    closeSync(openSync(file, "wx", 0o600));
  } catch {
    for (const each of [file, `${file}-wal`, `${file}-shm`]) takeFromOthers(each);
  }
}

function takeFromOthers(file: string): void {
  try {
    const mode = statSync(file).mode & 0o777;
    if ((mode & 0o077) !== 0) chmodSync(file, mode & 0o700);
  } catch {
    // It is not there, or belongs to somebody else, who alone may say who reads it.
  }
}
