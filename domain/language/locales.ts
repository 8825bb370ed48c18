import type { Language } from "./language.ts";

/** The locale that `Intl` writes a language of the shop in. */
export const locales: Readonly<Record<Language, string>> = { he: "he-IL", en: "en-GB" };
