import type { WeekRules } from "#domain/schedule/week-exception.ts";
import { type OrderWeek, weeksWorkedOn } from "#server/ordering/order-week.ts";
import type { EventLog } from "#server/store/log/event-log.ts";

/** The week that is worked on at `now` (milliseconds since 1970 UTC), see `weeksWorkedOn`. */
export async function workingWeek(
  store: Pick<EventLog, "sumWeeks">,
  now: number,
  rules: WeekRules,
): Promise<OrderWeek> {
  const weeks = weeksWorkedOn(now, rules);
  const withOrders = new Set(
    (await store.sumWeeks(weeks.map(({ date }) => date))).map(({ week }) => week),
  );
  const week = weeks.find(({ date }) => withOrders.has(date)) ?? weeks.at(-1);
  if (week === undefined) throw new Error("there is always a week that is worked on");
  return week;
}
