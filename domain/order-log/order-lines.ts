import { priceExtra, priceLine } from "#domain/cart/price-cart.ts";
import { groupBy } from "#domain/group-by.ts";
import type { Measure } from "#domain/menu/measure.ts";
import type { Agorot } from "#domain/money/agorot.ts";
import type { OrderInLanguage } from "#domain/order/order.ts";
import { lineKey } from "./line-key.ts";

/** One thing to cook or to pack, in one variant: a selection of a dish with its choices and add-ons, or an extra. */
export interface BoxLine {
  /** The same for the same thing in every order of a week. */
  readonly key: string;
  readonly typeName: string;
  readonly dishName: string;
  readonly kind: "selection" | "extra";
  /** Of the selection or of the extra. */
  readonly name: string;
  /** Of one portion; null where the catalogue gives none, and for extras. */
  readonly measure: Measure | null;
  readonly amount: number;
  readonly addOns: readonly string[];
  readonly choices: readonly { readonly name: string; readonly choice: string }[];
}

/** A line of one order. */
export interface PricedBoxLine extends BoxLine {
  /** With its add-ons and options. The prices of the lines and of the delivery or pickup add up to the order total. */
  readonly price: Agorot;
  /** What the customer wrote about the dish, at its portions; empty for nothing, and for extras. It is no other thing to cook. */
  readonly note: string;
  /** The id of the dish in the catalogue; undefined if it had none. */
  readonly dishId: string | undefined;
}

/** What a line is called where it is picked up, and what says more of it: an extra is a thing of its own, a portion is known by its dish. */
export function thingAndMore({
  kind,
  dishName,
  name,
}: Pick<BoxLine, "kind" | "dishName" | "name">): readonly [thing: string, more: string] {
  return kind === "extra" ? [name, dishName] : [dishName, name];
}

/** The lines of one order, in the sequence of the order: what its box must hold. */
export function orderLines({ groups }: OrderInLanguage): readonly PricedBoxLine[] {
  return groups.flatMap((type) =>
    type.dishes.flatMap((dish) => {
      const of = { typeName: type.name, dishName: dish.name, dishId: dish.id };
      const choices = dish.options.map(({ name, choice }) => ({ name, choice }));
      const chosen = dish.options.map((option) => ({
        option,
        choice: { id: option.choiceId, name: option.choice },
      }));
      return [
        ...dish.selections.map((selection) => {
          const { name, amount, measure, addOns } = selection;
          return {
            ...of,
            key: lineKey({ type, dish, kind: "selection", thing: selection, addOns, chosen }),
            kind: "selection" as const,
            name,
            measure,
            amount,
            addOns: addOns.map((addOn) => addOn.name),
            choices,
            price: priceLine(selection, dish.options),
            note: dish.note ?? "",
          };
        }),
        ...dish.extras.map((extra) => ({
          ...of,
          key: lineKey({ type, dish, kind: "extra", thing: extra, addOns: [], chosen: [] }),
          kind: "extra" as const,
          name: extra.name,
          measure: null,
          amount: extra.amount,
          addOns: [],
          choices: [],
          price: priceExtra(extra),
          note: "",
        })),
      ];
    }),
  );
}

/** What is needed of a line to put it under its dish. */
interface LineUnderDish {
  readonly typeName: string;
  readonly dishName: string;
  /** Of the line with its add-ons and options, in agorot; null for a device that may not read it. */
  readonly price: number | null;
  /** Null for a device that may not read it. */
  readonly note: string | null;
}

/** The lines of one dish of an order, in their sequence. */
interface DishOfOrder<Line> {
  readonly typeName: string;
  readonly dishName: string;
  readonly lines: readonly Line[];
  /** Of all its lines; null for a device that may not read prices. */
  readonly price: number | null;
  /** What the customer wrote about it; empty for nothing, and for a device that may not read it. */
  readonly note: string;
}

/** Puts the lines of one order under their dishes. Neither the dishes nor their lines change their sequence. */
export function linesByDish<Line extends LineUnderDish>(
  lines: readonly Line[],
): readonly DishOfOrder<Line>[] {
  const byDish = groupBy(lines, ({ typeName, dishName }) => JSON.stringify([typeName, dishName]));
  return [...byDish.values()].map((ofDish) => {
    const price = ofDish.reduce<number | null>(
      (sum, line) => (sum === null || line.price === null ? null : sum + line.price),
      0,
    );
    const { typeName, dishName } = ofDish[0];
    const note = ofDish.find((line) => line.note)?.note ?? "";
    return { typeName, dishName, lines: ofDish, price, note };
  });
}
