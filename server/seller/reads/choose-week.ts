import { isDate } from "#domain/schedule/is-date.ts";
import { weekAround } from "#domain/schedule/week-exception.ts";
import {
  handedOverDates,
  type OrderWeek,
  orderWeekAt,
  orderWeekOn,
  type WeekPlan,
  weeksWorkedOn,
} from "#server/ordering/order-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { badRequest, refusedCall } from "#server/seller/refused-call.ts";
import { mayUseOfWeek } from "#server/seller/roles.ts";
import type { Store } from "#server/store/store.ts";

/**
 * The week that a device asks for; without a date the one that is worked on now. A role that does not read all weeks may ask only for
 * those in which something is to be done, so that its devices hold nothing of the customers of earlier weeks.
 */
export async function chooseWeek(
  context: DeskCall,
  date: string | null | undefined,
): Promise<OrderWeek> {
  const { catalogue } = context.current;
  if (date == null) return workingWeek(context.store, context.now, catalogue);
  if (!isDate(date)) throw badRequest("A week is a date, YYYY-MM-DD.");
  if (!(await mayReadWeek(context, date))) throw refusedCall("NOT_ALLOWED");
  return orderWeekOn(date, catalogue.shop);
}

/** Whether the role of a device may read a week, see `chooseWeek`. */
export async function mayReadWeek(
  { store, device, now, current }: DeskCall,
  date: string,
): Promise<boolean> {
  if (mayUseOfWeek(device.role, "all")) return true;
  if (!mayUseOfWeek(device.role, "workedOn")) return false;
  return (await weeksAtWork(store, now, current.catalogue)).has(date);
}

/** The dates of the weeks in which something is to be done: the one that is worked on, those still to be handed over, and the open one. */
export async function weeksAtWork(
  store: Pick<Store, "sumWeeks">,
  now: number,
  plan: WeekPlan,
): Promise<ReadonlySet<string>> {
  const weeks = [await workingWeek(store, now, plan), orderWeekAt(now, plan.shop)];
  return new Set([...handedOverDates(now, plan), ...weeks.map(({ date }) => date)]);
}

/**
 * The week that is worked on at `now` (milliseconds since 1970 UTC): the newest of `weeksWorkedOn` that has orders, also canceled ones.
 * Where none has any, as after the closing time before a shop began, nothing is to be done in them, and it is the one that orders are
 * taken for.
 */
export async function workingWeek(
  store: Pick<Store, "sumWeeks">,
  now: number,
  plan: WeekPlan,
): Promise<OrderWeek> {
  const weeks = weeksWorkedOn(now, plan);
  const withOrders = new Set(
    (await store.sumWeeks(weeks.map(({ date }) => date))).map(({ week }) => week),
  );
  return weeks.find(({ date }) => withOrders.has(date)) ?? orderWeekAt(now, plan.shop);
}

/** Days from now in which a week is that has no orders yet. */
const mostDaysAway = 183;
const day = 24 * 60 * 60_000;

/** Whether a text is a week of the shop: one with orders, or one of its weeks within half a year. An order in any other week would not be found. */
export async function isWeekOfShop(
  { store, now, current }: Pick<DeskCall, "store" | "now" | "current">,
  week: string,
): Promise<boolean> {
  if (!isDate(week)) return false;
  const isNear = Math.abs(Date.parse(week) - now) <= mostDaysAway * day;
  if (isNear && weekAround(week, current.catalogue.shop) === week) return true;
  // An imported catalogue may have another weekday of the deadline since.
  return (await store.sumWeeks([week])).length > 0;
}
