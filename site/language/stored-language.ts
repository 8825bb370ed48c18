import {
  directionOf,
  languageCookie,
  readSiteLanguage,
  type SiteLanguage,
} from "#domain/language/language.ts";

/** Key of the chosen language in local storage (specification §9). */
const storageKey = "language";

/** The language chosen on an earlier visit; undefined if none is stored. */
export function readStoredLanguage(): SiteLanguage | undefined {
  try {
    return readSiteLanguage(localStorage.getItem(storageKey));
  } catch (error) {
    // A browser may block storage; the site works without it.
    console.warn("the stored language cannot be read", error);
    return undefined;
  }
}

/** Stores the choice for the next visit. A cookie mirrors it for the server, which renders before any script runs. */
export function storeLanguage(language: SiteLanguage): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch (error) {
    console.warn("the language cannot be stored", error);
  }
  document.cookie = languageCookie(language);
  // Safari deletes what a script has set after seven days. The server sets the cookie again with every page that it answers.
  if (navigator.onLine) fetch("/", { method: "HEAD" }).catch(() => undefined);
}

/** Sets the language and direction of the document (specification §4). */
export function showLanguageOnPage(language: SiteLanguage): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
