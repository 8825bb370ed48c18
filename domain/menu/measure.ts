export const units = ["litre", "gram", "portion", "piece"] as const;

export type Unit = (typeof units)[number];

/** An amount of food that can be added up, such as 0.5 litre, 250 gram, 4 portions or 6 pieces. */
export interface Measure {
  /** More than 0, with at most three decimals. */
  readonly quantity: number;
  readonly unit: Unit;
}

/** The most that one selection may be: far more than anybody cooks, and small enough that sums stay exact. */
const mostQuantity = 100_000;

/** Quantities are added in thousandths, because fractions such as 0.1 have no exact binary number. */
const thousandths = (quantity: number) => Math.round(quantity * 1000);

/** Whether a number can be the quantity of a measure. */
export function isQuantity(value: unknown): value is number {
  if (typeof value !== "number" || !(value > 0) || value > mostQuantity) return false;
  return thousandths(value) / 1000 === value;
}

/** Adds up portions that have a measure; one sum for each unit that occurs, in the order of `units`. */
export function addMeasures(
  portions: readonly { readonly amount: number; readonly measure: Measure | null }[],
): readonly Measure[] {
  return units.flatMap((unit) => {
    const ofUnit = portions.filter(({ measure }) => measure?.unit === unit);
    if (ofUnit.length === 0) return [];
    const sum = ofUnit.reduce(
      (total, { amount, measure }) => total + amount * thousandths(measure?.quantity ?? 0),
      0,
    );
    return [{ quantity: sum / 1000, unit }];
  });
}
