import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import type { Store } from "#server/store/store.ts";

/** The order with a number, as it was last changed; undefined if there is none. */
export async function findOrder(
  store: Pick<Store, "findWorkingOrder">,
  number: string,
): Promise<StoredOrder | undefined> {
  return (await store.findWorkingOrder(number))?.stored;
}

/** The orders that are in a week, as they were last changed, canceled ones too, and the numbers of those that are damaged. */
export async function ordersOfWeek(store: Pick<Store, "workingOrders">, date: string) {
  const { orders, unreadable } = await store.workingOrders(date);
  return { orders: orders.map(({ stored }) => stored), unreadable };
}
