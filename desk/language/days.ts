import { type Language, locales } from "#domain/language/language.ts";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";

/** A day in words, without its year: `יום רביעי, 25 בנובמבר`, `Wednesday, 25 November`. The date is `YYYY-MM-DD`. */
export function dayText(date: string, language: Language): string {
  return longDay[language].format(startOf(date));
}

/** The same in few characters: `יום ד׳, 25 בנוב׳`, `Wed, 25 Nov`. */
export function shortDayText(date: string, language: Language): string {
  return shortDay[language].format(startOf(date));
}

/** The same without the day of the week: `25 בנוב׳`, `25 Nov`. */
export function dayInBarText(date: string, language: Language): string {
  return barDay[language].format(startOf(date));
}

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

const longDay = formats({ weekday: "long", day: "numeric", month: "long" });
const shortDay = formats({ weekday: "short", day: "numeric", month: "short" });
const barDay = formats({ day: "numeric", month: "short" });

function formats(options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> {
  const format = (language: Language) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: "UTC", ...options });
  return { he: format("he"), en: format("en") };
}

function startOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
