import { groupBy } from "#domain/group-by.ts";
import { inSequence } from "#domain/in-sequence.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { type DeskOrder, ordersToServe } from "./desk-order.ts";
import type { BoxLine, PricedBoxLine } from "./order-lines.ts";

/** A line of the kitchen sheet: the same thing of all orders together. */
export interface KitchenLine extends BoxLine {
  /** Who gets it, by name, and what they wrote about the dish; the amounts add up to that of the line. */
  readonly orders: readonly {
    readonly number: string;
    readonly amount: number;
    readonly note: string;
  }[];
}

/** The share of one order in a line. */
interface Share {
  readonly number: string;
  readonly line: PricedBoxLine;
  /** The place of a selection in its dish as it was ordered; extras come after all of them. */
  readonly place: number;
}

/**
 * What the kitchen cooks for the orders of a week, as single lines that can be marked as cooked; canceled orders are left out. The lines
 * are in the order of the menu, and what is no longer on it comes last: of each dish the sizes, of each size the variants that are
 * ordered most, and then the extras. The orders and `menu` must be in one language.
 */
export function kitchenLines(
  orders: readonly DeskOrder[],
  menu: ShownMenu,
): readonly KitchenLine[] {
  const types = inSequence(
    [...groupBy(ordersToServe(orders).flatMap(sharesOf), ({ line }) => line.typeName)],
    menu.map(({ name }) => name),
    ([typeName]) => typeName,
  );
  return types.flatMap(([typeName, ofType]) => {
    const offered = menu.find(({ name }) => name === typeName)?.dishes ?? [];
    const dishes = inSequence(
      [...groupBy(ofType, ({ line }) => line.dishName)],
      offered.map(({ name }) => name),
      ([dishName]) => dishName,
    );
    return dishes.flatMap(([, ofDish]) => kitchenLinesOf(ofDish));
  });
}

function sharesOf({ number, order, lines }: DeskOrder): readonly Share[] {
  const dishes = order.groups.flatMap((group) => group.dishes);
  const places = dishes.flatMap(({ selections, extras }) => [
    ...selections.map((selection) => selection.position),
    ...extras.map(() => Number.MAX_SAFE_INTEGER),
  ]);
  return lines.map((line, index) => ({ number, line, place: places[index] ?? 0 }));
}

/** Two sizes may share a name where the menu has changed during the week. */
function kitchenLinesOf(shares: readonly Share[]): readonly KitchenLine[] {
  const sizes = groupBy(shares, ({ line: { kind, name, measure } }) =>
    kind === "extra" ? kind : JSON.stringify([name, measure]),
  );
  const placeOf = (ofSize: readonly Share[]) => Math.min(...ofSize.map(({ place }) => place));
  return [...sizes.values()]
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap((ofSize) =>
      [...groupBy(ofSize, ({ line }) => line.key).values()]
        .map(sumOf)
        .toSorted((a, b) => b.amount - a.amount),
    );
}

function sumOf(shares: readonly [Share, ...(readonly Share[])]): KitchenLine {
  const { price: _price, note: _note, ...line } = shares[0].line;
  const orders = shares.map(({ number, line: { amount, note } }) => ({ number, amount, note }));
  return { ...line, amount: orders.reduce((sum, { amount }) => sum + amount, 0), orders };
}
