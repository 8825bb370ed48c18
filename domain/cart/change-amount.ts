import type { CartDish } from "./cart.ts";
import { priceDish } from "./price-cart.ts";

/** A line of a cart dish that has an amount. Names are unique among the selections of a dish, and among its extras. */
export interface CountedLine {
  readonly kind: "selection" | "extra";
  readonly name: string;
}

/**
 * Sets the amount of a line, 0 to 20, and prices the dish again (specification §9). A count of 0 removes the line (specification §5);
 * a dish without selections is then to be removed from the cart.
 */
export function changeAmount(
  dish: CartDish,
  { kind, name }: CountedLine,
  amount: number,
): CartDish {
  const changed =
    kind === "selection"
      ? {
          ...dish,
          selections: setAmount(dish.selections, (each) => each.name === name, amount),
        }
      : { ...dish, extras: setAmount(dish.extras, (each) => each.name === name, amount) };
  return { ...changed, totalPrice: priceDish(changed) };
}

function setAmount<Line extends { readonly amount: number }>(
  lines: readonly Line[],
  isMeant: (line: Line) => boolean,
  amount: number,
): readonly Line[] {
  return lines
    .map((line) => (isMeant(line) ? { ...line, amount } : line))
    .filter((line) => line.amount > 0);
}
