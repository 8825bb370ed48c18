import { isLanguage, type Language } from "#domain/language/language.ts";

/** Key in local storage. The customers' site has a key of its own, because the seller may read the two in different languages. */
export const languageKey = "desk-language";

/** The language that was chosen on this device; undefined if none was. */
export function readStoredLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(languageKey);
    return isLanguage(kept) ? kept : undefined;
  } catch (error) {
    // A browser may block storage; the desk works without it.
    console.warn("the chosen language cannot be read", error);
    return undefined;
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch (error) {
    console.warn("the chosen language cannot be kept", error);
  }
}
