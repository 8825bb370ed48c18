import { escapeHtml } from "#domain/escape-html.ts";

/** First strong isolate and its end: in the texts of a mail they enclose text that may run in another direction. */
export const isolateStart = "\u2068";
export const isolateEnd = "\u2069";

/**
 * Makes a text from outside safe for a mail: one line, without the Unicode marks that change the direction of what follows.
 * With them a name could hide itself or reverse the price beside it.
 */
export function safeText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, "")
    .trim();
}

/** An IPv4 address, which mail programs link too. */
const numericAddress = /\d{1,3}(?:\.\d{1,3}){3}/gu;
/** Between a scheme and its slashes. */
const afterScheme = /(?<=:)(?=\p{Default_Ignorable_Code_Point}*\/\/)/gu;
/** After a dot inside a domain: two characters follow, the first of which is a letter. Browsers read all four as dots. */
const afterDot =
  /(?<=\S[.\u3002\uFF0E\uFF61])(?=\p{Default_Ignorable_Code_Point}*\p{L}\p{Default_Ignorable_Code_Point}*[\p{L}\p{M}\p{N}-])/gu;

/**
 * The same for a text that a customer typed: mail programs make links of addresses in it, and a link in a mail of the shop would
 * seem to be the shop's. Addresses get visible spaces: zero-width characters are removed by browsers when they open a link, and
 * would be copied into the seller's map.
 */
export function unlinkedText(text: string): string {
  return safeText(text)
    .replaceAll(numericAddress, (address) => address.replaceAll(".", ". "))
    .replaceAll(afterScheme, " ")
    .replaceAll(afterDot, " ");
}

/**
 * An email address that a customer typed. It stays copyable, except one whose part before the `@` would become the link of a
 * web address.
 */
export function mailAddressText(address: string): string {
  return /[/?#\\]|^www\./iu.test(address) ? unlinkedText(address) : safeText(address);
}

/** `safeText` for a text inside a sentence: enclosed in isolates, so that neither affects the direction of the other. */
export function isolatedText(text: string): string {
  return `${isolateStart}${safeText(text)}${isolateEnd}`;
}

/** The name of a customer inside a sentence. */
export function isolatedName({ name }: { readonly name: string }): string {
  return isolatedText(unlinkedText(name));
}

/** A text as HTML of an element or a quoted attribute, with `<bdi>` elements instead of isolates. */
export function htmlText(text: string): string {
  return escapeHtml(text).replaceAll(isolateStart, "<bdi>").replaceAll(isolateEnd, "</bdi>");
}
