/** First strong isolate and its end: in the texts of a mail they enclose text that may run in another direction. */
export const isolateStart = "\u2068";
export const isolateEnd = "\u2069";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

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

/** The same for a text inside a sentence: enclosed in isolates, so that neither affects the direction of the other. */
export function isolatedText(text: string): string {
  return `${isolateStart}${safeText(text)}${isolateEnd}`;
}

/** Escapes a text for an HTML element or a quoted attribute, and turns isolates into `<bdi>` elements. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll(/[&<>"']/gu, (character) => entities[character] ?? "")
    .replaceAll(isolateStart, "<bdi>")
    .replaceAll(isolateEnd, "</bdi>");
}
