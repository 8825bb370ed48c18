import type { Language } from "#domain/language/language.ts";
import type { Measure, Unit } from "./measure.ts";

interface UnitWords {
  /** For 1 and less. */
  readonly one: string;
  readonly several: string;
}

const words: Readonly<Record<Language, Readonly<Record<Unit | "kilo", UnitWords>>>> = {
  he: {
    litre: { one: "ליטר", several: "ליטר" },
    gram: { one: "גרם", several: "גרם" },
    kilo: { one: "ק״ג", several: "ק״ג" },
    portion: { one: "מנה", several: "מנות" },
    piece: { one: "יחידה", several: "יחידות" },
  },
  en: {
    litre: { one: "liter", several: "liters" },
    gram: { one: "g", several: "g" },
    kilo: { one: "kg", several: "kg" },
    portion: { one: "portion", several: "portions" },
    piece: { one: "piece", several: "pieces" },
  },
};

/** One of what is counted. */
const exactlyOne: Readonly<Record<Language, (one: string) => string>> = {
  he: (one) => `${one} אחת`,
  en: (one) => `1 ${one}`,
};

const packTexts: Readonly<Record<Language, (amount: number) => string>> = {
  he: (amount) => {
    if (amount === 1) return "אריזה אחת";
    return amount === 2 ? "שתי אריזות" : `${String(amount)} אריזות`;
  },
  en: (amount) => (amount === 1 ? "1 pack" : `${String(amount)} packs`),
};

const fractions: Readonly<Record<number, string>> = { 0.25: "¼", 0.5: "½", 0.75: "¾" };

/**
 * A quantity in figures: `34`, `½`, `2.5`. Only quantities below 1 are fractions: beside a digit, a fraction would change sides in
 * right-to-left text.
 */
export function quantityText(quantity: number): string {
  return fractions[quantity] ?? String(quantity);
}

/** Fractions that stand before a noun. */
const fractionsOf: Readonly<Record<Language, typeof fractions>> = {
  he: { 0.25: "רבע", 0.5: "חצי", 0.75: "שלושת רבעי" },
  en: fractions,
};

/** A quantity before the name of what is counted, which has no unit: `3`, `חצי`, in English `½`. */
export function countText(quantity: number, language: Language): string {
  return fractionsOf[language][quantity] ?? String(quantity);
}

/** Renders an amount of food: `2.5 ליטר`, `מנה אחת`, `6 pieces`; from a kilo on, grams are kilos: `1.25 kg`. */
export function measureText({ quantity, unit }: Measure, language: Language): string {
  const isInKilos = unit === "gram" && quantity >= 1000;
  const { one, several } = words[language][isInKilos ? "kilo" : unit];
  const isCounted = unit === "portion" || unit === "piece";
  if (isCounted && quantity === 1) return exactlyOne[language](one);
  const shown = isInKilos ? Math.round(quantity * 1000) / 1_000_000 : quantity;
  return `${quantityText(shown)} ${shown <= 1 ? one : several}`;
}

/**
 * All portions of a dish together: the sum of each unit, then the number of portions without a measure as packs:
 * `34 ליטר`, `2 kg + 3 packs`.
 */
export function sumText(
  { measures, packs }: { readonly measures: readonly Measure[]; readonly packs: number },
  language: Language,
): string {
  return [
    ...measures.map((measure) => measureText(measure, language)),
    ...(packs === 0 ? [] : [packsText(packs, language)]),
  ].join(" + ");
}

/**
 * A number of packs: `אריזה אחת`, `3 packs`. A pack is one of a counted selection, whatever it contains: the names of selections
 * count portions and pieces ("8 pieces"), so no other word would be understood.
 */
export function packsText(amount: number, language: Language): string {
  return packTexts[language](amount);
}
