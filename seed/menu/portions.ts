import type { LocalizedText } from "#domain/language/language.ts";
import type { Measure } from "#domain/menu/measure.ts";

const liters = (quantity: number): Measure => ({ quantity, unit: "litre" });

export const grams = (quantity: number): Measure => ({ quantity, unit: "gram" });

export const servings = (quantity: number): Measure => ({ quantity, unit: "portion" });

export const pieces = (quantity: number): Measure => ({ quantity, unit: "piece" });

/** A size of a dish: what customers read, and how much it is in the kitchen. */
interface Portion {
  readonly name: LocalizedText;
  readonly measure: Measure;
}

/** Amounts that several dishes are sold in, so that each has the same name in the whole menu. */
export const portions = {
  halfLiter: { name: { he: "חצי ליטר", en: "Half a liter" }, measure: liters(0.5) },
  oneLiter: { name: { he: "1 ליטר", en: "1 liter" }, measure: liters(1) },
  twoLiters: { name: { he: "2 ליטר", en: "2 liters" }, measure: liters(2) },
  grams250: { name: { he: "250 ג׳", en: "250 g" }, measure: grams(250) },
  grams500: { name: { he: "500 ג׳", en: "500 g" }, measure: grams(500) },
  oneKilo: { name: { he: "1 ק״ג", en: "1 kg" }, measure: grams(1000) },
  twoKilos: { name: { he: "2 ק״ג", en: "2 kg" }, measure: grams(2000) },
  single: { name: { he: "מנה אחת", en: "Single portion" }, measure: servings(1) },
  four: { name: { he: "4 מנות", en: "4 portions" }, measure: servings(4) },
  eight: { name: { he: "8 מנות", en: "8 portions" }, measure: servings(8) },
  pieces4: { name: { he: "4 יחידות", en: "4 pieces" }, measure: pieces(4) },
  pieces6: { name: { he: "6 יחידות", en: "6 pieces" }, measure: pieces(6) },
  pieces8: { name: { he: "8 יחידות", en: "8 pieces" }, measure: pieces(8) },
  pieces12: { name: { he: "12 יחידות", en: "12 pieces" }, measure: pieces(12) },
  pieces16: { name: { he: "16 יחידות", en: "16 pieces" }, measure: pieces(16) },
  pieces24: { name: { he: "24 יחידות", en: "24 pieces" }, measure: pieces(24) },
} as const satisfies Record<string, Portion>;

export type PortionName = keyof typeof portions;

export const literSizes = ["halfLiter", "oneLiter", "twoLiters"] as const;
export const gramSizes = ["grams250", "grams500", "oneKilo"] as const;
export const servingSizes = ["single", "four", "eight"] as const;
