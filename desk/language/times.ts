import type { Language } from "#domain/language/language.ts";
import { dateInJerusalem, timeText } from "#domain/schedule/date-text.ts";
import { shortDayText } from "./days.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Passed = (count: number) => string;

/** Not from `Intl`: its Hebrew says `לפני דקה (1)`. */
const ago: Record<
  Language,
  { readonly now: string; readonly units: readonly [Passed, Passed, Passed] }
> = {
  he: {
    now: "עכשיו",
    units: [
      (count) => (count === 1 ? "לפני דקה" : `לפני ${String(count)} דקות`),
      (count) => ["", "לפני שעה", "לפני שעתיים"][count] ?? `לפני ${String(count)} שעות`,
      (count) => ["", "לפני יום", "לפני יומיים"][count] ?? `לפני ${String(count)} ימים`,
    ],
  },
  en: {
    now: "just now",
    units: [
      (count) => (count === 1 ? "1 minute ago" : `${String(count)} minutes ago`),
      (count) => (count === 1 ? "1 hour ago" : `${String(count)} hours ago`),
      (count) => (count === 1 ? "1 day ago" : `${String(count)} days ago`),
    ],
  },
};

/** How long ago something was, in words: `לפני 5 דקות`, `5 minutes ago`. Both times are milliseconds since 1970 UTC. */
export function agoText(time: number, now: number, language: Language): string {
  const passed = now - time;
  const {
    now: justNow,
    units: [minutes, hours, days],
  } = ago[language];
  if (passed < minute) return justNow;
  if (passed < hour) return minutes(Math.floor(passed / minute));
  return passed < day ? hours(Math.floor(passed / hour)) : days(Math.floor(passed / day));
}

/** The day and the time on the clock of Asia/Jerusalem: `יום ה׳, 29 באוק׳, 16:05`, `Thu, Oct 29, 4:05 pm`. */
export function shownMoment(time: number, language: Language): string {
  return `${shortDayText(dateInJerusalem(time), language)}, ${timeText(time, language)}`;
}
