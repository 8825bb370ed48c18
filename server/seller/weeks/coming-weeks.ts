import type { ComingWeek, Holiday, KeptWeek } from "#contract/generated/desk-schema-types.ts";
import type { Shop } from "#domain/catalogue/catalogue.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { addDays, weekdayOf } from "#domain/schedule/add-days.ts";
import { versionOfException } from "#domain/schedule/change-exceptions.ts";
import { holidayTexts } from "#domain/schedule/holiday-texts.ts";
import { jewishHolidays } from "#domain/schedule/jewish-holidays.ts";
import { weekAfter } from "#domain/schedule/week-dates.ts";
import type { WeekRules } from "#domain/schedule/week-exception.ts";
import { eventMails } from "#server/ordering/event-mails.ts";
import {
  exceptionOf,
  firstComingWeek,
  openingOf,
  orderWeekOn,
} from "#server/ordering/order-week.ts";
import { shopWeekOn } from "#server/ordering/ordinary-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { newestDecision } from "./mark-orders.ts";
import { ordersDecidedBy } from "./orders-of-decision.ts";

/** Two months: holidays are planned for as far ahead. */
const weeksAhead = 8;

/** The next eight weeks, see `Query.comingWeeks`. */
export async function comingWeeks(context: DeskCall): Promise<readonly ComingWeek[]> {
  const { shop } = context.current.catalogue;
  const dates = comingDates(context.now, shop);
  const sums = await context.store.sumWeeks(dates);
  const ordersIn = new Map(sums.map(({ week, orders }) => [week, orders]));
  return Promise.all(dates.map((date) => comingWeek(context, date, ordersIn.get(date) ?? 0)));
}

/** The weeks that are not over, the nearest first. */
export function comingDates(now: number, rules: WeekRules): readonly string[] {
  const first = firstComingWeek(now, rules);
  return Array.from({ length: weeksAhead }, (_, index) => weekAfter(first, index, rules));
}

/** The next week after one that is not closed. */
export function nextOpenWeek(date: string, rules: WeekRules): string {
  const next = weekAfter(date, 1, rules);
  return exceptionOf(next, rules)?.isClosed === true ? nextOpenWeek(next, rules) : next;
}

async function comingWeek(context: DeskCall, date: string, orders: number): Promise<ComingWeek> {
  const { shop } = context.current.catalogue;
  const exception = exceptionOf(date, shop);
  const week = orderWeekOn(date, shop);
  const opening = openingOf(week, shop);
  return {
    week: date,
    deadline: week.deadline,
    ordinaryDeadline: shopWeekOn(date, shop).deadline,
    opensAt: opening !== null && opening > context.now ? opening : null,
    isClosed: exception?.isClosed ?? false,
    ownDeadline: exception?.deadline ?? null,
    reason: exception?.reason ?? null,
    version: versionOfException(exception),
    orders,
    withEmail: orders === 0 ? 0 : await ordersWithEmail(context, date),
    nextOpenWeek: nextOpenWeek(date, shop),
    lastKept: await lastKept(context, date, shop),
    holidays: holidaysNear(exception?.deadline?.date ?? date),
  };
}

async function ordersWithEmail({ store }: DeskCall, date: string): Promise<number> {
  const { orders } = await store.workingOrders(date);
  return orders.filter(
    ({ state, stored }) =>
      !state.isCancelled && eventMails({ customer: stored.order.customerData.email }, 0).length > 0,
  ).length;
}

/** The newest decision about a week, unless it took one back or the catalogue says something else of the week by now. */
async function lastKept(
  context: DeskCall,
  date: string,
  shop: Shop<LocalizedText>,
): Promise<KeptWeek | null> {
  const decision = await newestDecision(context, date);
  if (decision === undefined || decision.content.kept.undoes !== null) return null;
  const { version, kept } = decision.content;
  const then = await context.store.catalogueOfVersion(version);
  const stands =
    versionOfException(exceptionOf(date, then.shop)) ===
    versionOfException(exceptionOf(date, shop));
  if (!stands) return null;
  const orders = await ordersDecidedBy(context.store, decision);
  const { actionId, at } = decision;
  return { actionId, at, ofOrders: kept.ofOrders, orders: orders.length };
}

/** Those from the day before a deadline until the Saturday after it: then she shops, cooks and hands over. */
function holidaysNear(deadline: string): readonly Holiday[] {
  const saturday = addDays(deadline, 7 - ((weekdayOf(deadline) + 1) % 7));
  return jewishHolidays(addDays(deadline, -1), saturday).map(({ name, from, until, isRest }) => ({
    ...holidayTexts[name],
    from,
    until,
    isRest,
  }));
}
