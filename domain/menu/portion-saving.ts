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

const portion = "portion";
const onePortion = /^(?:מנה אחת|(?:one|single) portion)$/iu;
const portions = /^(?<count>[1-9]\d*) (?:מנות|portions)$/iu;
const counted = /^(?<count>[1-9]\d*) (?<unit>\S+)$/u;

/**
 * The saving of each selection of a dish, or null if nothing is known or saved. Only a name tells how much a selection is, so only
 * names that say a number are compared: `Single portion` with `4 portions`, `8 pieces` with `16 pieces`. Add-ons and options are left out.
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
    const isWhole = unit === portion && price % count === 0;
    return { saved: agorot(saved), perPortion: isWhole ? agorot(price / count) : null };
  });
}

function quantityOf(name: string): Quantity | undefined {
  const text = name.trim();
  if (onePortion.test(text)) return { count: 1, unit: portion };
  const many = portions.exec(text)?.groups?.["count"];
  if (many !== undefined) return { count: Number(many), unit: portion };
  const { count, unit } = counted.exec(text)?.groups ?? {};
  return count === undefined || unit === undefined ? undefined : { count: Number(count), unit };
}
