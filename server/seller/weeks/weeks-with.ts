import type { AnswerOf, CheckedRequestOf } from "#contract/wire/desk-calls.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { withWeekRules } from "#domain/catalogue/with-week-rules.ts";
import { changeDeadline, isSameDeadline } from "#domain/schedule/change-deadline.ts";
import { type WeekRules, weekAfter } from "#domain/schedule/week-exception.ts";
import type { WeeklyDeadline } from "#domain/schedule/weekly-deadline.ts";
import { lastUnchangedWeek } from "#server/ordering/last-unchanged-week.ts";
import { firstComingWeek } from "#server/ordering/order-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { weeksAhead } from "./coming-weeks.ts";

/** How many weeks are told after the last one that keeps its deadline. */
const weeksAfter = 3;
/** More than half a year, for which orders are taken at most. */
const weeksWithOrders = 30;

type Asking = Pick<DeskCall, "store" | "now">;

/** See `deskCalls.weeksWith`. */
export async function weeksWith(
  context: Pick<DeskCall, "store" | "now" | "current">,
  { deadline, opening }: CheckedRequestOf<"weeksWith">,
): Promise<AnswerOf<"weeksWith">> {
  const { shop } = context.current.catalogue;
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
  const weeks = await weeksAhead(context, dates, rules);
  return weeks.map((each) => ({ ...each, keepsDeadline: each.week <= kept }));
}

/**
 * A changed catalogue, in which the weeks that must keep their deadline do so if the weekly deadline is another one than `before`
 * (docs/decisions/0033-the-order-week.md).
 */
export async function withWeeksUnchanged(
  context: Asking,
  before: Catalogue,
  changed: Catalogue,
): Promise<Catalogue> {
  const { deadline, opening } = changed.shop;
  const rules = await rulesWithDeadline(context, before.shop, deadline);
  return rules === undefined ? changed : withWeekRules(changed, { ...rules, opening });
}

/** The rules of the weeks with another weekly deadline; undefined if it is the one that they have. */
async function rulesWithDeadline(
  { store, now }: Asking,
  rules: WeekRules,
  deadline: WeeklyDeadline,
): Promise<WeekRules | undefined> {
  if (isSameDeadline(deadline, rules.deadline)) return undefined;
  const first = firstComingWeek(now, rules);
  const coming = Array.from({ length: weeksWithOrders }, (_, index) =>
    weekAfter(first, index, rules),
  );
  const withOrders = new Set((await store.sumWeeks(coming)).map(({ week }) => week));
  return changeDeadline(rules, deadline, lastUnchangedWeek(now, rules, deadline, withOrders));
}
