import * as v from "valibot";
import type { QueryWeeksWithArgs, WeekAhead } from "#contract/generated/desk-schema-types.ts";
import { timeOfWeek } from "#domain/catalogue/parse-weeks.ts";
import { weekAfter } from "#domain/schedule/week-dates.ts";
import type { WeekRules } from "#domain/schedule/week-exception.ts";
import {
  exceptionOf,
  firstComingWeek,
  openingOf,
  orderWeekOn,
} from "#server/ordering/order-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { badRequest } from "#server/seller/desk-error.ts";
import { rulesWithDeadline } from "./with-weeks-unchanged.ts";

/** How many weeks are told after the last one that keeps its deadline. */
const weeksAfter = 3;

/** See `Query.weeksWith`. */
export async function weeksWith(
  context: Pick<DeskCall, "store" | "now" | "current">,
  asked: QueryWeeksWithArgs,
): Promise<readonly WeekAhead[]> {
  const times = v.safeParse(
    v.object({ deadline: timeOfWeek, opening: v.nullish(timeOfWeek, null) }),
    asked,
  );
  if (!times.success) throw badRequest("This is no time of a week.");
  const { shop } = context.current.catalogue;
  const { deadline, opening } = times.output;
  const changed = await rulesWithDeadline(context, shop, deadline);
  const rules = { ...(changed ?? shop), opening };
  const kept = rules.earlierDeadlines?.at(-1)?.lastWeek ?? "";
  const dates: string[] = [];
  for (
    let date = firstComingWeek(context.now, rules);
    dates.filter((each) => each > kept).length < weeksAfter;
    date = weekAfter(date, 1, rules)
  )
    dates.push(date);
  const sums = await context.store.sumWeeks(dates);
  const ordersIn = new Map(sums.map(({ week, orders }) => [week, orders]));
  return dates.map((date) => weekAhead(date, rules, context.now, kept, ordersIn.get(date) ?? 0));
}

function weekAhead(
  date: string,
  rules: WeekRules,
  now: number,
  kept: string,
  orders: number,
): WeekAhead {
  const week = orderWeekOn(date, rules);
  const opening = openingOf(week, rules);
  return {
    week: date,
    deadline: week.deadline,
    opensAt: opening !== null && opening > now ? opening : null,
    isClosed: exceptionOf(date, rules)?.isClosed ?? false,
    keepsDeadline: date <= kept,
    orders,
  };
}
