import type { Shop } from "./catalogue.ts";

/** For how many years books are kept by law, and customers if the seller has not said otherwise. */
const usualYears = 7;
/** The least and the most years that can be chosen. */
export const [fewestYears, mostYears] = [1, 30];

/** Milliseconds for which it can be taken back that customers are kept for fewer years, before it takes effect. */
export const shorteningWaits = 7 * 24 * 60 * 60_000;

/** After how many years the customers of a week are erased, as the seller has set it; see `yearsInForce`. */
export function customerYears(shop: Pick<Shop<unknown>, "customerYears"> | undefined): number {
  return shop?.customerYears ?? usualYears;
}

/** A version of the shop with another number of years than the one before it; `at` is in milliseconds since 1970 UTC. */
interface YearsChange {
  readonly at: number;
  readonly before: number;
}

/**
 * After how many years customers are erased now, and since when it is fewer (milliseconds since 1970 UTC): more years count at once, fewer only
 * a week after they were set. `changes` are at least those of the last week. `from` is null where nothing waits.
 */
export function yearsInForce(
  set: number,
  changes: readonly YearsChange[],
  now: number,
): { readonly years: number; readonly from: number | null } {
  const waiting = changes.filter(({ at, before }) => before > set && at + shorteningWaits > now);
  return {
    years: Math.max(set, ...waiting.map(({ before }) => before)),
    from: waiting.length === 0 ? null : Math.max(...waiting.map(({ at }) => at)) + shorteningWaits,
  };
}
