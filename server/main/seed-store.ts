import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Store } from "#server/store/store.ts";

/** Saves the seed as the first catalogue if there is none yet. If several processes start at once, one of them does it. */
export async function seedStore(
  store: Pick<Store, "currentCatalogue" | "saveCatalogue">,
  seed: Catalogue,
  clock: () => number,
): Promise<void> {
  if ((await store.currentCatalogue()) !== undefined) return;
  // If another process was faster, the save is refused, and nothing is left to do.
  await store.saveCatalogue({ catalogue: seed, after: 0, savedAt: clock() });
}
