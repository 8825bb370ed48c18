/** What stands after a name instead of an amount, as much as the cook likes; and what stands before one. */
const afterName = /(?:לפי|על פי) ה?(?:טעם|צורך)(?!\p{L})|\b(?:to taste|as needed|as desired)\b/iu;
const beforeName = /^(?:מעט|קצת|some|a little|a little bit of|a bit of)$/iu;
const bracketed = new RegExp(`\\(\\s*(?:${afterName.source})\\s*\\)|${afterName.source}`, "iu");

/** Whether words say that there is no amount, such as `לפי הטעם`, `some`. */
export function isToTaste(words: string): boolean {
  return isBeforeName(words) || words.replace(afterName, "") === "";
}

/** Whether such words stand before a name: `מעט מלח`. */
export function isBeforeName(words: string): boolean {
  return beforeName.test(words);
}

/** A text without `to taste` and the like, also in brackets, and what it said. */
export function withoutToTaste(text: string): { readonly rest: string; readonly said?: string } {
  const said = afterName.exec(text)?.[0];
  return said === undefined ? { rest: text } : { rest: text.replace(bracketed, " "), said };
}
