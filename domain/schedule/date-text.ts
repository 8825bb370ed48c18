import type { Language } from "#domain/language/language.ts";
import { locales } from "#domain/language/locales.ts";

/** A date `YYYY-MM-DD` in words, with its weekday: `יום רביעי, 28 באוקטובר 2026`, `Wednesday, 28 October 2026`. */
export function dateText(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  return format.format(Date.parse(`${date}T00:00:00Z`));
}
