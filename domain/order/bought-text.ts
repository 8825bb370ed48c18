import type { Language } from "#domain/language/language.ts";
import { ingredientText } from "#domain/menu/ingredient-amount.ts";
import type { Bought } from "./to-buy.ts";

/** What is bought, in words: `3 ק״ג`, `4 × 1 liter`. `amount` is one of `inPacks`. */
export function boughtText(amount: number, { unit, pack }: Bought, language: Language): string {
  const packs = pack == null ? 1 : Math.round(amount / pack);
  if (pack == null || packs === 1) return ingredientText(amount, unit, language);
  return `${String(packs)} × ${ingredientText(pack, unit, language)}`;
}
