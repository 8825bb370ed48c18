import { useLanguage } from "./language-context.tsx";
import { orderPageEn } from "./order-page-en.ts";
import { type OrderPageTexts, orderPageHe } from "./order-page-he.ts";
import type { PlacedOrderTexts } from "./placed-order-he.ts";
import { placedOrderTexts } from "./use-placed-order-texts.ts";

export const orderPageTexts = { he: orderPageHe, en: orderPageEn };

/** All texts about a placed order in the shown language, for the code of its page. */
export function useOrderPageTexts(): OrderPageTexts & PlacedOrderTexts {
  const { language } = useLanguage();
  return { ...placedOrderTexts[language], ...orderPageTexts[language] };
}
