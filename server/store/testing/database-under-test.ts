import { onTestFinished } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";
import type { NewOrder } from "#server/store/orders/new-order.ts";
import type { Store } from "#server/store/store.ts";

/** An empty database. Several stores may be opened on it, as several processes do. */
export interface DatabaseUnderTest {
  readonly open: () => Promise<Store>;
  /** Runs an SQL statement without a store, as a database tool does. */
  readonly execute: (sql: string) => Promise<void>;
}

/** Opens a store that is closed at the end of the running test. */
export async function openForTest(database: DatabaseUnderTest): Promise<Store> {
  const store = await database.open();
  onTestFinished(() => store.close());
  return store;
}

/** Opens a store as `openForTest` does, and saves the soup kitchen as its first catalogue, and orders. */
export async function openWithOrders(
  database: DatabaseUnderTest,
  orders: readonly NewOrder[],
): Promise<Store> {
  const store = await openForTest(database);
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.saveOrders(orders);
  return store;
}

/** An order as it was last changed. Rejects if there is none. */
export async function newestOrder(store: Store, number: string): Promise<WorkingOrder> {
  const found = await store.findWorkingOrder(number);
  if (found === undefined) throw new Error("the order is gone");
  return found;
}

/** The same shop with another contact address: a change that affects no price. */
export const renamed = {
  ...soupKitchen,
  shop: { ...soupKitchen.shop, contactAddress: "new@soup.example" },
};
