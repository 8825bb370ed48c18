import type { Store, VersionedCatalogue } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/** The catalogue of now. Throws `StoreUnavailable` if the store has none yet. */
export async function currentCatalogue(
  store: Pick<Store, "currentCatalogue">,
): Promise<VersionedCatalogue> {
  const current = await store.currentCatalogue();
  if (current === undefined) throw new StoreUnavailable("it has no catalogue yet");
  return current;
}
