import { groupBy } from "#domain/group-by.ts";

/** What is needed of a line to put it under its dish. */
interface LineOfDish {
  readonly typeName: string;
  readonly dishName: string;
  /** Of the line with its add-ons and options, in agorot; null for a device that may not read it. */
  readonly price: number | null;
}

/** The lines of one dish of an order, in their sequence. */
export interface DishOfOrder<Line> {
  readonly typeName: string;
  readonly dishName: string;
  readonly lines: readonly Line[];
  /** Of all its lines; null for a device that may not read prices. */
  readonly price: number | null;
}

/** Puts the lines of one order under their dishes. Neither the dishes nor their lines change their sequence. */
export function linesByDish<Line extends LineOfDish>(
  lines: readonly Line[],
): readonly DishOfOrder<Line>[] {
  const byDish = groupBy(lines, ({ typeName, dishName }) => JSON.stringify([typeName, dishName]));
  return [...byDish.values()].flatMap((ofDish) => {
    const [first] = ofDish;
    if (first === undefined) return [];
    const price = ofDish.reduce<number | null>(
      (sum, line) => (sum === null || line.price === null ? null : sum + line.price),
      0,
    );
    const { typeName, dishName } = first;
    return [{ typeName, dishName, lines: ofDish, price }];
  });
}
