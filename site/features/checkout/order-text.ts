import type { Cart } from "#domain/cart/cart.ts";
import { type DishLine, dishLines } from "#domain/cart/dish-lines.ts";
import { priceText } from "#domain/money/price-text.ts";

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

function lineText(line: DishLine): string {
  if (line.kind === "option") return `${line.name}: ${line.choice}`;
  const addOns = line.kind === "selection" ? line.addOns.map(({ name }) => name) : [];
  const counted = `${String(line.amount)} × ${line.name}`;
  return addOns.length === 0 ? counted : `${counted} (${addOns.join(", ")})`;
}
