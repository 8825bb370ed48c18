import { randomInt } from "node:crypto";

/** Nine random digits, the first never 0: nothing of other orders can be read off it, and a spreadsheet leaves it whole. */
export function makeOrderNumber(): string {
  return String(randomInt(100_000_000, 1_000_000_000));
}
