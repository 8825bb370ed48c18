import { type Language, locales } from "#domain/language/language.ts";
import { oncePerLanguage } from "#domain/language/once-per-language.ts";
import { dateInJerusalem, dateText } from "./date-text.ts";

/**
 * A moment (milliseconds since 1970 UTC) in words, on the calendar and clock of Asia/Jerusalem: `יום רביעי, 28 באוקטובר 2026, 14:00`,
 * `Wednesday, 28 October 2026, 2:00 pm`. Servers and phones may write it a little differently.
 */
export function momentText(moment: number, language: Language): string {
  return `${dateText(dateInJerusalem(moment), language)}, ${timeIn(language).format(moment)}`;
}

const timeIn = oncePerLanguage(
  (language) =>
    new Intl.DateTimeFormat(locales[language], {
      timeZone: "Asia/Jerusalem",
      hour: "numeric",
      minute: "2-digit",
      hour12: language === "en",
    }),
);

/**
 * The deadline of a week in words, if the moment is known (milliseconds since 1970 UTC) by the clock of Asia/Jerusalem, else by
 * `date`, that of the week: `יום רביעי, 28 באוקטובר 2026, 14:00`, `Wednesday, 28 October 2026, 2:00 pm`.
 */
export function deadlineText(date: string, moment: number | null, language: Language): string {
  return moment === null ? dateText(date, language) : momentText(moment, language);
}
