import { addDays, weekdayOf } from "./add-days.ts";
import type { WeekRules } from "./week-exception.ts";
import type { WeeklyDeadline } from "./weekly-deadline.ts";

export type DeadlineRules = Pick<WeekRules, "deadline" | "earlierDeadlines">;

/** The weekly deadline that a week keeps to: the one that was the shop's when it was decided about the week. `week` is a date, `YYYY-MM-DD`. */
export function weeklyDeadlineOf(
  week: string,
  { deadline, earlierDeadlines = [] }: DeadlineRules,
): WeeklyDeadline {
  return earlierDeadlines.find(({ lastWeek }) => week <= lastWeek)?.deadline ?? deadline;
}

/**
 * The week that has its ordinary deadline between the same Sunday and Saturday as `date`: there is exactly one. All dates are
 * `YYYY-MM-DD`.
 */
export function weekAround(
  date: string,
  { deadline, earlierDeadlines = [] }: DeadlineRules,
): string {
  const sunday = addDays(date, -weekdayOf(date));
  const earlier = earlierDeadlines.find(
    (each) => addDays(sunday, each.deadline.weekday) <= each.lastWeek,
  );
  return addDays(sunday, (earlier?.deadline ?? deadline).weekday);
}

/** The week so many weeks after the one around `date`; before it for a number below 0. */
export function weekAfter(date: string, weeks: number, rules: DeadlineRules): string {
  return weekAround(addDays(date, 7 * weeks), rules);
}
