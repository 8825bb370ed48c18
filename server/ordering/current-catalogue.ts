import { type Store, StoreUnavailable, type VersionedCatalogue } from "#server/store/store.ts";

/** The catalogue of now. Throws `StoreUnavailable` if the store has none yet. */
export async function currentCatalogue(
  store: Pick<Store, "currentCatalogue">,
): Promise<VersionedCatalogue> {
  const current = await store.currentCatalogue();
  if (current === undefined) throw new StoreUnavailable("it has no catalogue yet");
  return current;
}
