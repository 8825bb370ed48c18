import type { Language } from "#domain/language/language.ts";
import { en } from "./en.ts";
import { he } from "./he.ts";

/** The texts of the site in one language. */
export type Messages = typeof he;

const messages: Record<Language, Messages> = { he, en };

/** For code that needs both languages, such as the server. Browsers load one language at a time, see load-messages.ts. */
export function messagesIn(language: Language): Messages {
  return messages[language];
}
