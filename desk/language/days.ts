import type { Language } from "#domain/language/language.ts";
import { dayFormat } from "#domain/schedule/date-text.ts";

/** A day in few characters: `יום ד׳, 25 בנוב׳`, `Wed, Nov 25`. The date is `YYYY-MM-DD`. */
export const shortDayText = dayFormat({ weekday: "short", day: "numeric", month: "short" });

/** The same without the day of the week: `25 בנוב׳`, `Nov 25`. */
export const dayInBarText = dayFormat({ day: "numeric", month: "short" });

/** The same with the year, for days of several years: `25 בנוב׳ 2026`, `Nov 25, 2026`. */
export const dayOfYearText = dayFormat({ day: "numeric", month: "short", year: "numeric" });

/** One day, or the first and the last of several: `יום ד׳, 2 בדצמ׳ – שבת, 5 בדצמ׳`. */
export function daysText(from: string, until: string, language: Language): string {
  return from === until
    ? shortDayText(from, language)
    : `${shortDayText(from, language)} – ${shortDayText(until, language)}`;
}
