import type { TypedTexts } from "#desk/catalogue-parts/typed-texts.ts";
import { type Language, otherLanguage } from "#domain/language/language.ts";

/** How a thing is called in the language of the desk; in the other one while it has no name there. */
export function shownName(texts: TypedTexts, language: Language): string {
  return texts[language].trim() || texts[otherLanguage(language)].trim();
}
