import type { Cart } from "#domain/cart/cart.ts";
import { dishLines } from "#domain/cart/dish-lines.ts";
import { priceText } from "#domain/money/price-text.ts";
import { lineText } from "#site/parts/line-text.ts";

interface OrderTextParts {
  /** Lines that precede the dishes. */
  readonly facts: readonly string[];
  readonly allOrders: Cart;
}

/** An order as plain text, for sharing or saving. */
export function orderText({ facts, allOrders }: OrderTextParts): string {
  const groups = allOrders.map(({ typeName, orders }) =>
    [
      typeName,
      ...orders.flatMap((dish) => [
        `  ${dish.dishName}: ${priceText(dish.totalPrice)}`,
        ...dishLines(dish).map((line) => `    ${lineText(line)}`),
      ]),
    ].join("\n"),
  );
  return `${[facts.join("\n"), ...groups].join("\n\n")}\n`;
}
