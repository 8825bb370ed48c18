import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { orderKeys } from "#server/ordering/order-keys.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "./new-order.ts";
import type { OrderLink } from "./placed-order-calls.ts";

/**
 * Stores orders of the week that the soup kitchen takes orders for now, each with an email address of its own, and gives their links.
 * Its catalogue must be version 1.
 */
export async function storeLinkedOrders(
  store: Store,
  count: number,
): Promise<readonly OrderLink[]> {
  const { date: week } = orderWeekAt(Date.now(), soupKitchen.shop);
  const numbers = Array.from({ length: count }, (_, index) => String(300_000_001 + index));
  const { order } = newOrder();
  await store.saveOrders(
    numbers.map((number) => {
      const customerData = { ...order.customerData, email: `${number}@example.com` };
      return newOrder({ number, week, receivedAt: Date.now(), order: { ...order, customerData } });
    }),
  );
  const value = "the secret of the order pages in this test";
  const keys = orderKeys(await store.readOrMakeSecret({ name: "order-pages", value, at: 0 }));
  return numbers.map((number) => ({
    number,
    key: keys.keyOf(number),
    page: keys.pathOf(number),
  }));
}
