import { inLanguage } from "#domain/language/in-language.ts";
import type { Language } from "#domain/language/language.ts";
import type { AcceptedOrder, OrderInLanguage } from "./order.ts";

/** An accepted order with its names in a language. */
export function orderIn(order: AcceptedOrder, language: Language): OrderInLanguage {
  const shown = inLanguage(order, language);
  return { ...shown, language, pickupAddress: shown.pickupAddress ?? "" };
}
