import type { LocalizedText } from "#domain/language/language.ts";
import { addDays, daysBetween, weekdayOf } from "./add-days.ts";
import type { HandOverTime } from "./hand-over-time.ts";
import type { WeeklyDeadline } from "./weekly-deadline.ts";

/** A week that is closed, has another deadline, or is handed over at another time. */
export interface WeekException<Text> {
  /** The date of the ordinary deadline in Asia/Jerusalem, `YYYY-MM-DD`: the identity of the week, also where its deadline is another day. */
  readonly week: string;
  /** Whether no orders are taken for it; they go to the next week that is not closed. */
  readonly isClosed: boolean;
  /** Its own deadline; null for the ordinary one. */
  readonly deadline: WeekDeadline | null;
  /** When its orders are handed over, at all places; missing for the time of each place. */
  readonly handOver?: Omit<HandOverTime<unknown>, "note">;
  /** Shown to customers; null for none. */
  readonly reason: Text | null;
}

/** A deadline of one week, in local time of Asia/Jerusalem. */
export interface WeekDeadline {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** 0 to 23. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
}

/** A week keeps its place between its neighbors, whose ordinary deadlines are seven days away. */
export const mostDaysMoved = 6;
/** The food of a week is handed over before that of the week after the next is. */
export const mostDaysToHandOver = 13;

/** Whether a day is too far away from a week for its food to be handed over on it. Both are dates, `YYYY-MM-DD`. */
export function isHandOverTooFar(day: string, week: string): boolean {
  const days = daysBetween(week, day);
  return days < -mostDaysMoved || days > mostDaysToHandOver;
}

/** What decides which week an order belongs to; the shop's settings have it. */
export interface WeekRules {
  readonly deadline: WeeklyDeadline;
  /** When orders for a week are taken from; null: from the deadline of the previous week. */
  readonly opening: WeeklyDeadline | null;
  /** In no particular sequence, at most one for each week. */
  readonly exceptions: readonly WeekException<LocalizedText>[];
  /** The weekly deadlines before `deadline`, oldest first; missing if it was always the same. */
  readonly earlierDeadlines?: readonly EarlierDeadline[];
}

/** A weekly deadline that weeks keep, though the shop has another one for those after them. */
export interface EarlierDeadline {
  readonly deadline: WeeklyDeadline;
  /** The last week that keeps to it, `YYYY-MM-DD`. */
  readonly lastWeek: string;
}

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
