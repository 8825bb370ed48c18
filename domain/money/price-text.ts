import type { Agorot } from "./agorot.ts";

/** An amount as other apps take it, in shekels: `44.00`, `1250.50`. */
export function amountText(amount: Agorot): string {
  return `${String(Math.trunc(amount / 100))}.${String(amount % 100).padStart(2, "0")}`;
}

/**
 * An amount as it is shown in both languages: `₪44`, `₪12.50`, `₪1,250`.
 * Written here and not by `Intl`, whose Hebrew currency text has invisible marks that differ between a server's and a phone's
 * data and would break hydration. It reads left to right: show it isolated, as the component `Price` does.
 */
export function priceText(amount: Agorot): string {
  const shekels = String(Math.trunc(amount / 100)).replaceAll(/\B(?=(?:\d{3})+$)/gu, ",");
  const rest = amount % 100;
  return rest === 0 ? `₪${shekels}` : `₪${shekels}.${String(rest).padStart(2, "0")}`;
}

/** The same inside a sentence: isolated, so that its sign stays on its side in Hebrew. */
export function isolatedPriceText(amount: Agorot): string {
  return `\u2066${priceText(amount)}\u2069`;
}
