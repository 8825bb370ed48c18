import { checkOrder } from "#domain/order/check-order.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { NewOrder } from "#server/store/orders/new-order.ts";

/** Ruth's order as the soup kitchen accepts it, ready to be stored; a test overrides the fields that matter to it. */
export function newOrder(changes: Partial<NewOrder> = {}): NewOrder {
  const checked = checkOrder(ruthsOrder(hebrewMenu, "ירושלים"), soupKitchen);
  if (!checked.ok) throw new Error("the soup kitchen refuses Ruth's order");
  return {
    order: checked.order,
    number: "100000001",
    idempotencyKey: undefined,
    contentHash: "hash of Ruth's order",
    catalogueVersion: 1,
    receivedAt: Date.UTC(2026, 0, 5, 9),
    sellerAddress: "cook@soup-kitchen.example",
    week: "2026-01-07",
    mostInAnHour: undefined,
    ...changes,
  };
}
