import { useLanguage } from "./language-context.tsx";
import { placedOrderEn } from "./placed-order-en.ts";
import { type PlacedOrderTexts, placedOrderHe } from "./placed-order-he.ts";

export const placedOrderTexts = { he: placedOrderHe, en: placedOrderEn };

/** The texts about a placed order in the shown language; only code that is not part of the first load may use them. */
export function usePlacedOrderTexts(): PlacedOrderTexts {
  return placedOrderTexts[useLanguage().language];
}
