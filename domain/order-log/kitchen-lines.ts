import { groupBy } from "#domain/group-by.ts";
import { inSequence } from "#domain/in-sequence.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { type DeskOrder, ordersToServe } from "./desk-order.ts";
import { keyWithMeasure } from "./line-key.ts";
import type { BoxLine, PricedBoxLine } from "./order-lines.ts";

/** A line of the kitchen sheet: the same thing of all orders together. */
export interface KitchenLine extends BoxLine {
  /** The same for all lines of one dish, and another one for a dish that only has the same name; an earlier version of the server gives none. */
  readonly dish?: string;
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
  /** The place of the order among all of the shop. */
  readonly position: number;
  readonly line: PricedBoxLine;
  /** The place of a selection in its dish as it was ordered; extras come after all of them. */
  readonly place: number;
}

/** A dish with all that is ordered of it. */
interface KitchenDish {
  readonly key: string;
  readonly typeName: string;
  readonly dishName: string;
  readonly shares: readonly [Share, ...(readonly Share[])];
}

/**
 * What the kitchen cooks for the orders of a week, as single lines that can be marked as cooked; canceled orders are left out. The lines
 * are in the order of the menu, and what is no longer on it comes last: of each dish the sizes, of each size the variants that are
 * ordered most, and then the extras. A dish has the name that it has now. The orders and `menu` must be in one language.
 */
export function kitchenLines(
  orders: readonly DeskOrder[],
  menu: ShownMenu,
): readonly KitchenLine[] {
  const types = inSequence(
    [...groupBy(dishesOf(orders, menu), ({ typeName }) => typeName)],
    menu.map(({ name }) => name),
    ([typeName]) => typeName,
  );
  const sequence = menu.flatMap(({ name, dishes }) => dishes.map((dish) => keyOfDish(name, dish)));
  return types.flatMap(([, ofType]) =>
    inSequence(ofType, sequence, ({ key }) => key).flatMap(kitchenLinesOf),
  );
}

/** Ids tell dishes apart: one may be renamed during the week, and another one get its name. */
function dishesOf(orders: readonly DeskOrder[], menu: ShownMenu): readonly KitchenDish[] {
  const onMenu = menu.flatMap(({ name: typeName, dishes }) =>
    dishes.map((dish) => ({ typeName, dishName: dish.name, key: keyOfDish(typeName, dish) })),
  );
  const offered = new Map(onMenu.map((dish) => [dish.key, dish]));
  const named = new Map(onMenu.map((dish) => [keyOfNames(dish), dish.key]));
  const keyOfLine = ({ dishId, ...line }: PricedBoxLine) =>
    dishId ?? named.get(keyOfNames(line)) ?? keyOfNames(line);
  const shares = ordersToServe(orders).flatMap(sharesOf);
  return [...groupBy(shares, ({ line }) => keyOfLine(line))].map(([key, ofDish]) => {
    const { typeName, dishName } = offered.get(key) ?? newestOf(ofDish).line;
    return { key, typeName, dishName, shares: ofDish };
  });
}

function keyOfDish(
  typeName: string,
  { id, name: dishName }: { readonly id?: string; readonly name: string },
): string {
  return id ?? keyOfNames({ typeName, dishName });
}

function keyOfNames({ typeName, dishName }: Pick<BoxLine, "typeName" | "dishName">): string {
  return JSON.stringify([typeName, dishName]);
}

function sharesOf({ number, position, order, lines }: DeskOrder): readonly Share[] {
  const dishes = order.groups.flatMap((group) => group.dishes);
  const places = dishes.flatMap(({ selections, extras }) => [
    ...selections.map((selection) => selection.position),
    ...extras.map(() => Number.MAX_SAFE_INTEGER),
  ]);
  return lines.map((line, index) => ({ number, position, line, place: places[index] ?? 0 }));
}

/** Portions that do not measure the same are of two sizes. */
function kitchenLinesOf({ key: dish, typeName, dishName, shares }: KitchenDish) {
  const ownKeys = ownKeysOf(shares);
  const lines = [...groupBy(shares, ({ line }) => ownKeys(line))].map(([key, ofLine]) => ({
    line: { ...sumOf(ofLine), key, dish, typeName, dishName },
    place: Math.min(...ofLine.map(({ place }) => place)),
  }));
  const sizes = groupBy(lines, ({ line: { kind, name, measure } }) =>
    kind === "extra" ? kind : JSON.stringify([name, measure]),
  );
  const placeOf = (ofSize: typeof lines) => Math.min(...ofSize.map(({ place }) => place));
  return [...sizes.values()]
    .map((ofSize) => [...ofSize])
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap((ofSize) => ofSize.map(({ line }) => line).toSorted((a, b) => b.amount - a.amount));
}

/** Where portions of one thing do not measure the same, those that were ordered first have its key: they were counted by it. */
function ownKeysOf(shares: readonly Share[]): (line: BoxLine) => string {
  const measureOf = ({ measure }: BoxLine) => JSON.stringify(measure);
  const first = new Map(
    shares
      .toSorted((a, b) => b.position - a.position)
      .map(({ line }) => [line.key, measureOf(line)]),
  );
  return (line) =>
    first.get(line.key) === measureOf(line) ? line.key : keyWithMeasure(line.key, line.measure);
}

/** With the names of the newest order. */
function sumOf(shares: readonly [Share, ...(readonly Share[])]) {
  const { price: _price, note: _note, dishId: _id, ...line } = newestOf(shares).line;
  const orders = shares.map(({ number, line: { amount, note } }) => ({ number, amount, note }));
  return { ...line, amount: orders.reduce((sum, { amount }) => sum + amount, 0), orders };
}

function newestOf(shares: readonly [Share, ...(readonly Share[])]): Share {
  return shares.reduce((newest, each) => (each.position > newest.position ? each : newest));
}
