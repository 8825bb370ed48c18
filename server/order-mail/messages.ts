import type { Language } from "#domain/language/language.ts";
import { messagesEn } from "./messages-en.ts";
import { messagesHe } from "./messages-he.ts";

/** The texts of the customer's mail in one language. */
export type Messages = typeof messagesHe;

const messages: Record<Language, Messages> = { he: messagesHe, en: messagesEn };

/** The texts in a language. */
export function messagesIn(language: Language): Messages {
  return messages[language];
}
