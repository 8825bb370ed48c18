/**
 * How people write shekels beside an amount, as a part of a regular expression with the flags `iu`: ₪, ש״ח with any marks or none, שקל,
 * NIS and ILS.
 */
export const currencyWords = String.raw`(?:₪|ש(?:["״]|['׳’]{1,2})?ח|שקל(?:ים)?|nis|ils)`;

const aroundAmount = new RegExp(
  String.raw`^\s*${currencyWords}?\s*|\s*${currencyWords}?\s*$`,
  "giu",
);

/** A text without the currency at its beginning or its end, and without blanks there. */
export function withoutCurrency(text: string): string {
  return text.replaceAll(aroundAmount, "");
}
