import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Store } from "#server/store/store.ts";

/** A first catalogue, or what loads it: a start whose store has one need not. */
export type Seed = Catalogue | (() => Promise<Catalogue>);

/** Saves the seed as the first catalogue if there is none yet. If several processes start at once, one of them does it. */
export async function seedStore(
  store: Pick<Store, "currentCatalogue" | "saveCatalogue">,
  seed: Seed,
  clock: () => number,
): Promise<void> {
  if ((await store.currentCatalogue()) !== undefined) return;
  const catalogue = typeof seed === "function" ? await seed() : seed;
  // If another process was faster, the save is refused, and nothing is left to do.
  await store.saveCatalogue({ catalogue, after: 0, savedAt: clock() });
}
