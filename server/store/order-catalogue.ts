import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { catalogueOfOrder } from "#domain/order/catalogue-of-order.ts";
import type { Store, StoredOrder } from "./store.ts";

/** Reads the catalogue that has everything of an order: its names in both languages and its measures. Rejects as `catalogueOfVersion` does. */
export async function orderCatalogue(
  store: Pick<Store, "catalogueOfVersion">,
  stored: Pick<StoredOrder, "order" | "catalogueVersion" | "kept">,
): Promise<Catalogue> {
  const versions = [...new Set(versionsOf(stored))];
  const read = async (version: number) =>
    [version, await store.catalogueOfVersion(version)] as const;
  const catalogues = new Map(await Promise.all(versions.map(read)));
  const catalogueOf = (version: number) => {
    const catalogue = catalogues.get(version);
    if (catalogue === undefined) throw new Error(`catalogue ${String(version)} was not read`);
    return catalogue;
  };
  return catalogueOfOrder(
    catalogueOf(stored.catalogueVersion),
    stored.kept,
    stored.order.language,
    catalogueOf,
  );
}

/** The versions of all catalogues with which something of an order was priced. */
export function versionsOf({
  catalogueVersion,
  kept: { dishes, placeFrom },
}: Pick<StoredOrder, "catalogueVersion" | "kept">): readonly number[] {
  return [
    catalogueVersion,
    ...dishes.map((dish) => dish.catalogueVersion),
    ...(placeFrom === null ? [] : [placeFrom]),
  ];
}
