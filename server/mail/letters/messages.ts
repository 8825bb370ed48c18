import type { Language } from "#domain/language/language.ts";
import { changeMessagesEn, messagesEn } from "./messages-en.ts";
import { changeMessagesHe, messagesHe } from "./messages-he.ts";

/** The texts of the customer's mail in one language. */
export type LetterMessages = typeof messagesHe;
/** The texts of the mails about what happened to an order, in one language. */
export type ChangeMessages = typeof changeMessagesHe;

/** The texts in a language. */
export function letterMessagesIn(language: Language): LetterMessages {
  return { he: messagesHe, en: messagesEn }[language];
}

/** The same of what happened to an order. */
export function changeMessagesIn(language: Language): ChangeMessages {
  return { he: changeMessagesHe, en: changeMessagesEn }[language];
}
