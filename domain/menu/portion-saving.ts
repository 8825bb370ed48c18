import { type Agorot, agorot } from "#domain/money/agorot.ts";
import type { Selection } from "./menu.ts";

/** What a larger selection saves against smaller ones that are counted in the same unit. */
export interface PortionSaving {
  /** What the same amount costs at least in smaller selections of one kind, minus the price of this one. Above 0. */
  readonly saved: Agorot;
  /** The price of one portion; null if the selection is not counted in portions, or if that is no whole number of agorot. */
  readonly perPortion: Agorot | null;
}

interface Quantity {
  readonly count: number;
  readonly unit: string;
}

const portion = "portion";
const onePortion = /^(?:מנה אחת|(?:one|single) portion)$/iu;
/** Without a count it is a half. */
const counted = /^(?:(?<count>[1-9]\d*)|half an?|חצי) (?<unit>\p{L}\S*)$/iu;
/** Twice as many of these are not twice as much food. */
const noAmounts =
  /^(?:pack|topping|flavou?r|kind|type|layer|inche?|cm|תוספות|טעמים|סוגים|שכבות|ס.?מ)$/u;

/**
 * The saving of each selection of a dish, or null if nothing is known or saved. Customers know how much a selection is only by its name,
 * so only names that say a number are compared: `Single portion` with `4 portions`, `Half a liter` with `2 liters`. Add-ons and options are
 * left out.
 */
export function portionSavings(
  selections: readonly Pick<Selection<string>, "name" | "price">[],
): readonly (PortionSaving | null)[] {
  const quantified = selections.flatMap(({ name, price }) => {
    const quantity = quantityOf(name);
    return quantity === undefined ? [] : [{ ...quantity, price }];
  });
  return selections.map(({ name, price }) => {
    const quantity = quantityOf(name);
    if (quantity === undefined) return null;
    const { count, unit } = quantity;
    const inSmaller = quantified
      .filter((other) => other.unit === unit && other.count < count && count % other.count === 0)
      .map((other) => (count / other.count) * other.price);
    const saved = Math.min(...inSmaller) - price;
    if (inSmaller.length === 0 || saved <= 0) return null;
    const isWhole = unit === portion && count > 1 && price % count === 0;
    return { saved: agorot(saved), perPortion: isWhole ? agorot(price / count) : null };
  });
}

function quantityOf(name: string): Quantity | undefined {
  const text = name.trim();
  if (onePortion.test(text)) return { count: 1, unit: portion };
  const { count, unit: word = "" } = counted.exec(text)?.groups ?? {};
  const unit = unitOf(word);
  if (unit === "" || noAmounts.test(unit)) return undefined;
  return { count: count === undefined ? 0.5 : Number(count), unit };
}

/** English counts one liter and two liters. */
function unitOf(word: string): string {
  return word === "מנות" ? portion : word.toLowerCase().replace(/s$/u, "");
}
