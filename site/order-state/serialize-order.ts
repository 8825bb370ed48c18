import type { Cart } from "#domain/cart/cart.ts";
import { shekelsOf } from "#domain/money/shekels.ts";
import type { OrderState, SentOrder } from "./order-state.ts";

/** Increase it whenever the stored shape changes; states of other versions are dropped. */
export const shapeVersion = 1;

/** The order state as JSON for session storage. */
export function serializeOrder(state: OrderState): string {
  return JSON.stringify({
    version: shapeVersion,
    ...state,
    customerData: state.customerData && {
      ...state.customerData,
      pickupOrDeliveryPrice: shekelsOf(state.customerData.pickupOrDeliveryPrice),
    },
    allOrders: cartInShekels(state.allOrders),
    sentOrder: state.sentOrder && orderInShekels(state.sentOrder),
    lastOrder: state.lastOrder && {
      order: orderInShekels(state.lastOrder.order),
      allOrders: cartInShekels(state.lastOrder.allOrders),
    },
    changes: state.changes.map((change) =>
      change.kind === "price-changed"
        ? { ...change, from: shekelsOf(change.from), to: shekelsOf(change.to) }
        : change,
    ),
  });
}

function cartInShekels(cart: Cart) {
  return cart.map((group) => ({
    ...group,
    orders: group.orders.map((dish) => ({
      ...dish,
      totalPrice: shekelsOf(dish.totalPrice),
      selections: dish.selections.map((selection) => ({
        ...selection,
        checkedOptions: selection.checkedOptions.map((addOn) => ({
          ...addOn,
          addedPrice: shekelsOf(addOn.addedPrice),
        })),
        price: shekelsOf(selection.price),
      })),
      options: dish.options.map((option) => ({ ...option, price: option.price.map(shekelsOf) })),
      extras: dish.extras.map((extra) => ({ ...extra, price: shekelsOf(extra.price) })),
    })),
  }));
}

function orderInShekels(order: SentOrder) {
  return { ...order, orderTotal: shekelsOf(order.orderTotal) };
}
