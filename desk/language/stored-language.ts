import { isLanguage, type Language } from "#domain/language/language.ts";
import { readDeviceChoice, storeDeviceChoice } from "./device-choice.ts";

/** Key in local storage. The customers' site has a key of its own, because the seller may read the two in different languages. */
export const languageKey = "desk-language";

/** The language that was chosen on this device; undefined if none was. */
export function readStoredLanguage(): Language | undefined {
  const kept = readDeviceChoice(languageKey);
  return isLanguage(kept) ? kept : undefined;
}

export function storeLanguage(language: Language): void {
  storeDeviceChoice(languageKey, language);
}
