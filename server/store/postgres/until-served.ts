import { setTimeout as wait } from "node:timers/promises";
import { isLost, isRolledBack } from "./postgres-error.ts";

/** Milliseconds: as long as an order waits for its turn on SQLite. */
const longestWait = 5_000;
const firstPause = 5;
const longestPause = 500;

interface UntilServedOptions {
  /** Whether the work may be done twice, so that it is tried again when nobody knows whether it was done. */
  readonly isRepeatable: boolean;
}

/**
 * Carries out a transaction on PostgreSQL, again with growing pauses where it was undone for the sake of another one or, if
 * it is repeatable, where the connection was lost; for five seconds at most. `isAgain` tells the work that an earlier try
 * may have been carried out after all.
 */
export async function untilServed<T>(
  work: (isAgain: boolean) => Promise<T>,
  { isRepeatable }: UntilServedOptions,
): Promise<T> {
  const start = performance.now();
  let isAgain = false;
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await work(isAgain);
    } catch (error) {
      const isTriedAgain = isRolledBack(error) || (isRepeatable && isLost(error));
      if (!isTriedAgain || performance.now() - start + pause > longestWait) throw error;
      isAgain ||= isLost(error);
    }
    await wait(pause);
  }
}
