import type { Measure } from "#domain/menu/measure.ts";
import type { KitchenVariant } from "#domain/order/kitchen-summary.ts";
import type { MeasuredOrder } from "#domain/order/measure-order.ts";
import { lineKey } from "./line-key.ts";

/** One thing to cook or to pack, in one variant: a selection of a dish with its choices and add-ons, or an extra. */
export interface OrderLine extends KitchenVariant {
  /** The same for the same thing in every order of a week. */
  readonly key: string;
  readonly typeName: string;
  readonly dishName: string;
  readonly kind: "selection" | "extra";
  /** Of the selection or of the extra. */
  readonly name: string;
  /** Of one portion; null where the catalogue gives none, and for extras. */
  readonly measure: Measure | null;
}

/** The lines of one order, in the sequence of the order: what its box must hold. */
export function orderLines({ allOrders }: MeasuredOrder): readonly OrderLine[] {
  return allOrders.flatMap(({ typeName, orders }) =>
    orders.flatMap((dish) => {
      const choices = dish.options.map(({ name, choice }) => ({ name, choice }));
      const of = { typeName, dishName: dish.dishName };
      return [
        ...dish.selections.map(({ selectionName, amount, checkedOptions, measure }) =>
          lineOf({
            ...of,
            kind: "selection",
            name: selectionName,
            measure,
            amount,
            addOns: checkedOptions.map(({ name }) => name),
            choices,
          }),
        ),
        ...dish.extras.map(({ name, amount }) => extraLine(of, name, amount)),
      ];
    }),
  );
}

export function extraLine(
  of: Pick<OrderLine, "typeName" | "dishName">,
  name: string,
  amount: number,
): OrderLine {
  return lineOf({ ...of, kind: "extra", name, measure: null, amount, addOns: [], choices: [] });
}

/** Adds the key: whatever makes two portions differ for the kitchen is part of it. */
export function lineOf(line: Omit<OrderLine, "key">): OrderLine {
  const { typeName, dishName, kind, name, measure, addOns, choices } = line;
  const parts = [typeName, dishName, kind, name, measure?.quantity, measure?.unit, addOns];
  const chosen = choices.map((choice) => [choice.name, choice.choice]);
  return { ...line, key: lineKey(JSON.stringify([...parts, chosen])) };
}
