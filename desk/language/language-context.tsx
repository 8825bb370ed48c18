import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { defaultLanguage, directionOf, type Language } from "#domain/language/language.ts";
import { type Messages, messagesIn } from "./messages.ts";
import { readStoredLanguage, storeLanguage } from "./stored-language.ts";

export interface ShownLanguage {
  readonly language: Language;
  readonly messages: Messages;
  /** Shows the desk in a language, and keeps the choice on the device. */
  readonly showIn: (language: Language) => void;
}

export const LanguageContext = createContext<ShownLanguage | undefined>(undefined);

export function useLanguage(): ShownLanguage {
  const shown = use(LanguageContext);
  if (shown === undefined) throw new Error("no language provider");
  return shown;
}

export function useMessages(): Messages {
  return useLanguage().messages;
}

/** The texts of a dictionary in the language that is shown. */
export function useTexts<Texts>(dictionary: Readonly<Record<Language, Texts>>): Texts {
  return dictionary[useLanguage().language];
}

/** Shows its content in the language that is kept on the device, Hebrew at first. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(() => readStoredLanguage() ?? defaultLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  const shown = useMemo(
    () => ({
      language,
      messages: messagesIn(language),
      showIn: (chosen: Language) => {
        storeLanguage(chosen);
        setLanguage(chosen);
      },
    }),
    [language],
  );
  return <LanguageContext value={shown}>{children}</LanguageContext>;
}
