import { changeAmount } from "#domain/cart/change-amount.ts";
import type { OrderStore } from "./order-store.ts";
import { leftOf, type ShownAvailability } from "./use-availability.ts";

/** Leaves of each selection in the cart as many as are left; removes a dish of which none is. */
export function lowerToLeft(store: OrderStore, availability: ShownAvailability): void {
  for (const { name: typeName, dishes } of store.state().cart) {
    for (const dish of dishes) {
      const identity = { typeName, name: dish.name };
      const lowered = dish.selections.reduce((changed, { name, amount }) => {
        const left = leftOf(availability, typeName, dish.name, name) ?? amount;
        return left < amount ? changeAmount(changed, { kind: "selection", name }, left) : changed;
      }, dish);
      if (lowered.selections.length === 0) store.remove(identity);
      else if (lowered !== dish) store.replace(identity, lowered);
    }
  }
}
