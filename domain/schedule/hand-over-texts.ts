import type { Language } from "#domain/language/language.ts";
import { dateText, weekdayText } from "./date-text.ts";
import type { HandOverHours, HandOverTime, TimeOfDay } from "./hand-over.ts";
import { clockText, twelveHourText } from "./weekly-deadline.ts";

const hoursTexts: Readonly<Record<Language, (from: TimeOfDay, to: TimeOfDay) => string>> = {
  he: (from, to) => `בין ${clockText(from.hour, from.minute)} ל־${clockText(to.hour, to.minute)}`,
  en: (from, to) =>
    `${twelveHourText(from.hour, from.minute)} to ${twelveHourText(to.hour, to.minute)}`,
};

/** Hours in words: `בין 9:00 ל־12:00`, `9am to 12pm`. */
export function hoursText({ from, to }: HandOverHours, language: Language): string {
  return hoursTexts[language](from, to);
}

/** A time of handing over in words, without its note: `יום שישי, 27 בנובמבר 2026, בין 9:00 ל־12:00`. */
export function handOverText(handOver: HandOverTime<unknown>, language: Language): string {
  return `${dateText(handOver.date, language)}, ${hoursText(handOver, language)}`;
}

/** The same without its date, for lists of one week: `יום שישי, בין 9:00 ל־12:00`. */
export function weekdayAndHours(handOver: HandOverTime<unknown>, language: Language): string {
  return `${weekdayText(handOver.date, language)}, ${hoursText(handOver, language)}`;
}

/** A time of handing over in words with its note, if it has one. */
export function handOverLine(handOver: HandOverTime<string>, language: Language): string {
  const { note } = handOver;
  const text = handOverText(handOver, language);
  return note === undefined ? text : `${text}. ${note}`;
}
