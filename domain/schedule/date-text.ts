import { locales, type SiteLanguage } from "#domain/language/language.ts";
import { clockText, twelveHourText } from "./weekly-deadline.ts";

/** The date `YYYY-MM-DD` of an instant (milliseconds since 1970 UTC) in Asia/Jerusalem. */
export function dateInJerusalem(instant: number): string {
  // Swedish writes dates in this form.
  dayInJerusalem ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Jerusalem" });
  return dayInJerusalem.format(instant);
}

/** Made at the first use and kept, because making it takes longer than many uses. */
let dayInJerusalem: Intl.DateTimeFormat | undefined;

/** An instant (milliseconds since 1970 UTC) on the clock of Asia/Jerusalem, `2026-01-05 11:00`. */
export function timeInJerusalem(instant: number): string {
  const timeZone = "Asia/Jerusalem";
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return format.format(instant);
}

/** A date `YYYY-MM-DD` in words, with its weekday: `יום רביעי, 28 באוקטובר 2026`, `Wednesday, October 28, 2026`. */
export const dateText = dayFormat({
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** The same without its year: `יום רביעי, 28 באוקטובר`, `Wednesday, October 28`. */
export const dayText = dayFormat({ weekday: "long", day: "numeric", month: "long" });

/** The weekday of a date `YYYY-MM-DD`: `יום ד׳`, `Wed`. */
export const shortWeekdayText = dayFormat({ weekday: "short" });

/** Gives the function that writes a date `YYYY-MM-DD` in a form. */
export function dayFormat(
  form: Intl.DateTimeFormatOptions,
): (date: string, language: SiteLanguage) => string {
  // Made at the first use and kept, too.
  const formats = new Map<SiteLanguage, Intl.DateTimeFormat>();
  return (date, language) => {
    const format =
      formats.get(language) ??
      new Intl.DateTimeFormat(locales[language], { timeZone: "UTC", ...form });
    formats.set(language, format);
    return format.format(Date.parse(`${date}T00:00:00Z`));
  };
}

/**
 * A moment (milliseconds since 1970 UTC) in words, on the calendar and clock of Asia/Jerusalem: `יום רביעי, 28 באוקטובר, 14:00`,
 * `Wednesday, October 28, 2 pm`.
 */
export function momentText(moment: number, language: SiteLanguage): string {
  return `${dayText(dateInJerusalem(moment), language)}, ${timeText(moment, language)}`;
}

/** The time of day of a moment (milliseconds since 1970 UTC) on the clock of Asia/Jerusalem: `14:00`, `2 pm`. */
export function timeText(moment: number, language: SiteLanguage): string {
  clock ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Jerusalem", timeStyle: "short" });
  const [hour = 0, minute = 0] = clock.format(moment).split(":").map(Number);
  return clockTexts[language](hour, minute);
}

const clockTexts: Readonly<Record<SiteLanguage, typeof clockText>> = {
  he: clockText,
  en: twelveHourText,
};

/** Made at the first use and kept, because making it takes longer than many uses. */
let clock: Intl.DateTimeFormat | undefined;

/**
 * The deadline of a week in words, if the moment is known (milliseconds since 1970 UTC) by the clock of Asia/Jerusalem, else by
 * `date`, that of the week: `יום רביעי, 28 באוקטובר, 14:00`, `Wednesday, October 28, 2 pm`.
 */
export function deadlineText(date: string, moment: number | null, language: SiteLanguage): string {
  return moment === null ? dayText(date, language) : momentText(moment, language);
}
