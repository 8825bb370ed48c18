import type { Measure, Unit } from "#domain/menu/measure.ts";

const several: Readonly<Record<Unit, string>> = {
  litre: "ליטר",
  gram: "גרם",
  portion: "מנות",
  piece: "יחידות",
};

/** Renders an amount in Hebrew: `2.5 ליטר`, `מנה אחת`, `6 יחידות`; from a kilo on, grams are kilos: `1.25 ק״ג`. */
export function measureText({ quantity, unit }: Measure): string {
  if (unit === "gram" && quantity >= 1000) return `${String(quantity / 1000)} ק״ג`;
  if (unit === "portion" && quantity === 1) return "מנה אחת";
  if (unit === "piece" && quantity === 1) return "יחידה אחת";
  return `${String(quantity)} ${several[unit]}`;
}
