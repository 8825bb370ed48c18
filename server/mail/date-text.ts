import type { Language } from "#domain/language/language.ts";

const locales: Record<Language, string> = { he: "he-IL", en: "en-GB" };

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

/** An instant (milliseconds since 1970 UTC) on the clock of Asia/Jerusalem, in Hebrew: `יום ב׳, 26 באוקטובר, 9:05`. */
export function hebrewTimeText(instant: number): string {
  const format = new Intl.DateTimeFormat("he-IL", {
    timeZone: "Asia/Jerusalem",
    weekday: "short",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return format.format(instant);
}
