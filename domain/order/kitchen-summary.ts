import { groupBy } from "#domain/group-by.ts";
import { inSequence } from "#domain/in-sequence.ts";
import { addMeasures, type Measure } from "#domain/menu/measure.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import type { AcceptedDish, OrderInLanguage } from "./order.ts";

/** Everything to cook for a list of orders, by dish type. */
export type KitchenSummary = readonly {
  readonly typeName: string;
  readonly dishes: readonly KitchenDish[];
}[];

export interface KitchenDish {
  readonly dishName: string;
  /** Of all selections together. */
  readonly portions: number;
  /** The portions that have a measure, added up; one sum for each unit. */
  readonly measures: readonly Measure[];
  readonly selections: readonly KitchenSelection[];
  /** Of all selections together; counted once for each portion for which it was checked. */
  readonly addOns: readonly Counted[];
  readonly options: readonly { readonly name: string; readonly choices: readonly Counted[] }[];
  readonly extras: readonly Counted[];
}

/** Portions of one size. Two sizes may share a name where the menu has changed during the week. */
export interface KitchenSelection extends Counted {
  /** Of one portion; null where the catalogue gives none. */
  readonly measure: Measure | null;
  /** The portions of the selection, grouped by add-ons and choices. */
  readonly variants: readonly KitchenVariant[];
}

export interface KitchenVariant {
  readonly amount: number;
  readonly addOns: readonly string[];
  readonly choices: readonly { readonly name: string; readonly choice: string }[];
}

export interface Counted {
  readonly name: string;
  readonly amount: number;
}

/**
 * Adds up what the kitchen has to cook for a list of orders. The names of the orders must be in the language of `menu`. The summary
 * is in the order of the menu; anything that is no longer on it comes last.
 */
export function kitchenSummary(
  orders: readonly OrderInLanguage[],
  menu: ShownMenu,
): KitchenSummary {
  const groups = orders.flatMap(({ allOrders }) => allOrders);
  return inSequence(
    [...groupBy(groups, ({ typeName }) => typeName)],
    menu.map(({ orderType }) => orderType),
    ([typeName]) => typeName,
  ).map(([typeName, ofType]) => {
    const offered = menu.find(({ orderType }) => orderType === typeName)?.dishes ?? [];
    const dishes = ofType.flatMap((group) => group.orders);
    return {
      typeName,
      dishes: inSequence(
        [...groupBy(dishes, ({ dishName }) => dishName)],
        offered.map(({ dishName }) => dishName),
        ([dishName]) => dishName,
      ).map(([dishName, ofDish]) => kitchenDish(dishName, ofDish)),
    };
  });
}

function kitchenDish(dishName: string, dishes: readonly AcceptedDish<string>[]): KitchenDish {
  const selections = dishes.flatMap((dish) =>
    dish.selections.map(({ selectionName, amount, checkedOptions, order, measure }) => ({
      name: selectionName,
      measure,
      order,
      amount,
      addOns: checkedOptions.map(({ name }) => name),
      choices: dish.options.map(({ name, choice }) => ({ name, choice })),
    })),
  );
  const choices = selections.flatMap(({ amount, choices: chosen }) =>
    chosen.map(({ name, choice }) => ({ option: name, name: choice, amount })),
  );
  return {
    dishName,
    portions: total(selections),
    measures: addMeasures(selections),
    selections: sizesOf(selections.toSorted((a, b) => a.order - b.order)),
    addOns: addUp(
      selections.flatMap(({ addOns, amount }) => addOns.map((name) => ({ name, amount }))),
    ),
    options: [...groupBy(choices, ({ option }) => option)].map(([name, chosen]) => ({
      name,
      choices: addUp(chosen),
    })),
    extras: addUp(dishes.flatMap(({ extras }) => extras)),
  };
}

/** Groups portions by name and measure. */
function sizesOf(
  portions: readonly (KitchenVariant & Pick<KitchenSelection, "name" | "measure">)[],
): readonly KitchenSelection[] {
  const alike = groupBy(portions, ({ name, measure }) => JSON.stringify([name, measure]));
  return [...alike.values()].flatMap((ofSize) => {
    const [first] = ofSize;
    if (first === undefined) return [];
    const { name, measure } = first;
    return [{ name, measure, amount: total(ofSize), variants: variantsOf(ofSize) }];
  });
}

function variantsOf(portions: readonly KitchenVariant[]): readonly KitchenVariant[] {
  const alike = groupBy(portions, ({ addOns, choices }) => JSON.stringify([addOns, choices]));
  return [...alike.values()]
    .flatMap((variants) => {
      const [first] = variants;
      if (first === undefined) return [];
      return [{ amount: total(variants), addOns: first.addOns, choices: first.choices }];
    })
    .toSorted((a, b) => b.amount - a.amount);
}

/** Sums the amounts of equal names, largest first. */
function addUp(items: readonly Counted[]): readonly Counted[] {
  return [...groupBy(items, ({ name }) => name)]
    .map(([name, counted]) => ({ name, amount: total(counted) }))
    .toSorted((a, b) => b.amount - a.amount);
}

function total(items: readonly { readonly amount: number }[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0);
}
