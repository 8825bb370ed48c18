import { chmodSync, closeSync, openSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { retryWhileBusy } from "./retry-while-busy.ts";
import { withStoreErrors } from "./sqlite-error.ts";

/** Milliseconds for which SQLite itself waits for another writer; the whole process is blocked during that time. */
const busyTimeout = 50;
/** Milliseconds between two looks at a log that seems damaged. */
const pauseBetweenLooks = 100;

/**
 * Opens a database file, or creates it, with what an acknowledged order needs to survive a power cut: a write-ahead log that
 * is synced at every commit. What is deleted is overwritten. Throws `StoreUnavailable` if the file cannot be opened, and if opening it would lose its log.
 */
export async function openDatabase(file: string): Promise<DatabaseSync> {
  await checkLog(file);
  makePrivate(file);
  const database = withStoreErrors(
    () => new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true }),
  );
  try {
    await retryWhileBusy(() => {
      withStoreErrors(() => {
        // The journal mode comes first, because `synchronous` applies to it.
        database.exec(
          "pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off; pragma secure_delete = on;",
        );
      });
    });
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Throws `StoreUnavailable` if opening a file would lose its log. */
export async function checkLog(file: string): Promise<void> {
  const damage = () => withStoreErrors(() => damageOfLog(file));
  if (damage() === undefined) return;
  // Another process may have been writing into the log while it was read.
  await wait(pauseBetweenLooks);
  const found = damage();
  if (found !== undefined) throw new StoreUnavailable(found);
}

/**
 * Makes a database file, new or left by an older server, readable for its owner only, since it holds customers' data. SQLite
 * gives the files beside it the same mode. Never throws: SQLite reports a file that cannot be used.
 */
function makePrivate(file: string): void {
  try {
    // Only a missing file is opened here: closing an existing one would release the locks that this process holds on it.
    closeSync(openSync(file, "wx", 0o600));
  } catch {
    for (const each of [file, `${file}-wal`, `${file}-shm`]) removeAccessOfOthers(each);
  }
}

function removeAccessOfOthers(file: string): void {
  try {
    const mode = statSync(file).mode & 0o777;
    if ((mode & 0o077) !== 0) chmodSync(file, mode & 0o700);
  } catch {
    // The file does not exist, or belongs to another user, and only that user may change its mode.
  }
}

// The format of the write-ahead log: sqlite.org/fileformat2.html#the_write_ahead_log. Sizes in bytes.
const headerSize = 32;
const frameHeaderSize = 24;
const formatVersion = 3_007_000;
/** With the lowest bit set, the words of checksums are big-endian. */
const magic = 0x377f0682;
/** A longer log is left by a reader that kept it open for hours; only its header is checked. */
const longestLog = 64 * 1024 * 1024;

/**
 * Why opening a database file would lose what is in its write-ahead log; undefined if it would not. SQLite removes the log of a
 * missing or empty database, and drops everything after the first frame of the log that it cannot read. The end of the log may
 * be unreadable after a power cut: then the last transaction was not acknowledged. Must run before the file is opened.
 */
function damageOfLog(file: string): string | undefined {
  const log = `${file}-wal`;
  const logSize = sizeOf(log);
  if (logSize === 0) return undefined;
  if (sizeOf(file) === 0) {
    return `${basename(file)} is missing or empty, but its log ${basename(log)} is there: put the database back, or move the log away`;
  }
  const bytes = readFileSync(log);
  // SQLite syncs the header before the first transaction is acknowledged.
  if (bytes.length < headerSize || bytes.subarray(0, headerSize).every((byte) => byte === 0))
    return undefined;
  const damage = `its log ${basename(log)} is damaged: restore a backup, or move the log away and lose the newest orders`;
  return isReadable(new DataView(bytes.buffer, bytes.byteOffset, bytes.length))
    ? undefined
    : damage;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function isReadable(log: DataView): boolean {
  const isLittleEndian = log.getUint32(0) === magic;
  if (!isLittleEndian && log.getUint32(0) !== magic + 1) return false;
  if (log.getUint32(4) !== formatVersion) return false;
  let sum = checksum(log, 0, headerSize - 8, isLittleEndian, [0, 0]);
  if (!hasChecksum(log, headerSize - 8, sum)) return false;
  if (log.byteLength > longestLog) return true;

  const salts = log.getBigUint64(16);
  const frameSize = frameHeaderSize + log.getUint32(8);
  let isBroken = false;
  let commitsAfterBreak = 0;
  for (let at = headerSize; at + frameSize <= log.byteLength; at += frameSize) {
    // Frames of an earlier round of the log have other salts.
    const isOfRound = log.getBigUint64(at + 8) === salts;
    // A frame after the commit of the broken transaction: that commit was synced before this frame was written.
    if (isOfRound && commitsAfterBreak > 0) return false;
    if (!isBroken) {
      sum = checksum(log, at, 8, isLittleEndian, sum);
      sum = checksum(log, at + frameHeaderSize, frameSize - frameHeaderSize, isLittleEndian, sum);
      isBroken = !isOfRound || !hasChecksum(log, at + 16, sum);
    }
    const isCommit = log.getUint32(at + 4) !== 0;
    if (isBroken && isOfRound && isCommit) commitsAfterBreak += 1;
  }
  return true;
}

type Sum = readonly [number, number];

function checksum(
  log: DataView,
  from: number,
  length: number,
  isLittleEndian: boolean,
  [before, beforeThat]: Sum,
): Sum {
  let [first, second] = [before, beforeThat];
  for (let at = from; at < from + length; at += 8) {
    first = (first + log.getUint32(at, isLittleEndian) + second) >>> 0;
    second = (second + log.getUint32(at + 4, isLittleEndian) + first) >>> 0;
  }
  return [first, second];
}

function hasChecksum(log: DataView, at: number, [first, second]: Sum): boolean {
  return log.getUint32(at) === first && log.getUint32(at + 4) === second;
}
