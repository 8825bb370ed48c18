import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { type OrderOfWeek, ordersOfWeek } from "#server/ordering/orders-of-week.ts";
import type { StoredOrder } from "#server/store/store.ts";

/** A week of orders as the seller reads it. */
export function openWeek(
  stored: readonly StoredOrder[],
  catalogue: Catalogue = soupKitchen,
): Promise<readonly OrderOfWeek[]> {
  const store = {
    ordersOfWeek: () => Promise.resolve(stored),
    catalogueOfVersion: () => Promise.resolve(catalogue),
  };
  return ordersOfWeek(store, "2026-01-07");
}
