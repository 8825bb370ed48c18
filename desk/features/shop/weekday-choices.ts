import type { Language } from "#domain/language/language.ts";
import { addDays } from "#domain/schedule/add-days.ts";
import { dayText } from "#domain/schedule/date-text.ts";

const aSunday = "2026-01-04";

/** The days of the week for a list of choices: 0 is `יום ראשון`, `Sunday`. */
export function weekdayChoices(language: Language) {
  return Array.from({ length: 7 }, (_, weekday) => ({
    value: String(weekday),
    text: dayText(addDays(aSunday, weekday), language).split(",")[0] ?? "",
  }));
}
