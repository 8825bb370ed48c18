import type { Store, VersionedCatalogue } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/** The catalogue of now, which may be newer than that of the operation. Throws `StoreUnavailable` if there is none. */
export async function newestCatalogue(
  store: Pick<Store, "currentCatalogue">,
): Promise<VersionedCatalogue> {
  const current = await store.currentCatalogue();
  if (current === undefined) throw new StoreUnavailable("it has no catalogue yet");
  return current;
}
