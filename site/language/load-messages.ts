import type { Language } from "#domain/language/language.ts";
import type { Messages } from "./he.ts";

/** Loads the texts of one language; the other language is not part of the first load. */
export async function loadMessages(language: Language): Promise<Messages> {
  return language === "he" ? (await import("./he.ts")).he : (await import("./en.ts")).en;
}

/** Source file of the texts of a language, relative to site/. */
export function messagesSource(language: Language): string {
  return `language/${language}.ts`;
}
