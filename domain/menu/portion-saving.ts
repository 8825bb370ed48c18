import { type Agorot, agorot } from "#domain/money/agorot.ts";
import type { Selection } from "./menu.ts";

/** What a larger selection saves against the smallest one that is counted in the same unit. */
export interface PortionSaving {
  /** What the same amount costs in the smallest selection, minus the price of this one. Above 0. */
  readonly saved: Agorot;
  /** The price of one portion; null if the selection is not counted in portions, or if that is no whole number of agorot. */
  readonly perPortion: Agorot | null;
}

interface Quantity {
  readonly count: number;
  readonly unit: string;
}

/** What portions are counted in, as `unitOf` gives it. */
const portions = /^(?:portion|מנ)$/u;
const counted = /^(?<count>[1-9]\d*) (?<unit>\S+)$/u;
const single = /^(?:(?:one|single) (?<unit>\S+)|(?<hebrew>\S+) (?:אחת|אחד))$/iu;
const half = /^(?:half an?|חצי) (?<unit>\S+)$/iu;
/** Endings of one and of several. */
const endings = /(?:e?s|e|ה|ות|ים)$/u;

/**
 * The saving of each selection of a dish, or null if nothing is known or saved. Only a name tells how much a selection is, so only
 * names that say a number are compared: `Single portion` with `4 portions`, `Half a liter` with `2 liters`. Add-ons and options are left out.
 */
export function portionSavings(
  selections: readonly Pick<Selection<string>, "name" | "price">[],
): readonly (PortionSaving | null)[] {
  const quantified = selections.map(({ name: selectionName, price }) => ({
    price,
    ...quantityOf(selectionName),
  }));
  return quantified.map(({ price, count, unit }) => {
    const [smallest] = quantified
      .filter((other) => other.unit !== undefined && other.unit === unit)
      .toSorted((a, b) => (a.count ?? 0) - (b.count ?? 0));
    if (count === undefined || smallest?.count === undefined) return null;
    if (count === smallest.count || count % smallest.count !== 0) return null;
    const saved = (count / smallest.count) * smallest.price - price;
    if (saved <= 0) return null;
    const isWhole = portions.test(unit ?? "") && price % count === 0;
    return { saved: agorot(saved), perPortion: isWhole ? agorot(price / count) : null };
  });
}

function quantityOf(name: string): Quantity | undefined {
  const text = name.trim();
  const found = (counted.exec(text) ?? single.exec(text) ?? half.exec(text))?.groups;
  const unit = found?.["unit"] ?? found?.["hebrew"];
  if (unit === undefined) return undefined;
  const count = half.test(text) ? 0.5 : Number(found?.["count"] ?? 1);
  return { count, unit: unitOf(unit) };
}

/** The same for one and for several of a unit. */
function unitOf(word: string): string {
  return word.toLowerCase().replace(endings, "");
}
