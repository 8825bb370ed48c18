import { isDate } from "#domain/schedule/is-date.ts";
import { type DeadlineRules, weekAround } from "#domain/schedule/week-dates.ts";
import type { Store } from "#server/store/store.ts";

/** Whether a text is a week of the shop. An order in any other week would not be found. */
export async function isWeekOfShop(
  store: Pick<Store, "sumWeeks">,
  rules: DeadlineRules,
  week: string,
): Promise<boolean> {
  if (!isDate(week)) return false;
  if (weekAround(week, rules) === week) return true;
  // An imported catalogue may have another weekday of the deadline since.
  return (await store.sumWeeks([week])).length > 0;
}
