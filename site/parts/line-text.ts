import type { DishLine } from "#domain/cart/dish-lines.ts";

/** What a line of a dish says besides its price. */
export type LineWords = DishLine extends infer Line
  ? Line extends DishLine
    ? Omit<Line, "price">
    : never
  : never;

/** A line of a dish as text, with the amount before what it counts: `2 × half a liter (dumplings)`. */
export function lineText(line: LineWords): string {
  if (line.kind === "option") return `${line.name}: ${line.choice}`;
  const addOns = line.kind === "selection" ? line.addOns.map(({ name }) => name) : [];
  const counted = `${String(line.amount)} × ${line.name}`;
  return addOns.length === 0 ? counted : `${counted} (${addOns.join(", ")})`;
}
