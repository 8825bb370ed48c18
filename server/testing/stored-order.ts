import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import { signedAgorot } from "#domain/money/agorot.ts";
import { checkOrder } from "#domain/order/check-order.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { openingState } from "#domain/order-log/order-state.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { englishMenu, hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";

export const inHebrew = ruthsOrder(hebrewMenu, "ירושלים");
export const inEnglish = ruthsOrder(englishMenu, "Jerusalem");

/** An order as the store returns it. `customer` overrides the customer without validation. */
export function storedOrder(
  order: CustomerOrder = inHebrew,
  customer: Partial<Omit<CustomerData, "city">> = {},
  catalogue: Catalogue = soupKitchen,
): StoredOrder {
  const checked = checkOrder(order, catalogue);
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.refusals)}`);
  return {
    order: { ...checked.order, customerData: { ...checked.order.customerData, ...customer } },
    number: "100000001",
    catalogueVersion: 1,
    receivedAt: Date.UTC(2026, 0, 5, 9, 5),
    week: "2026-01-07",
    revision: 0,
    adjustment: signedAgorot(0),
    adjustmentText: "",
  };
}

/** A mail that asks to pay for an order of which so many agorot were received. */
export function requestFor(stored: StoredOrder, received = 0) {
  const { number: orderNumber, week, order } = stored;
  const opening = { orderNumber, week, orderTotal: order.orderTotal, isBeforeDesk: false };
  const state = { ...openingState(opening), received: signedAgorot(received) };
  return { kind: "request", now: { stored, state } } as const;
}
