import type { Agorot } from "#domain/money/agorot.ts";
import type { CheckedDish } from "#domain/order/order.ts";
import { priceExtra, priceOption, priceSelection } from "./price-cart.ts";

/** One line of a dish, as every view of a cart or an order shows it, with its total price. */
export type DishLine =
  | {
      readonly kind: "selection";
      readonly name: string;
      readonly amount: number;
      /** Each one is added to every portion. */
      readonly addOns: readonly { readonly name: string; readonly addedPrice: Agorot }[];
      /** Of one, without its add-ons. */
      readonly unitPrice: Agorot;
      readonly price: Agorot;
    }
  | {
      readonly kind: "option";
      readonly name: string;
      readonly choice: string;
      readonly price: Agorot;
    }
  | {
      readonly kind: "extra";
      readonly name: string;
      readonly amount: number;
      readonly unitPrice: Agorot;
      readonly price: Agorot;
    };

/** The lines of a dish of a cart or of an order: selections, then options, then extras. Their prices add up to the dish total. */
export function dishLines(
  dish: Pick<CheckedDish, "selections" | "options" | "extras">,
): readonly DishLine[] {
  return [
    ...dish.selections.map(
      (selection): DishLine => ({
        kind: "selection",
        name: selection.name,
        amount: selection.amount,
        addOns: selection.addOns.map(({ name, addedPrice }) => ({ name, addedPrice })),
        unitPrice: selection.price,
        price: priceSelection(selection),
      }),
    ),
    ...dish.options.map(
      ({ name, choice, price }): DishLine => ({
        kind: "option",
        name,
        choice,
        price: priceOption(price, dish.selections),
      }),
    ),
    ...dish.extras.map(
      (extra): DishLine => ({
        kind: "extra",
        name: extra.name,
        amount: extra.amount,
        unitPrice: extra.price,
        price: priceExtra(extra),
      }),
    ),
  ];
}
