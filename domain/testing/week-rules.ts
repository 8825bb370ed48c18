import type { LocalizedText } from "#domain/language/language.ts";
import type { WeekException, WeekRules } from "#domain/schedule/week-exception.ts";
import { type WeeklyDeadline, wednesdayTwoPm } from "#domain/schedule/weekly-deadline.ts";

type Exception = WeekException<LocalizedText>;

/** One list, so that a cache that recognizes its exceptions as an object is not bypassed. */
const noExceptions: readonly Exception[] = [];

/** A deadline every week, Wednesday 14:00 by default, without an opening. */
export function everyWeek(
  deadline: WeeklyDeadline = wednesdayTwoPm,
  exceptions: readonly Exception[] = noExceptions,
): WeekRules {
  return { deadline, opening: null, exceptions };
}

/** A week for which no orders are taken. */
export function closedWeek(week: string, reason: LocalizedText | null = null): Exception {
  return { week, isClosed: true, deadline: null, reason };
}

/** A week whose orders are handed over on a day of its own, from 9:00 to 12:00. */
export function handedOverOn(week: string, date: string): Exception {
  const handOver = { date, from: { hour: 9, minute: 0 }, to: { hour: 12, minute: 0 } };
  return { week, isClosed: false, deadline: null, handOver, reason: null };
}

/** A week with another deadline, `YYYY-MM-DD` and `HH:MM`. */
export function movedWeek(
  week: string,
  [date, time]: readonly [date: string, time: string],
  reason: LocalizedText | null = null,
): Exception {
  const [hour = "", minute = ""] = time.split(":");
  const deadline = { date, hour: Number(hour), minute: Number(minute) };
  return { week, isClosed: false, deadline, reason };
}
