import { type Language, locales } from "#domain/language/language.ts";
import { dateText } from "./date-text.ts";

/**
 * The deadline of a week in words: its date `YYYY-MM-DD` and, if the moment is known (milliseconds since 1970 UTC), the time on the
 * clock of Asia/Jerusalem: `יום רביעי, 28 באוקטובר 2026, 14:00`, `Wednesday, 28 October 2026, 2:00 pm`.
 */
export function deadlineText(date: string, moment: number | null, language: Language): string {
  if (moment === null) return dateText(date, language);
  const time = new Intl.DateTimeFormat(locales[language], {
    timeZone: "Asia/Jerusalem",
    hour: "numeric",
    minute: "2-digit",
    hour12: language === "en",
  });
  return `${dateText(date, language)}, ${time.format(moment)}`;
}
