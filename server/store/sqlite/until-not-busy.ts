import { setTimeout as wait } from "node:timers/promises";
import { sqliteCodeOf } from "./store-errors.ts";

const busy = 5;
const longestWaitMs = 5_000;
const pauseMs = 5;

/**
 * Carries out work on SQLite, again and again while another connection writes, for five seconds at most.
 * SQLite's own busy timeout stops the whole process while it waits, so it is kept short and the long waiting is done here.
 */
export async function untilNotBusy<T>(work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (sqliteCodeOf(error) !== busy || performance.now() - start > longestWaitMs) throw error;
    }
    await wait(pauseMs);
  }
}
