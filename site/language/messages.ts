import type { Language } from "#domain/language/language.ts";
import { en } from "./en.ts";
import { he, type Messages } from "./he.ts";

const messages: Record<Language, Messages> = { he, en };

/** For code that needs both languages, such as the server. Browsers load one language at a time, see load-messages.ts. */
export function messagesIn(language: Language): Messages {
  return messages[language];
}
