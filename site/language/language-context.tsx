import { createContext, use } from "react";
import type { Language, SiteLanguage } from "#domain/language/language.ts";
import type { Messages } from "./he.ts";

export interface ShownLanguage {
  readonly language: SiteLanguage;
  /** The language of the shop's texts beside those of the site, and that in which the server is asked. */
  readonly shopLanguage: Language;
  readonly messages: Messages;
  /** Shows the site in the other language. */
  readonly toggleLanguage: () => void;
}

export const LanguageContext = createContext<ShownLanguage | null>(null);

/** Whether the other language is being loaded. Apart from the language, so that only what shows it is rendered again. */
export const LanguageSwitchingContext = createContext(false);

export function useLanguage(): ShownLanguage {
  const shown = use(LanguageContext);
  if (shown === null) throw new Error("no language provider");
  return shown;
}

export function useMessages(): Messages {
  return useLanguage().messages;
}
