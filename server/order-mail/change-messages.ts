import type { Language } from "#domain/language/language.ts";
import { changeMessagesEn } from "./change-messages-en.ts";
import { changeMessagesHe } from "./change-messages-he.ts";

/** The texts of the mails about what happened to an order, in one language. */
export type ChangeMessages = typeof changeMessagesHe;

const messages: Record<Language, ChangeMessages> = { he: changeMessagesHe, en: changeMessagesEn };

/** The texts in a language. */
export function changeMessagesIn(language: Language): ChangeMessages {
  return messages[language];
}
