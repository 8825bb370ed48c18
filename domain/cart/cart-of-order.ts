import type { OrderGroup } from "#domain/order/order.ts";
import type { Cart } from "./cart.ts";

/**
 * A placed order as a cart, in the language of its names. An order has no positions: those of the cart are the places in the order
 * until it is resolved from a menu, which is to be done before it is shown.
 */
export function cartOfOrder(groups: readonly OrderGroup[]): Cart {
  return groups.map(({ name, dishes }, ofGroup) => ({
    name,
    position: ofGroup,
    dishes: dishes.map((dish, ofDish) => ({
      ...dish,
      position: ofDish,
      selections: dish.selections.map((selection, position) => ({
        ...selection,
        addOns: selection.addOns.map((addOn, at) => ({ ...addOn, position: at })),
        position,
      })),
      options: dish.options.map((option, position) => ({
        ...option,
        choicePosition: 0,
        position,
      })),
      extras: dish.extras.map((extra, position) => ({ ...extra, position })),
    })),
  }));
}
