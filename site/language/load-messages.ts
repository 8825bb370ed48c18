import type { SiteLanguage } from "#domain/language/language.ts";
import type { Messages } from "./he.ts";

const loads: Readonly<Record<SiteLanguage, () => Promise<Messages>>> = {
  he: async () => (await import("./he.ts")).he,
  en: async () => (await import("./en.ts")).en,
};

/** Loads the texts of one language; another one is not part of the first load. */
export function loadMessages(language: SiteLanguage): Promise<Messages> {
  return loads[language]();
}

/** Source file of the texts of a language, relative to site/. */
export function messagesSource(language: SiteLanguage): string {
  return `language/${language}.ts`;
}
