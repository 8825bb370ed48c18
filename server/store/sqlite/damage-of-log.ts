import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";

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
export function damageOfLog(file: string): string | undefined {
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
