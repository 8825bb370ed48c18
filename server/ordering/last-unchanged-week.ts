import { changeDeadline } from "#domain/schedule/change-deadline.ts";
import {
  isHandOverTooFar,
  type WeekRules,
  weekAfter,
  weekAround,
} from "#domain/schedule/week-exception.ts";
import type { WeeklyDeadline } from "#domain/schedule/weekly-deadline.ts";
import { exceptionOf, firstComingWeek, isSkipped, orderWeekOn } from "./order-week.ts";
import { ordinaryWeekOn } from "./ordinary-week.ts";

/**
 * The last week that keeps its deadline when the shop gets another weekly `deadline` at `now` (milliseconds since 1970 UTC): the last one
 * that is over, or a later one that would be over at once, that would get another date although it has orders (`withOrders`: the dates of
 * such weeks) or a deadline of its own, or whose food would be handed over too far from it. The weeks after it follow the new deadline (docs/decisions/0033-the-order-week.md).
 */
export function lastUnchangedWeek(
  now: number,
  rules: WeekRules,
  deadline: WeeklyDeadline,
  withOrders: ReadonlySet<string>,
): string {
  const first = firstComingWeek(now, rules);
  const decided = [...withOrders, ...rules.exceptions.map(({ week }) => week)];
  const furthest = decided.reduce((latest, week) => (week > latest ? week : latest), first);
  let kept = weekAfter(first, -1, rules);
  for (let week = first; week <= furthest; week = weekAfter(week, 1, rules))
    if (mustKeep(week, now, rules, deadline, withOrders)) kept = week;
  while (!isInSequence(kept, changeDeadline(rules, deadline, kept)))
    kept = weekAfter(kept, 1, rules);
  return kept;
}

function mustKeep(
  week: string,
  now: number,
  rules: WeekRules,
  deadline: WeeklyDeadline,
  withOrders: ReadonlySet<string>,
): boolean {
  // A week that was closed early is over before its ordinary deadline.
  if (orderWeekOn(week, rules).deadline <= now) return true;
  const date = weekAround(week, { deadline });
  const { deadline: own = null, handOver } = exceptionOf(week, rules) ?? {};
  if (date !== week && (own !== null || withOrders.has(week))) return true;
  if (handOver !== undefined && isHandOverTooFar(handOver.date, date)) return true;
  return own === null && ordinaryWeekOn(date, deadline).deadline <= now;
}

/** Whether a week ends before the next one that is open. */
function isInSequence(week: string, rules: WeekRules): boolean {
  let next = weekAfter(week, 1, rules);
  while (isSkipped(next, rules)) next = weekAfter(next, 1, rules);
  return orderWeekOn(week, rules).deadline < orderWeekOn(next, rules).deadline;
}
