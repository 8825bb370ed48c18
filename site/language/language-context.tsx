import { createContext, use } from "react";
import type { Language } from "#domain/language/language.ts";
import { type Messages, messagesIn } from "./messages.ts";

interface ShownLanguage {
  readonly language: Language;
  /** Shows the site in the other language. */
  readonly toggleLanguage: () => void;
}

export const LanguageContext = createContext<ShownLanguage>({
  language: "he",
  toggleLanguage: () => {
    throw new Error("no language provider");
  },
});

export function useLanguage(): ShownLanguage {
  return use(LanguageContext);
}

export function useMessages(): Messages {
  return messagesIn(use(LanguageContext).language);
}
