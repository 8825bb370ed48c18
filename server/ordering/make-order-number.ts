import { randomInt } from "node:crypto";

/** Makes a number of nine random digits. It reveals nothing about other orders, and has no leading zero that a spreadsheet would drop. */
export function makeOrderNumber(): string {
  return String(randomInt(100_000_000, 1_000_000_000));
}
