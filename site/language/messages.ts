import type { SiteLanguage } from "#domain/language/language.ts";
import { en } from "./en.ts";
import { he, type Messages } from "./he.ts";

const messages: Record<SiteLanguage, Messages> = { he, en };

/** For code that needs both languages, such as the server. Browsers load one language at a time, see load-messages.ts. */
export function messagesIn(language: SiteLanguage): Messages {
  return messages[language];
}
