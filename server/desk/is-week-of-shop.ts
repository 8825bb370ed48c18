import { isDate } from "#domain/schedule/is-date.ts";
import type { WeekRules } from "#domain/schedule/week-exception.ts";
import type { Store } from "#server/store/store.ts";

/** Whether a text is a week of the shop. An order in any other week would not be found. */
export async function isWeekOfShop(
  store: Pick<Store, "sumWeeks">,
  { deadline }: Pick<WeekRules, "deadline">,
  week: string,
): Promise<boolean> {
  if (!isDate(week)) return false;
  if (Temporal.PlainDate.from(week).dayOfWeek % 7 === deadline.weekday) return true;
  // The weekday of the deadline may have changed since.
  return (await store.sumWeeks([week])).length > 0;
}
