import type { SiteLanguage } from "#domain/language/language.ts";

/** Between day and month, and before am and pm. */
const spaces: Readonly<Record<SiteLanguage, RegExp>> = {
  he: /(\d) (?=ב)/gu,
  en: /(\d(?= [ap]m\b)|[A-Z][a-z]+(?= \d)) /gu,
};

/** The text in a language with a space in its dates and hours on which no line ends. */
export function wholeDates(text: string, language: SiteLanguage): string {
  return text.replaceAll(spaces[language], "$1\u00A0");
}
