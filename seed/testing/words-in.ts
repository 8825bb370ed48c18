import { isLanguage, type LocalizedText } from "#domain/language/language.ts";

/** Words to look for, as sources of regular expressions: the beginnings of Hebrew words, and whole English words. */
export interface SeedWords {
  readonly he: readonly string[];
  readonly en: readonly string[];
}

/** The words that the texts use. A Hebrew word may have prefix letters before it, an English one an `s` or `es` after it. */
export function wordsIn(texts: readonly LocalizedText[], { he, en }: SeedWords): string[] {
  const hebrew = texts.map((text) => text.he).join("\n");
  const english = texts.map((text) => text.en).join("\n");
  return [
    ...he.filter((word) => new RegExp(`(?<!\\p{L})[בהוכלמש]{0,3}${word}`, "u").test(hebrew)),
    ...en.filter((word) => new RegExp(`\\b${word}(?:e?s)?\\b`, "iu").test(english)),
  ];
}

/** Every text in both languages that the value holds, at any depth. */
export function textsIn(value: unknown): LocalizedText[] {
  if (typeof value !== "object" || value === null) return [];
  if (isLocalizedText(value)) return [value];
  return Object.values(value).flatMap(textsIn);
}

function isLocalizedText(value: object): value is LocalizedText {
  return Object.keys(value).length > 0 && Object.keys(value).every(isLanguage);
}
