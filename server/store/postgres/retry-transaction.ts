import { setTimeout as wait } from "node:timers/promises";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { inDoubt, isLost, isRolledBack } from "./postgres-error.ts";

/** Milliseconds: the same time for which an order waits for its turn on SQLite. */
const longestWaitByDefault = 5_000;
const firstPause = 5;
const longestPause = 500;

interface RetryOptions {
  /** Whether the work may run twice. Only then is it repeated if nobody knows whether it was committed. */
  readonly isRepeatable: boolean;
  /** Milliseconds until the last attempt. */
  readonly longestWait?: number | undefined;
}

/**
 * Runs a transaction on PostgreSQL. Repeats it with growing pauses after PostgreSQL rolled it back in favour of another one
 * and, if it is repeatable, after the connection was lost. `isAgain` tells the work that an earlier attempt may have been
 * committed after all. Rejects with an error in doubt if an attempt was lost during its commit and no later one has settled it.
 */
export async function retryTransaction<T>(
  work: (isAgain: boolean) => Promise<T>,
  { isRepeatable, longestWait = longestWaitByDefault }: RetryOptions,
): Promise<T> {
  const start = performance.now();
  let isAgain = false;
  let isInDoubt = false;
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await work(isAgain);
    } catch (error) {
      const mayRepeat = isRolledBack(error) || (isRepeatable && isLost(error));
      isInDoubt ||= error instanceof StoreUnavailable && error.isInDoubt;
      if (!mayRepeat || performance.now() - start + pause > longestWait)
        throw isInDoubt ? inDoubt(error) : error;
      isAgain ||= isLost(error);
    }
    await wait(pause);
  }
}
