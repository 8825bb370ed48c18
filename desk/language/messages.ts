import type { Language } from "#domain/language/language.ts";
import * as en from "./en.ts";
import * as he from "./he.ts";

/** The texts of the desk in one language: one member for each feature. */
export type Messages = typeof he;

const messages: Record<Language, Messages> = { he, en };

/** For code that needs both languages. What is shown comes from the language context: the first scripts have one language. */
export function messagesIn(language: Language): Messages {
  return messages[language];
}
