import { groupBy } from "#domain/group-by.ts";
import type { Language } from "#domain/language/language.ts";
import type { Measure } from "./measure.ts";
import { measureText, quantityText } from "./measure-text.ts";

/** Portions of one size. */
interface SizedPortions {
  readonly name: string;
  readonly measure: Measure | null;
  readonly amount: number;
}

/**
 * How many of each size a dish is made of, for use behind its sum: `4 × ½, 8 × 1, 12 × 2` where all sizes have the same unit, which
 * the sum names, and `4 × half a tray, 2 × tray` otherwise. Empty where it would only repeat the sum.
 */
export function sizesText(portions: readonly SizedPortions[], language: Language): string {
  const units = new Set(portions.map(({ measure }) => measure?.unit));
  const [unit] = units;
  const isOfOneUnit = units.size === 1 && unit !== undefined;
  const sizeOf = ({ name, measure }: SizedPortions) => {
    if (measure === null || !isOfOneUnit) return name;
    // Grams are kilos in a sum, so that their unit is not clear without being named.
    return unit === "gram" ? measureText(measure, language) : quantityText(measure.quantity);
  };
  const sizes = [...groupBy(portions, sizeOf)].map(([size, alike]) => ({
    size,
    amount: alike.reduce((sum, { amount }) => sum + amount, 0),
  }));
  const [only] = sizes;
  const isSumItself =
    sizes.length === 1 && isOfOneUnit && (only?.amount === 1 || only?.size === "1");
  return isSumItself
    ? ""
    : sizes.map(({ size, amount }) => `${String(amount)} × ${size}`).join(", ");
}
