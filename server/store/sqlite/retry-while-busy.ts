import { setTimeout as wait } from "node:timers/promises";
import { busyCode, sqliteCodeOf } from "./sqlite-error.ts";

/** Milliseconds. */
const longestWaitByDefault = 5_000;
const pause = 5;

/**
 * Runs work on SQLite and repeats it while another connection is writing, for `longestWait` milliseconds at most. SQLite's own
 * busy timeout blocks the whole process while it waits, so it is short and the long wait happens here.
 */
export async function retryWhileBusy<T>(
  work: () => T | Promise<T>,
  longestWait: number = longestWaitByDefault,
): Promise<T> {
  const start = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (sqliteCodeOf(error) !== busyCode || performance.now() - start > longestWait) throw error;
    }
    await wait(pause);
  }
}
