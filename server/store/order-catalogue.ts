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
  return catalogueOfStored(stored, catalogueAmong(new Map(await Promise.all(versions.map(read)))));
}

/** Gives the catalogue of a version from those that were read. It throws for any other version. */
export function catalogueAmong(
  catalogues: ReadonlyMap<number, Catalogue>,
): (version: number) => Catalogue {
  return (version) => {
    const catalogue = catalogues.get(version);
    if (catalogue === undefined) throw new Error(`catalogue ${String(version)} was not read`);
    return catalogue;
  };
}

/** The catalogue that has everything of an order. `catalogueOf` gives that of each of its `versionsOf`. */
export function catalogueOfStored(
  { order, catalogueVersion, kept }: Pick<StoredOrder, "order" | "catalogueVersion" | "kept">,
  catalogueOf: (version: number) => Catalogue,
): Catalogue {
  return catalogueOfOrder(catalogueOf(catalogueVersion), kept, order.language, catalogueOf);
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
