import type { Cart } from "#domain/cart/cart.ts";
import type { OrderGroup } from "./order.ts";

/** The cart without its position fields (specification §3) and ids: an order names things. */
export function stripPositions(cart: Cart): readonly OrderGroup[] {
  return cart.map(({ typeName, orders }) => ({
    typeName,
    orders: orders.map(({ dishName, totalPrice, selections, options, extras }) => ({
      dishName,
      totalPrice,
      selections: selections.map(({ selectionName, amount, checkedOptions, price }) => ({
        selectionName,
        amount,
        checkedOptions: checkedOptions.map(({ name, addedPrice }) => ({ name, addedPrice })),
        price,
      })),
      options: options.map(({ name, choice, price }) => ({ name, choice, price })),
      extras: extras.map(({ name, amount, price }) => ({ name, amount, price })),
    })),
  }));
}
