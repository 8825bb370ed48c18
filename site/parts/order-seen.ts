import { dishNamesOf, type MyOrder } from "#site/order-state/my-orders.ts";
import { orderPath } from "#site/order-state/order-path.ts";
import type { CartState, SentOrder } from "#site/order-state/order-state.ts";
import type { OrderStore } from "#site/order-state/order-store.ts";
import { handoverPlace } from "./handover-place.ts";
import { changeable, type ShownOrder } from "./shown-order.ts";

/**
 * What this tab says of an order that was sent from it, or that is changed in its cart, becomes what the order is now: the seller, another
 * tab or another device may have changed or canceled it since. `key` opens its page.
 */
export function orderSeen(store: OrderStore, order: ShownOrder, key: string): void {
  const now = sentOrderNow(order, key);
  const isOld = (known: SentOrder | undefined) =>
    known?.number === now.number && JSON.stringify(known) !== JSON.stringify(now);
  const state = store.state();
  const { sentOrder, lastOrder, changedOrder } = state;
  const { isCancelled, revision } = order;
  const changedNow = changedOrder?.number === now.number && {
    ...changedOrder,
    isCancelled,
    // A payment is no revision.
    ...(changedOrder.revision === revision && { money: changeable(order).money }),
  };
  const changes: Partial<CartState> = {
    ...(isOld(sentOrder ?? undefined) && { sentOrder: now }),
    // From its first change on other dishes may have been ordered.
    ...(isOld(lastOrder?.order) && {
      lastOrder: { order: now, cart: revision === 0 ? (lastOrder?.cart ?? []) : [] },
    }),
    ...(changedNow !== false &&
      JSON.stringify(changedOrder) !== JSON.stringify(changedNow) && { changedOrder: changedNow }),
  };
  if (Object.keys(changes).length > 0) store.takeOver({ ...state, ...changes });
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
