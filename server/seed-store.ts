import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Store } from "./store/store.ts";

/** Saves the seed as the first catalogue, where there is none yet. Of processes that start at once one does it. */
export async function seedStore(
  store: Pick<Store, "currentCatalogue" | "saveCatalogue">,
  seed: Catalogue,
  clock: () => number,
): Promise<void> {
  if ((await store.currentCatalogue()) !== undefined) return;
  // Where another process was quicker, the outcome says so, and there is nothing left to do.
  await store.saveCatalogue({ catalogue: seed, after: 0, savedAt: clock() });
}
