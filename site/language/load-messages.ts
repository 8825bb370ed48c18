import type { Language } from "#domain/language/language.ts";
import type { Messages } from "./messages.ts";

/** Loads the texts of a language: a visit needs those of one, so the other's are no part of the first load. */
export async function loadMessages(language: Language): Promise<Messages> {
  return language === "he" ? (await import("./he.ts")).he : (await import("./en.ts")).en;
}

/** Source file of a language's texts, below site/. */
export function messagesSource(language: Language): string {
  return `language/${language}.ts`;
}
