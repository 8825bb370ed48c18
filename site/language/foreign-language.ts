import type { Language } from "#domain/language/language.ts";

/**
 * The language of a text of the shop that has no words in the shown language, because the seller has written it in the other one only;
 * undefined for any other text. In English a text is Hebrew if it begins with a Hebrew word; in Hebrew it is English if it has a word
 * of three Latin letters and no Hebrew letter, so that units and sizes are not read out as English.
 */
export function foreignLanguage(text: string, shown: Language): Language | undefined {
  if (shown === "en") return /^[^a-z]*[א-ת]/iu.test(text) ? "he" : undefined;
  return /^[^א-ת]*[a-z]{3}[^א-ת]*$/iu.test(text) ? "en" : undefined;
}
