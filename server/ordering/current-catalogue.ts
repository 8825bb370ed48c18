import type { VersionedCatalogue } from "#server/store/catalogue/versioned-catalogue.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/** The current catalogue. Throws `StoreUnavailable` if the store has none yet. */
export async function currentCatalogue(
  store: Pick<Store, "currentCatalogue">,
): Promise<VersionedCatalogue> {
  const current = await store.currentCatalogue();
  if (current === undefined) throw new StoreUnavailable("it has no catalogue yet");
  return current;
}

interface Patience {
  readonly mostTries?: number;
  /** What is thrown after the last try; only a bug makes it happen, unless it says otherwise. */
  readonly giveUp?: () => Error;
}

/**
 * Repeats an attempt that came to nothing because something else was stored in the same moment, such as another version of the catalogue:
 * it gives undefined then, and its next try reads the current state.
 */
export async function untilSettled<Outcome>(
  attempt: () => Promise<Outcome | undefined>,
  {
    mostTries = 10,
    giveUp = () => new Error(`something else was stored in each of ${String(mostTries)} tries`),
  }: Patience = {},
): Promise<Outcome> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const outcome = await attempt();
    if (outcome !== undefined) return outcome;
  }
  throw giveUp();
}
