import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { StoredOrder } from "#server/store/store.ts";
import { readWeeklyOrders, type WeeklyOrder } from "#server/weekly-orders/read-weekly-orders.ts";

/** A week of orders as the seller reads it. */
export async function openWeek(
  stored: readonly StoredOrder[],
  catalogue: Catalogue = soupKitchen,
): Promise<readonly WeeklyOrder[]> {
  const store = {
    ordersOfWeek: () => Promise.resolve({ orders: stored, unreadable: [] }),
    catalogueOfVersion: () => Promise.resolve(catalogue),
    currentCatalogue: () => Promise.resolve({ version: 1, catalogue }),
  };
  return (await readWeeklyOrders(store, "2026-01-07")).orders;
}
