import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { openingState } from "#domain/order-log/order-state.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { readWeeklyOrders, type WeeklyOrder } from "#server/reports/read-weekly-orders.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";

function untouched(stored: StoredOrder, index: number): WorkingOrder {
  const { number: orderNumber, week, order } = stored;
  const { orderTotal } = order;
  const state = openingState({ orderNumber, week, orderTotal, isBeforeDesk: false });
  return { stored, position: index + 1, state };
}

/** A week of orders as the seller reads it. */
export async function openWeek(
  stored: readonly StoredOrder[],
  catalogue: Catalogue = soupKitchen,
): Promise<readonly WeeklyOrder[]> {
  const store = {
    workingOrders: () => Promise.resolve({ orders: stored.map(untouched), unreadable: [] }),
  };
  return (await readWeeklyOrders(store, "2026-01-07", catalogue.menu)).orders;
}
