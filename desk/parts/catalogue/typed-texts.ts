import { type Language, type LocalizedText, otherLanguage } from "#domain/language/language.ts";

/** A text in both languages as it is typed: one of them may be empty. */
export type TypedTexts = Readonly<Record<Language, string>>;

export const emptyTexts: TypedTexts = { he: "", en: "" };

/** What the fields of a text begin with: a language that was never written is empty. */
export function typedTextsOf({ he, en, missing }: LocalizedText): TypedTexts {
  return missing === undefined ? { he, en } : { he, en, [missing]: "" };
}

/** The language in which a text is missing, while the other is written. */
export function missingIn({ he, en }: TypedTexts): Language | undefined {
  if (he.trim() === "" && en.trim() !== "") return "he";
  return en.trim() === "" && he.trim() !== "" ? "en" : undefined;
}

/** How a thing is called in the language of the desk; in the other one while it has no name there. */
export function shownName(texts: TypedTexts, language: Language): string {
  return texts[language].trim() || texts[otherLanguage(language)].trim();
}
