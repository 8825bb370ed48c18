import { dishLines } from "#domain/cart/dish-lines.ts";
import { type Agorot, agorot } from "#domain/money/agorot.ts";
import type { DishOrder } from "#domain/order/order.ts";
import type { LineWords } from "#site/parts/line-text.ts";

/** A line of a placed dish. `price` is null if the order does not tell it. */
type PlacedLine = LineWords & { readonly price: Agorot | null };

/**
 * The lines of a placed dish. A choice may cost something else for each selection of the menu, and an order does not tell the
 * positions of its selections: such a choice costs what the other lines leave of the dish total, if it is the only one.
 */
export function linesOfPlacedDish(dish: DishOrder): readonly PlacedLine[] {
  const selections = dish.selections.map((selection, order) => ({ ...selection, order }));
  const known = dishLines({
    ...dish,
    selections,
    options: dish.options.filter(({ price }) => price.length === 1),
  });
  const rest = dish.totalPrice - known.reduce((sum, { price }) => sum + price, 0);
  const isOnlyOne = dish.options.filter(({ price }) => price.length > 1).length === 1;
  return dishLines({ ...dish, selections }).map((line) => {
    if (line.kind !== "option") return line;
    const option = dish.options.find(({ name }) => name === line.name);
    if (option === undefined || option.price.length === 1) return line;
    return { ...line, price: isOnlyOne && rest >= 0 ? agorot(rest) : null };
  });
}
