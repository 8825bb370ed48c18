import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { readVersions } from "#server/seller/catalogue/read-versions.ts";
import {
  storeCatalogueChange,
  takeBackCatalogueChange,
} from "#server/seller/catalogue/store-catalogue-change.ts";
import type { Store } from "#server/store/store.ts";
import { contextOf, letIn } from "#server/testing/open-desk.ts";
import type { shopDatabases } from "#server/testing/shop-databases.ts";

/** When everything on a desk of `openMenuDesk` happens. */
export const monday = Date.UTC(2026, 0, 5, 9);

/** The desk of the soup kitchen on which its owner changes the catalogue. */
export async function openMenuDesk(database: (typeof shopDatabases)[number]) {
  const { store } = await database.prepare();
  const phone = await letIn(store, "owner", monday);
  return {
    store,
    phone,
    /** As it comes over the wire. */
    change: async (change: unknown, actionId = "change", on: Store = store) => {
      const context = await contextOf(phone, on, monday);
      const sent: unknown = JSON.parse(JSON.stringify(change));
      return storeCatalogueChange(context, { actionId, pressedAt: monday, change: sent });
    },
    takeBack: async (undoes: string, actionId = "back") =>
      takeBackCatalogueChange(await contextOf(phone, store, monday), {
        actionId,
        pressedAt: monday,
        undoes,
      }),
    versions: async (before?: number) =>
      readVersions(await contextOf(phone, store, monday), before),
    dishesNow: async (): Promise<readonly Dish<LocalizedText>[]> =>
      (await store.currentCatalogue())?.catalogue.menu.flatMap((type) => type.dishes) ?? [],
  };
}
