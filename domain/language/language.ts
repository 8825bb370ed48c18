/** The languages of the shop, the default first (specification §9). */
export const languages = ["he", "en"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "he";

/** A text in every language of the shop. */
export type LocalizedText = { readonly [L in Language]: string } & {
  /** The language that the seller has not written it in yet. Its text there is the one in the other language. */
  readonly missing?: Language;
};

export function isLanguage(value: unknown): value is Language {
  return value === "he" || value === "en";
}

/** The language that the toggle button offers. */
export function otherLanguage(language: Language): Language {
  return language === "he" ? "en" : "he";
}

/** The value of the `dir` attribute: right-to-left or left-to-right. */
export function directionOf(language: Language): "rtl" | "ltr" {
  return language === "he" ? "rtl" : "ltr";
}

/** The locale of a language for `Intl`. */
export const locales: Readonly<Record<Language, string>> = { he: "he-IL", en: "en-US" };

const oneYearInSeconds = 31_536_000;

/** The cookie that keeps a chosen language for a year, as a script or a server sets it. */
export function languageCookie(language: Language): string {
  return `language=${language}; Path=/; Max-Age=${String(oneYearInSeconds)}; SameSite=Lax`;
}

/** The language in the `?lang=` of an address; undefined if there is none or the shop does not have it. */
export function languageOfAddress(search: string): Language | undefined {
  const asked = /[?&]lang=([^&]*)/u.exec(search)?.[1];
  return isLanguage(asked) ? asked : undefined;
}

/** The address of a page in a language. The default language has no `?lang=`, so that each page in each language has one address only. */
export function addressInLanguage(address: string, language: Language): string {
  return language === defaultLanguage ? address : `${address}?lang=${language}`;
}
