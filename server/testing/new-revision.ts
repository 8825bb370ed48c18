import { priceCart, priceOrder } from "#domain/cart/price-cart.ts";
import { agorot, signedAgorot } from "#domain/money/agorot.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import { nothingMissing } from "#domain/order-log/missing.ts";
import type { NewRevision } from "#server/store/orders/new-revision.ts";
import { newOrder } from "./new-order.ts";

/** An order without the dishes of a type, such as "מרקים", priced again. */
function withoutType(order: AcceptedOrder, typeName: string): AcceptedOrder {
  const groups = order.groups.filter((group) => group.name.he !== typeName);
  const rest = { ...order, groups, totalPrice: priceCart(groups) };
  return { ...rest, orderTotal: priceOrder(rest) };
}

/** Takes an amount in agorot off an order, or adds it. */
export function adjusted(order: AcceptedOrder, by: number): AcceptedOrder {
  return { ...order, orderTotal: agorot(order.orderTotal + by) };
}

/** Ruth's order without the soups, ready to be stored; a test overrides the fields that matter to it. */
export function newRevision(changes: Partial<NewRevision> = {}): NewRevision {
  const { number, order, catalogueVersion } = newOrder();
  return {
    orderNumber: number,
    actionId: "change",
    deviceId: null,
    pressedAt: 1,
    at: Date.UTC(2026, 0, 6, 9),
    contentHash: "hash of the change",
    basedOn: 0,
    order: withoutType(order, "מרקים"),
    adjustment: signedAgorot(0),
    adjustmentText: "",
    missing: nothingMissing,
    catalogueVersion,
    mails: [],
    ...changes,
  };
}
