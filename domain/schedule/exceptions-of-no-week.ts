import type { WeekRules } from "./week-exception.ts";

/**
 * The weeks, from `today` on (`YYYY-MM-DD`), whose exceptions have no effect: they are not on the weekday of the deadline, because it
 * was changed. Earlier ones are kept for the orders of their weeks.
 */
export function exceptionsOfNoWeek(
  { deadline, exceptions }: Pick<WeekRules, "deadline" | "exceptions">,
  today: string,
): readonly string[] {
  return exceptions
    .map(({ week }) => week)
    .filter(
      (week) => week >= today && new Date(`${week}T00:00:00Z`).getUTCDay() !== deadline.weekday,
    );
}
