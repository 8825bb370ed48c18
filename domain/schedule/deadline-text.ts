import { type Language, locales } from "#domain/language/language.ts";
import { dateInJerusalem, dateText } from "./date-text.ts";

/**
 * The deadline of a week in words, if the moment is known (milliseconds since 1970 UTC) by the clock of Asia/Jerusalem, else by
 * `date`, that of the week: `יום רביעי, 28 באוקטובר 2026, 14:00`, `Wednesday, 28 October 2026, 2:00 pm`.
 */
export function deadlineText(date: string, moment: number | null, language: Language): string {
  if (moment === null) return dateText(date, language);
  const time = new Intl.DateTimeFormat(locales[language], {
    timeZone: "Asia/Jerusalem",
    hour: "numeric",
    minute: "2-digit",
    hour12: language === "en",
  });
  return `${dateText(dateInJerusalem(moment), language)}, ${time.format(moment)}`;
}
