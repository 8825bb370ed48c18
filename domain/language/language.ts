/** The languages in which the seller writes, each text of the shop in both: the catalogue, orders, mails and the desk (specification §9). */
export const languages = ["he", "en"] as const;

export type Language = (typeof languages)[number];

/** The languages that the site speaks, the default first: its own texts, the addresses of its pages and its cookie. */
export const siteLanguages = ["he", "en"] as const;

export type SiteLanguage = (typeof siteLanguages)[number];

/** The default both of the seller and of the site. */
export const defaultLanguage: Language = "he";

/** A text in every language in which the seller writes. */
export type LocalizedText = { readonly [L in Language]: string } & {
  /** The language that the seller has not written it in yet. Its text there is the one in the other language. */
  readonly missing?: Language;
};

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

export function isSiteLanguage(value: unknown): value is SiteLanguage {
  return readSiteLanguage(value) !== undefined;
}

/** The language of the site that a value names; undefined if it names none. */
export function readSiteLanguage(value: unknown): SiteLanguage | undefined {
  return siteLanguages.find((each) => each === value);
}

/** The other one of the two languages in which the seller writes. */
export function otherLanguage(language: Language): Language {
  return language === "he" ? "en" : "he";
}

/** The language that the toggle button of the site offers. */
export function nextLanguage(language: SiteLanguage): SiteLanguage {
  return siteLanguages[siteLanguages.indexOf(language) + 1] ?? defaultLanguage;
}

/**
 * The language of the shop's texts, such as the names of dishes, on a site in a language. It does not compile once the site speaks one in
 * which the seller does not write.
 */
export function shopLanguageOf(language: SiteLanguage): Language {
  return language;
}

const directions: Readonly<Record<SiteLanguage, "rtl" | "ltr">> = { he: "rtl", en: "ltr" };

/** The value of the `dir` attribute: right-to-left or left-to-right. */
export function directionOf(language: SiteLanguage): "rtl" | "ltr" {
  return directions[language];
}

/** The locale of a language for `Intl`. */
export const locales: Readonly<Record<SiteLanguage, string>> = { he: "he-IL", en: "en-US" };

/** The cookie that keeps a chosen language for a year, which has 31,536,000 seconds, as a script or a server sets it. */
export function languageCookie(language: SiteLanguage): string {
  return `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** The language that the cookies of a request name; undefined if they name none that the site speaks. */
export function languageOfCookies(cookies: string): SiteLanguage | undefined {
  const values = cookies.split(";").map((each) => /^\s*language=(\S*)\s*$/u.exec(each)?.[1]);
  return values.find(isSiteLanguage);
}

/** The language in the `?lang=` of an address; undefined if there is none or the site does not speak it. */
export function languageOfAddress(search: string): SiteLanguage | undefined {
  return readSiteLanguage(/[?&]lang=([^&]*)/u.exec(search)?.[1]);
}

/** The address of a page in a language. The default language has no `?lang=`, so that each page in each language has one address only. */
export function addressInLanguage(address: string, language: SiteLanguage): string {
  return language === defaultLanguage ? address : `${address}?lang=${language}`;
}
