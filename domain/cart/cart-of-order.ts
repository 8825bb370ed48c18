import type { OrderGroup } from "#domain/order/order.ts";
import type { Cart } from "./cart.ts";

/**
 * A placed order as a cart, in the language of its names. An order has no positions: those of the cart are the places in the order
 * until it is resolved from a menu, which is to be done before it is shown.
 */
export function cartOfOrder(allOrders: readonly OrderGroup[]): Cart {
  return allOrders.map(({ typeName, orders }, typeOrder) => ({
    typeName,
    typeOrder,
    orders: orders.map((dish, dishOrder) => ({
      ...dish,
      dishOrder,
      selections: dish.selections.map((selection, order) => ({
        ...selection,
        checkedOptions: selection.checkedOptions.map((addOn, at) => ({ ...addOn, order: at })),
        order,
      })),
      options: dish.options.map((option, order) => ({ ...option, choiceIndex: 0, order })),
      extras: dish.extras.map((extra, order) => ({ ...extra, order })),
    })),
  }));
}
