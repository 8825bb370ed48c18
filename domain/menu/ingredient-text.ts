import type { Language } from "#domain/language/language.ts";
import { measureText, quantityText } from "./measure-text.ts";
import type { IngredientUnit } from "./recipe.ts";

const millilitres: Readonly<Record<Language, string>> = { he: "מ״ל", en: "ml" };

/** An amount of an ingredient in its unit, in words that `understoodAmount` reads as that amount: `30 מ״ל`, `1.5 kg`, `3 יחידות`. */
export function ingredientText(amount: number, unit: IngredientUnit, language: Language): string {
  if (unit !== "millilitre") return measureText({ quantity: amount, unit }, language);
  return amount < 1000
    ? `${quantityText(amount)} ${millilitres[language]}`
    : measureText({ quantity: Math.round(amount * 1000) / 1_000_000, unit: "litre" }, language);
}
