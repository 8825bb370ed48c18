import { type LocalizedText, languages } from "#domain/language/language.ts";

/** Whether a text is a placeholder for what only the seller knows: in either language it begins with `[`. */
export function isPlaceholder(text: LocalizedText | string): boolean {
  const words = typeof text === "string" ? [text] : languages.map((language) => text[language]);
  return words.some((each) => each.startsWith("["));
}
