import type { Language } from "#domain/language/language.ts";
import { dateInJerusalem, dayFormat, dayText } from "#domain/schedule/date-text.ts";

/** A day in few characters: `יום ד׳, 25 בנוב׳`, `Wed, Nov 25`. The date is `YYYY-MM-DD`. */
export const shortDayText = dayFormat({ weekday: "short", day: "numeric", month: "short" });

/** The same without the day of the week: `25 בנוב׳`, `Nov 25`. */
export const dayInBarText = dayFormat({ day: "numeric", month: "short" });

/** One day, or the first and the last of several: `יום ד׳, 2 בדצמ׳ – שבת, 5 בדצמ׳`. */
export function daysText(from: string, until: string, language: Language): string {
  return from === until
    ? shortDayText(from, language)
    : `${shortDayText(from, language)} – ${shortDayText(until, language)}`;
}

/** A time of day on the clock of Asia/Jerusalem: `14:00`. The time is in milliseconds since 1970 UTC. */
export function clockTimeText(time: number): string {
  return clock.format(time);
}

/** The day and the time of day in Asia/Jerusalem: `יום רביעי, 25 בנובמבר, 14:00`. The time is in milliseconds since 1970 UTC. */
export function dayAndTimeText(time: number, language: Language): string {
  return `${dayText(dateInJerusalem(time), language)}, ${clockTimeText(time)}`;
}

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Jerusalem",
  hour: "2-digit",
  minute: "2-digit",
});
