import type { Language } from "#domain/language/language.ts";
import { dateInJerusalem, dayText } from "./date-text.ts";
import { clockText, twelveHourText } from "./weekly-deadline.ts";

/**
 * A moment (milliseconds since 1970 UTC) in words, on the calendar and clock of Asia/Jerusalem: `יום רביעי, 28 באוקטובר, 14:00`,
 * `Wednesday, October 28, 2 pm`.
 */
export function momentText(moment: number, language: Language): string {
  return `${dayText(dateInJerusalem(moment), language)}, ${timeText(moment, language)}`;
}

/** The time of day of a moment (milliseconds since 1970 UTC) on the clock of Asia/Jerusalem: `14:00`, `2 pm`. */
export function timeText(moment: number, language: Language): string {
  clock ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Jerusalem", timeStyle: "short" });
  const [hour = 0, minute = 0] = clock.format(moment).split(":").map(Number);
  return (language === "he" ? clockText : twelveHourText)(hour, minute);
}

/** Made at the first use and kept, because making it takes longer than many uses. */
let clock: Intl.DateTimeFormat | undefined;

/**
 * The deadline of a week in words, if the moment is known (milliseconds since 1970 UTC) by the clock of Asia/Jerusalem, else by
 * `date`, that of the week: `יום רביעי, 28 באוקטובר, 14:00`, `Wednesday, October 28, 2 pm`.
 */
export function deadlineText(date: string, moment: number | null, language: Language): string {
  return moment === null ? dayText(date, language) : momentText(moment, language);
}
