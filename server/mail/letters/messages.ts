import type { Language } from "#domain/language/language.ts";
import { changeMessagesEn, messagesEn } from "./messages-en.ts";
import {
  type ChangeMessages,
  changeMessagesHe,
  type LetterMessages,
  messagesHe,
} from "./messages-he.ts";

/** The texts in a language. */
export function letterMessagesIn(language: Language): LetterMessages {
  return { he: messagesHe, en: messagesEn }[language];
}

/** The same of what happened to an order. */
export function changeMessagesIn(language: Language): ChangeMessages {
  return { he: changeMessagesHe, en: changeMessagesEn }[language];
}
