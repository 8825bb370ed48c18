import type { Agorot } from "#domain/money/agorot.ts";
import type { Cart } from "./cart.ts";
import { findCartDish } from "./change-cart.ts";

/** One effect of a changed menu on a cart. Names are as the cart now shows them; a removed thing keeps the name that it had. */
export type CartChange = {
  readonly typeName: string;
  readonly dishName: string;
} & (
  | { readonly kind: "dish-gone" }
  | {
      readonly kind: "part-gone";
      /** The selection, add-on, option, choice or extra that is no longer offered. */
      readonly partName: string;
    }
  | { readonly kind: "choice-needed"; readonly optionName: string }
  | { readonly kind: "price-changed"; readonly from: Agorot; readonly to: Agorot }
  /** The dish has another name than `oldName`. */
  | { readonly kind: "dish-renamed"; readonly oldName: string }
  /** A selection, add-on, option, choice or extra has another name than `oldName`. */
  | { readonly kind: "part-renamed"; readonly partName: string; readonly oldName: string }
);

/** Whether an option of a dish in the cart still has to be chosen: until then no order is accepted, so having seen it is not enough. */
export function isChoiceMissing(change: CartChange, cart: Cart): boolean {
  if (change.kind !== "choice-needed") return false;
  const { typeName, dishName, optionName } = change;
  const dish = findCartDish(cart, { typeName, name: dishName });
  return dish !== undefined && !dish.options.some(({ name }) => name === optionName);
}

/** The changes without the choices that were made since, and without those of dishes that left the cart. */
export function changesToSee(changes: readonly CartChange[], cart: Cart): readonly CartChange[] {
  return changes.filter(
    (change) => change.kind !== "choice-needed" || isChoiceMissing(change, cart),
  );
}
