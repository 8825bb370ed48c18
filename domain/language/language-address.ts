import { defaultLanguage, isLanguage, type Language } from "./language.ts";

/** The language in the `?lang=` of an address; undefined if there is none or the shop does not have it. */
export function languageOfAddress(search: string): Language | undefined {
  const asked = /[?&]lang=([^&]*)/u.exec(search)?.[1];
  return isLanguage(asked) ? asked : undefined;
}

/** The address of a page in a language. The default language has no `?lang=`, so that each page in each language has one address only. */
export function addressInLanguage(address: string, language: Language): string {
  return language === defaultLanguage ? address : `${address}?lang=${language}`;
}
