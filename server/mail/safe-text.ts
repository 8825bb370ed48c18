/** First strong isolate and its end; in the texts of a mail they mark what may run in another direction. */
export const isolateStart = "\u2068";
export const isolateEnd = "\u2069";

/**
 * A text from outside as it may stand in a mail: one line, without the marks that turn the direction of what follows them.
 * A name could otherwise hide behind them, or turn the price beside it around.
 */
export function safeText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, "")
    .trim();
}

/** The same to stand inside a sentence, whose direction it neither takes nor gives. */
export function isolatedText(text: string): string {
  return `${isolateStart}${safeText(text)}${isolateEnd}`;
}
