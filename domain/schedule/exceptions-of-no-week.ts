import { weekAround } from "./week-dates.ts";
import type { WeekRules } from "./week-exception.ts";

/**
 * The weeks, from `today` on (`YYYY-MM-DD`), whose exceptions have no effect: they are not on the weekday of the deadline. Earlier ones
 * are kept for the orders of their weeks.
 */
export function exceptionsOfNoWeek(rules: WeekRules, today: string): readonly string[] {
  return rules.exceptions
    .map(({ week }) => week)
    .filter((week) => week >= today && weekAround(week, rules) !== week);
}
