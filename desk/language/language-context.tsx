import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { directionOf, type Language } from "#domain/language/language.ts";
import { loadDeskMessages } from "./load-messages.ts";
import type { Messages } from "./messages.ts";
import { storeLanguage } from "./stored-language.ts";

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

/** The texts of a dictionary in the language that is shown. Dictionaries are apart from `Messages`, so that only the pages that show them load them. */
export function useTexts<Texts>(dictionary: Readonly<Record<Language, Texts>>): Texts {
  return dictionary[useLanguage().language];
}

interface LanguageProviderProps {
  /** What is shown first. */
  readonly initial: Pick<ShownLanguage, "language" | "messages">;
  readonly children: ReactNode;
}

export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [{ language, messages }, setShown] = useState(initial);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  const shown = useMemo(
    () => ({
      language,
      messages,
      showIn: (chosen: Language) => {
        storeLanguage(chosen);
        // The desk stays readable in the old language until the texts of the new one are loaded.
        void loadDeskMessages(chosen).then((loaded) =>
          setShown({ language: chosen, messages: loaded }),
        );
      },
    }),
    [language, messages],
  );
  return <LanguageContext value={shown}>{children}</LanguageContext>;
}
