import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { readVersions } from "#server/seller/catalogue/read-versions.ts";
import type { Store } from "#server/store/store.ts";
import { answerInContext } from "#server/testing/call-desk.ts";
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
    /** As a device sends it, or as none does. */
    change: async (change: unknown, actionId = "change", on: Store = store) => {
      const context = await contextOf(phone, on, monday);
      const sent = { actionId, pressedAt: monday, change: change as CatalogueChange };
      return answerInContext(context, "changeCatalogue", sent);
    },
    takeBack: async (undoes: string, actionId = "back") =>
      answerInContext(await contextOf(phone, store, monday), "takeBackCatalogueChange", {
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
