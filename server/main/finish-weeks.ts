import { carryOut } from "#server/seller/weeks/mark-orders.ts";
import type { Store } from "#server/store/store.ts";
import { type RepeatedLook, repeatLook } from "./repeat-look.ts";

/** Milliseconds between two looks. */
const lookEvery = 3 * 60_000;

interface FinishWeeksDeps {
  readonly store: Store;
  readonly log: {
    readonly info: (fields: object, line: string) => void;
    readonly error: (fields: object, line: string) => void;
  };
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
}

/**
 * Goes on with decisions about weeks whose process ended between the decision and its orders: the week is closed then, and customers were
 * neither moved nor told. Looks at a start and every few minutes. A failure is logged and tried again at the next look. Several processes
 * may do it at once.
 */
export function createWeekFinisher({ store, log, clock }: FinishWeeksDeps): RepeatedLook {
  const finish = async (ending: AbortSignal) => {
    try {
      for (const decision of await store.unfinishedWeekDecisions()) {
        if (ending.aborted) return;
        const { week } = decision;
        try {
          await carryOut({ store, now: clock() }, decision);
          log.info({ week }, "a decision about a week was carried out to its end");
        } catch (error) {
          // Of other weeks, what can be done is done.
          log.error({ err: error, week }, "a decision about a week is not carried out yet");
        }
      }
    } catch (error) {
      log.error({ err: error }, "a look for unfinished decisions about weeks failed");
    }
  };
  return repeatLook({ every: lookEvery, isAtStart: true, run: finish });
}
