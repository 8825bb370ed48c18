import { defaultLanguage, isLanguage, type Language } from "./language.ts";

/** The language that an address asks for by `?lang=`; undefined where it asks for none, or for one that the shop does not speak. */
export function languageOfAddress(search: string): Language | undefined {
  const asked = /[?&]lang=([^&]*)/u.exec(search)?.[1];
  return isLanguage(asked) ? asked : undefined;
}

/** The address of a page in a language: the page's own in the shop's language, so that no page has two addresses that say the same. */
export function addressInLanguage(address: string, language: Language): string {
  return language === defaultLanguage ? address : `${address}?lang=${language}`;
}
