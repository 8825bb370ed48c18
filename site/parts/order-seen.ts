import { dishNamesOf, type MyOrder } from "#site/order-state/my-orders.ts";
import { orderPath } from "#site/order-state/order-path.ts";
import type { SentOrder } from "#site/order-state/order-state.ts";
import type { OrderStore } from "#site/order-state/order-store.ts";
import { handoverPlace } from "./handover-place.ts";
import type { ShownOrder } from "./shown-order.ts";

/**
 * What this tab says of an order that was sent from it, or that is changed in its cart, becomes what the order is now: the seller, another
 * tab or another device may have changed or canceled it since. `key` opens its page.
 */
export function orderSeen(store: OrderStore, order: ShownOrder, key: string): void {
  const now = sentOrderNow(order, key);
  const isOld = (known: SentOrder | undefined) =>
    known?.number === now.number && JSON.stringify(known) !== JSON.stringify(now);
  const { sentOrder, lastOrder } = store.state();
  if (isOld(sentOrder ?? undefined)) store.takeOver({ ...store.state(), sentOrder: now });
  if (lastOrder !== null && isOld(lastOrder.order)) {
    // Other dishes may have been ordered since.
    const cart = order.revision === 0 ? lastOrder.cart : [];
    store.takeOver({ ...store.state(), lastOrder: { order: now, cart } });
  }
  const { changedOrder } = store.state();
  if (
    changedOrder?.number === now.number &&
    (changedOrder.isCancelled ?? false) !== order.isCancelled
  ) {
    const { isCancelled } = order;
    store.takeOver({ ...store.state(), changedOrder: { ...changedOrder, isCancelled } });
  }
}

function sentOrderNow(order: ShownOrder, key: string): SentOrder {
  const { number, orderTotal, week, deadline, customerData, handOver, isCancelled } = order;
  const { email } = customerData;
  return {
    number,
    orderTotal,
    week,
    deadline,
    place: handoverPlace(customerData, order),
    ...(email !== "" && { email }),
    handOver,
    page: orderPath({ number, key }),
    isCancelled,
  };
}

/** An order as the list of this device has it. */
export function myOrderOf(order: ShownOrder, key: string): MyOrder {
  const { number, week, orderTotal, handOver, groups, isCancelled } = order;
  const comesOn = handOver?.date ?? null;
  return { number, key, week, orderTotal, comesOn, dishes: dishNamesOf(groups), isCancelled };
}
