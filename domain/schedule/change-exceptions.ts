import type { LocalizedText } from "#domain/language/language.ts";
import { textKey } from "#domain/language/text-key.ts";
import { minutesOf } from "./hand-over.ts";
import { type WeekException, type WeekRules, weekAround } from "./week-exception.ts";

type Exception = WeekException<LocalizedText>;

/** Four years of weeks. Older ones are dropped, so the list stays bounded. */
const mostKept = 200;

/** The exceptions with another one for its week, oldest first. One that decides nothing makes its week ordinary. */
export function changeExceptions(
  exceptions: readonly Exception[],
  changed: Exception,
): readonly Exception[] {
  const others = exceptions.filter(({ week }) => week !== changed.week);
  const isOrdinary =
    !changed.isClosed && changed.deadline === null && changed.handOver === undefined;
  return [...others, ...(isOrdinary ? [] : [changed])]
    .toSorted((one, other) => (one.week < other.week ? -1 : 1))
    .slice(-mostKept);
}

/** A short text that is the same for equal exceptions of one week. `undefined` is an ordinary week. */
export function versionOfException(exception: Exception | undefined): string {
  if (exception === undefined) return textKey("ordinary");
  const { isClosed, deadline, handOver, reason } = exception;
  return textKey(
    JSON.stringify([
      isClosed,
      deadline && [deadline.date, deadline.hour, deadline.minute],
      reason && [reason.he, reason.en],
      ...(handOver === undefined
        ? []
        : [handOver.date, minutesOf(handOver.from), minutesOf(handOver.to)]),
    ]),
  );
}

/**
 * The weeks, from `today` on (`YYYY-MM-DD`), whose exceptions have no effect: they are not on the weekday of the deadline. Earlier ones
 * are kept for the orders of their weeks.
 */
export function exceptionsOfNoWeek(rules: WeekRules, today: string): readonly string[] {
  return rules.exceptions
    .map(({ week }) => week)
    .filter((week) => week >= today && weekAround(week, rules) !== week);
}
