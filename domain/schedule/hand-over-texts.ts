import { locales, type SiteLanguage } from "#domain/language/language.ts";
import { dayText, shortWeekdayText } from "./date-text.ts";
import { isSameTime } from "./hand-over.ts";
import type { HandOverHours, HandOverTime, TimeOfDay } from "./hand-over-time.ts";
import { clockText, twelveHourText } from "./weekly-deadline.ts";

const hoursTexts: Readonly<Record<SiteLanguage, (from: TimeOfDay, to: TimeOfDay) => string>> = {
  he: (from, to) => `בין ${clockText(from.hour, from.minute)} ל־${clockText(to.hour, to.minute)}`,
  en: (from, to) =>
    `${twelveHourText(from.hour, from.minute)} to ${twelveHourText(to.hour, to.minute)}`,
};

const shortHoursTexts: typeof hoursTexts = {
  he: (from, to) => `${clockText(from.hour, from.minute)} עד ${clockText(to.hour, to.minute)}`,
  en: (from, to) => {
    const words = (time: TimeOfDay) => twelveHourText(time.hour, time.minute);
    const isOneHalf = from.hour < 12 === to.hour < 12;
    return `${isOneHalf ? words(from).slice(0, -" am".length) : words(from)}–${words(to)}`;
  },
};

/** Hours in words: `בין 9:00 ל־12:00`, `9 am to 12 pm`. */
export function hoursText({ from, to }: HandOverHours, language: SiteLanguage): string {
  return hoursTexts[language](from, to);
}

/** A time of handing over in words, without its note: `יום שישי, 27 בנובמבר, בין 9:00 ל־12:00`. */
export function handOverText(handOver: HandOverTime<unknown>, language: SiteLanguage): string {
  return `${dayText(handOver.date, language)}, ${hoursText(handOver, language)}`;
}

/** The same without its date and in few characters, for lists of one week: `יום ו׳, 9:00 עד 12:00`, `Fri, 9 am–12 pm`. */
export function weekdayAndHours(
  { date, ...hours }: HandOverTime<unknown>,
  language: SiteLanguage,
): string {
  return `${shortWeekdayText(date, language)}, ${shortHoursTexts[language](hours.from, hours.to)}`;
}

/** A time of handing over in words with its note, if it has one. */
export function handOverLine(handOver: HandOverTime<string>, language: SiteLanguage): string {
  const { note } = handOver;
  const text = handOverText(handOver, language);
  return note === undefined ? text : `${text}. ${note}`;
}

/** A day of a list after the first one. */
const laterDayTexts: Readonly<Record<SiteLanguage, (day: string) => string>> = {
  he: (day) => `ב${day}`,
  en: (day) => `on ${day}`,
};

/**
 * The days of some times of handing over in words, earliest first, to follow `ב` or `on`: `יום חמישי, 8 בינואר או ביום שישי, 9 בינואר`. With
 * the hours if each day has the same ones in all times: `Friday, January 9, 9 am to 12 pm`. Null where there is no time.
 */
export function handOverDaysText(
  times: readonly HandOverTime<unknown>[],
  language: SiteLanguage,
): string | null {
  if (times.length === 0) return null;
  const different = times
    .filter((time, index) => times.findIndex((each) => isSameTime(each, time)) === index)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const dates = [...new Set(different.map(({ date }) => date))];
  const days =
    dates.length === different.length
      ? different.map((time) => `${dayText(time.date, language)}, ${hoursText(time, language)}`)
      : dates.map((date) => dayText(date, language));
  return new Intl.ListFormat(locales[language], { type: "disjunction" }).format(
    days.map((day, index) => (index === 0 ? day : laterDayTexts[language](day))),
  );
}
