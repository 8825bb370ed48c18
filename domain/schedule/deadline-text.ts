import type { Language } from "#domain/language/language.ts";
import { dateText } from "./date-text.ts";
import { momentText } from "./moment-text.ts";

/**
 * The deadline of a week in words, if the moment is known (milliseconds since 1970 UTC) by the clock of Asia/Jerusalem, else by
 * `date`, that of the week: `יום רביעי, 28 באוקטובר 2026, 14:00`, `Wednesday, 28 October 2026, 2:00 pm`.
 */
export function deadlineText(date: string, moment: number | null, language: Language): string {
  return moment === null ? dateText(date, language) : momentText(moment, language);
}
