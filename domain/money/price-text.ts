import { type Agorot, agorot } from "./agorot.ts";

/** An amount in shekels in the format that other apps accept: `44.00`, `1250.50`. */
export function amountText(amount: Agorot): string {
  return `${String(Math.trunc(amount / 100))}.${String(amount % 100).padStart(2, "0")}`;
}

/** An amount as people type it: `28.40`, and `28` for whole shekels. */
export function shortAmountText(amount: Agorot): string {
  return amountText(amount).replace(/\.00$/u, "");
}

/**
 * An amount as it is shown in both languages: `₪44`, `₪12.50`, `₪1,250`.
 * It does not use `Intl`: its Hebrew currency text has invisible marks that differ between the data of a server and of a phone,
 * which breaks hydration. The text is left-to-right, so isolate it where it is shown, as the component `Price` does.
 */
export function priceText(amount: Agorot): string {
  const shekels = String(Math.trunc(amount / 100)).replaceAll(/\B(?=(?:\d{3})+$)/gu, ",");
  const rest = amount % 100;
  return rest === 0 ? `₪${shekels}` : `₪${shekels}.${String(rest).padStart(2, "0")}`;
}

/** The same for a whole number of agorot that may be below 0: `−₪35`. */
export function signedPriceText(amount: number): string {
  return `${amount < 0 ? "−" : ""}${priceText(agorot(Math.abs(amount)))}`;
}

/** `priceText` for use inside a sentence: isolated by Unicode marks, so that ₪ stays on the left of the number in Hebrew. */
export function isolatedPriceText(amount: Agorot): string {
  return `\u2066${priceText(amount)}\u2069`;
}
