import {
  type DeadlineRules,
  weekAfter,
  weekAround,
  weeklyDeadlineOf,
} from "#domain/schedule/week-exception.ts";
import type { WeeklyDeadline } from "#domain/schedule/weekly-deadline.ts";
import { shopZone, zonedTime } from "./local-time.ts";

/** A week that keeps to a weekly time: its date in `shopZone`, `YYYY-MM-DD`, and that time on it, milliseconds since 1970 UTC. */
export interface OrdinaryWeek {
  readonly date: string;
  readonly deadline: number;
}

/** The first occurrence of a weekly time after an instant (milliseconds since 1970 UTC), which does not count itself. */
export function ordinaryWeekAfter(instant: number, weekly: WeeklyDeadline): OrdinaryWeek {
  const today = zonedTime(instant).toPlainDate();
  // Temporal counts Monday 1 to Sunday 7; the remainder makes Sunday 0, as in `WeeklyDeadline`.
  const daysAhead = (weekly.weekday - today.dayOfWeek + 7) % 7;
  const next = weekOn(today.add({ days: daysAhead }), weekly);
  return next.deadline > instant ? next : weekOn(today.add({ days: daysAhead + 7 }), weekly);
}

/** The first week of the shop whose ordinary deadline is after an instant (milliseconds since 1970 UTC), which does not count itself. */
export function shopWeekAfter(instant: number, rules: DeadlineRules): OrdinaryWeek {
  const today = zonedTime(instant).toPlainDate();
  let date = weekAround(today.toString(), rules);
  for (;;) {
    const week = shopWeekOn(date, rules);
    if (week.deadline > instant) return week;
    date = weekAfter(date, 1, rules);
  }
}

/** A week of the shop with its ordinary deadline. Throws a RangeError where `date` is no date. */
export function shopWeekOn(date: string, rules: DeadlineRules): OrdinaryWeek {
  return ordinaryWeekOn(date, weeklyDeadlineOf(date, rules));
}

/** A time of day on `date` (`YYYY-MM-DD`). Throws a RangeError where `date` is no date. */
export function ordinaryWeekOn(
  date: string,
  time: Pick<WeeklyDeadline, "hour" | "minute">,
): OrdinaryWeek {
  return weekOn(Temporal.PlainDate.from(date), time);
}

/**
 * "compatible" disambiguation: a deadline inside the hour that a clock change skips is later by as much as the clock jumps,
 * and one inside the hour that is repeated is at its first occurrence.
 */
function weekOn(
  date: Temporal.PlainDate,
  { hour, minute }: Pick<WeeklyDeadline, "hour" | "minute">,
): OrdinaryWeek {
  const deadline = date
    .toPlainDateTime({ hour, minute })
    .toZonedDateTime(shopZone, { disambiguation: "compatible" });
  return { date: date.toString(), deadline: deadline.epochMilliseconds };
}

/** A time of day on `date` (`YYYY-MM-DD`) in `shopZone`, milliseconds since 1970 UTC; see `weekOn` for hours that a clock change skips. */
export function instantOf(date: string, time: Pick<WeeklyDeadline, "hour" | "minute">): number {
  return ordinaryWeekOn(date, time).deadline;
}
