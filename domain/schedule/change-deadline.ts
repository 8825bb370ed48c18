import {
  type EarlierDeadline,
  type WeekRules,
  weekAround,
  weeklyDeadlineOf,
} from "./week-exception.ts";
import type { WeeklyDeadline } from "./weekly-deadline.ts";

/** Years of changes. The oldest are dropped, so the list stays bounded. */
export const mostEarlierDeadlines = 50;

/**
 * The rules with another weekly deadline for the weeks after `lastWeek` (`YYYY-MM-DD`), which itself and all before it stay as they are.
 * Exceptions of later weeks go to the week between the same Sunday and Saturday; those without a week, which have no effect, are dropped.
 */
export function changeDeadline(
  rules: WeekRules,
  deadline: WeeklyDeadline,
  lastWeek: string,
): WeekRules {
  const kept = (rules.earlierDeadlines ?? []).filter((each) => each.lastWeek < lastWeek);
  const list = withoutRepetition(
    [...kept, { deadline: weeklyDeadlineOf(lastWeek, rules), lastWeek }],
    deadline,
  ).slice(-mostEarlierDeadlines);
  const times = { deadline, ...(list.length === 0 ? {} : { earlierDeadlines: list }) };
  const exceptions = rules.exceptions
    .filter(({ week }) => week <= lastWeek || weekAround(week, rules) === week)
    .map((exception) =>
      exception.week <= lastWeek
        ? exception
        : { ...exception, week: weekAround(exception.week, times) },
    );
  return { ...times, opening: rules.opening, exceptions };
}

/** Without entries that say the same as what follows them. */
function withoutRepetition(
  list: readonly EarlierDeadline[],
  next: WeeklyDeadline,
): readonly EarlierDeadline[] {
  return list.filter(
    (each, index) => !isSameDeadline(each.deadline, list[index + 1]?.deadline ?? next),
  );
}

export function isSameDeadline(one: WeeklyDeadline, other: WeeklyDeadline): boolean {
  return one.weekday === other.weekday && one.hour === other.hour && one.minute === other.minute;
}
