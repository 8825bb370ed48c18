import type { SiteLanguage } from "#domain/language/language.ts";

/** What each language of the site calls itself, for the button and the link that lead to it. */
export const languageNames: Readonly<Record<SiteLanguage, string>> = {
  he: "עברית",
  en: "English",
};
