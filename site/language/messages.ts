import type { Language } from "#domain/language/language.ts";
import { en } from "./en.ts";
import { he } from "./he.ts";

/** The texts of the site in one language. */
export type Messages = typeof he;

const messages: Record<Language, Messages> = { he, en };

/** For whoever needs both languages, as a server does; a browser loads one at a time, see load-messages.ts. */
export function messagesIn(language: Language): Messages {
  return messages[language];
}
