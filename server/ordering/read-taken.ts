import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { PortionsOfLimits } from "#domain/order/portion-limits.ts";
import type { Store } from "#server/store/store.ts";

/** For so long the portions that were read are answered, in milliseconds: what an order takes is checked when it is stored. */
const keptFor = 3_000;

/** What is taken of limits depends on it. */
export interface TakenNow {
  readonly catalogue: Catalogue;
  /** The version of the catalogue. */
  readonly version: number;
  /** The date of the week that orders are taken for. */
  readonly week: string;
}

export interface TakenDeps {
  readonly store: Pick<Store, "portionsTaken">;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
}

/**
 * Gives what the orders of a week take of the limits of a catalogue; undefined for a catalogue without limits. Rejects with
 * `StoreUnavailable` if the orders of the week cannot be read.
 */
export type ReadTaken = (now: TakenNow) => Promise<PortionsOfLimits | undefined>;

interface Reading {
  readonly key: string;
  readonly readAt: number;
  readonly taken: Promise<PortionsOfLimits>;
}

/** Adds up the orders of a week at most once in a few seconds, and only for a catalogue with limits. */
export function createTakenReader({ store, clock }: TakenDeps): ReadTaken {
  let kept: Reading | undefined;
  return async ({ catalogue, version, week }) => {
    if ((catalogue.limits ?? []).length === 0) return undefined;
    const key = `${String(version)} ${week}`;
    const now = clock();
    if (kept?.key === key && Math.abs(now - kept.readAt) < keptFor) return kept.taken;
    const taken = store.portionsTaken(week);
    const reading = { key, readAt: now, taken };
    kept = reading;
    // A failure is not kept: the next question reads again.
    taken.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return taken;
  };
}
