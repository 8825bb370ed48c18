import type { Language } from "#domain/language/language.ts";
import { deskEn } from "./en.ts";
import { deskHe } from "./he.ts";

/** The texts of the desk in one language: one member for each feature. */
export type Messages = typeof deskHe;

const messages: Record<Language, Messages> = { he: deskHe, en: deskEn };

/** For code that needs both languages. What is shown comes from the language context: the first scripts have one language. */
export function messagesIn(language: Language): Messages {
  return messages[language];
}
