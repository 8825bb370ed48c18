import { useLanguage } from "./language-context.tsx";
import { orderTextsEn } from "./order-texts-en.ts";
import { type OrderTexts, orderTextsHe } from "./order-texts-he.ts";

export const orderTexts = { he: orderTextsHe, en: orderTextsEn };

/** The texts about sending an order in the shown language; for code that is loaded with the cart. */
export function useOrderTexts(): OrderTexts {
  return orderTexts[useLanguage().language];
}
