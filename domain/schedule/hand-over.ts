import { addDays, weekdayOf } from "./add-days.ts";
import type { HandOverHours, HandOverTime, TimeOfDay } from "./hand-over-time.ts";
import { type DeadlineRules, type WeekException, weeklyDeadlineOf } from "./week-exception.ts";

/** When the orders of each week are handed over at a place: on the first such weekday after orders close. */
export interface WeeklyHandOver<Text> extends HandOverHours {
  /** 0 is Sunday, 6 is Saturday. */
  readonly weekday: number;
  /** A line for who comes, or waits, such as `ring twice`. */
  readonly note?: Text;
}

/** When an order is handed over, as its customer was told. */
export interface PromisedHandOver<Text> extends HandOverTime<Text> {
  /** The week that it was told for: an order that moves to another week is handed over at another time. */
  readonly week: string;
}

/** What decides when the orders of a week are handed over. */
export type HandOverRules<Text> = DeadlineRules & {
  readonly exceptions: readonly WeekException<Text>[];
};

/**
 * When the orders of a week (`YYYY-MM-DD`, its identity) are handed over at a place that has the time `weekly`; undefined if that was never
 * decided. A time of that week alone, which the seller may set, counts for all places.
 */
export function handOverOn<Text>(
  week: string,
  weekly: WeeklyHandOver<Text> | undefined,
  rules: HandOverRules<unknown>,
): PromisedHandOver<Text> | undefined {
  const exception = rules.exceptions.find((each) => each.week === week);
  const note = weekly?.note === undefined ? {} : { note: weekly.note };
  if (exception?.handOver !== undefined) return { week, ...exception.handOver, ...note };
  if (weekly === undefined) return undefined;
  const { weekday, from, to } = weekly;
  const closes = exception?.deadline ?? { date: week, ...weeklyDeadlineOf(week, rules) };
  const days = (weekday - weekdayOf(closes.date) + 7) % 7;
  const isOver = days === 0 && minutesOf(from) < minutesOf(closes);
  return { week, date: addDays(closes.date, isOver ? 7 : days), from, to, ...note };
}

/** Minutes since midnight. */
export function minutesOf({ hour, minute }: TimeOfDay): number {
  return hour * 60 + minute;
}

/** Whether two hand-overs are at the same time, whatever is noted beside them. */
export function isSameTime(one: HandOverTime<unknown>, other: HandOverTime<unknown>): boolean {
  return (
    one.date === other.date &&
    minutesOf(one.from) === minutesOf(other.from) &&
    minutesOf(one.to) === minutesOf(other.to)
  );
}
