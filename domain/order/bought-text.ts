import type { Language } from "#domain/language/language.ts";
import { ingredientText } from "#domain/menu/ingredient-amount.ts";
import type { Bought } from "./to-buy.ts";

/** What is bought, in words: `3 ק״ג`, `4 × 1 liter`. What is not in whole packs, such as the difference to packs of before, is an amount. */
export function boughtText(amount: number, { unit, pack }: Bought, language: Language): string {
  const packs = pack == null ? 1 : Math.round(amount * 1000) / Math.round(pack * 1000);
  return pack != null && packs > 1 && Number.isInteger(packs)
    ? `${String(packs)} × ${ingredientText(pack, unit, language)}`
    : ingredientText(amount, unit, language);
}
