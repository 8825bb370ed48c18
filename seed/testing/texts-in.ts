import { isLanguage, type LocalizedText } from "#domain/language/language.ts";

/** Every text in both languages that the value holds, at any depth. */
export function textsIn(value: unknown): LocalizedText[] {
  if (typeof value !== "object" || value === null) return [];
  if (isLocalizedText(value)) return [value];
  return Object.values(value).flatMap(textsIn);
}

function isLocalizedText(value: object): value is LocalizedText {
  return Object.keys(value).length > 0 && Object.keys(value).every(isLanguage);
}
