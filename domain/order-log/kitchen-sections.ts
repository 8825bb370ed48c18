import { groupBy } from "#domain/group-by.ts";
import { addMeasures, type Measure } from "#domain/menu/measure.ts";
import type { KitchenLine } from "./kitchen-lines.ts";

/** What is needed of a kitchen line to put it under its dish. */
interface SectionLine {
  readonly typeName: string;
  readonly dishName: string;
  /** See `KitchenLine`. */
  readonly dish?: string;
  readonly kind: "selection" | "extra";
  /** Of one portion; null where the catalogue gives none, and for extras. */
  readonly measure: Measure | null;
  readonly amount: number;
}

/** The dishes of one dish type. */
export interface KitchenSection<Line> {
  readonly typeName: string;
  readonly dishes: readonly SectionDish<Line>[];
}

export interface SectionDish<Line> {
  /** What tells it from other dishes of its type. */
  readonly key: string;
  readonly dishName: string;
  /** The portions that have a measure, added up; one sum for each unit. */
  readonly measures: readonly Measure[];
  /** How many portions have no measure. */
  readonly packs: number;
  /** The portions of the dish, in their variants. */
  readonly portions: readonly Line[];
  readonly extras: readonly Line[];
}

/** Puts kitchen lines under their dishes, and the dishes under their types. The sequence stays that of the lines. */
export function kitchenSections<Line extends SectionLine>(
  lines: readonly Line[],
): readonly KitchenSection<Line>[] {
  return [...groupBy(lines, ({ typeName }) => typeName)].map(([typeName, ofType]) => ({
    typeName,
    dishes: [...groupBy(ofType, ({ dish, dishName }) => dish ?? dishName)].map(([key, ofDish]) => {
      const portions = ofDish.filter(({ kind }) => kind === "selection");
      return {
        key,
        dishName: ofDish[0].dishName,
        measures: addMeasures(portions),
        packs: portions.reduce(
          (sum, { amount, measure }) => (measure === null ? sum + amount : sum),
          0,
        ),
        portions,
        extras: ofDish.filter(({ kind }) => kind === "extra"),
      };
    }),
  }));
}

/** The shares in the portions of a dish about which customers wrote something. An earlier version of the server tells no notes. */
export function notesOnDish<Line extends Pick<KitchenLine, "orders">>(
  portions: readonly Line[],
): readonly { readonly line: Line; readonly share: KitchenLine["orders"][number] }[] {
  return portions.flatMap((line) =>
    line.orders.flatMap((share) => (share.note ? [{ line, share }] : [])),
  );
}

/** What is needed of a line to tell whether it is cooked. */
interface CountedLine {
  readonly cooked: number;
  readonly amount: number;
}

/** Everything of a dish: its portions and then its extras. */
export function linesOfDish<Line>({
  portions,
  extras,
}: Pick<SectionDish<Line>, "portions" | "extras">): readonly Line[] {
  return [...portions, ...extras];
}

/** Whether all portions and extras of a dish are cooked. */
export function isDishCooked(dish: Pick<SectionDish<CountedLine>, "portions" | "extras">): boolean {
  return linesOfDish(dish).every(({ cooked, amount }) => cooked >= amount);
}

/** How many dishes are cooked, of how many: the one count of the kitchen, wherever it is told. */
export function cookedDishes(lines: readonly (SectionLine & CountedLine)[]): {
  readonly done: number;
  readonly of: number;
} {
  const dishes = kitchenSections(lines).flatMap((section) => section.dishes);
  return { done: dishes.filter((dish) => isDishCooked(dish)).length, of: dishes.length };
}
