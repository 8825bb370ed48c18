import type {
  KeptWeek,
  NextWeek,
  NextWeeks,
  ShownHoliday,
  WeekAhead,
} from "#contract/desk-calls/weeks.ts";
import { ownHandOverToWire } from "#contract/wire/hand-over.ts";
import type { Catalogue, Shop } from "#domain/catalogue/catalogue.ts";
import { handOverDays, shownPlaces } from "#domain/catalogue/shown-places.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { addDays, weekdayOf } from "#domain/schedule/add-days.ts";
import { versionOfException } from "#domain/schedule/change-exceptions.ts";
import { holidayTexts } from "#domain/schedule/holiday-texts.ts";
import { jewishHolidays } from "#domain/schedule/jewish-holidays.ts";
import { type WeekRules, weekAfter } from "#domain/schedule/week-exception.ts";
import { eventMails } from "#server/ordering/event-mails.ts";
import {
  exceptionOf,
  firstComingWeek,
  handedOverDates,
  isSkipped,
  openingOf,
  orderWeekOn,
} from "#server/ordering/order-week.ts";
import { shopWeekOn } from "#server/ordering/ordinary-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { workingWeek } from "#server/seller/reads/choose-week.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";
import { newestDecision, ordersDecidedBy } from "./mark-orders.ts";
import { toldOtherwise } from "./promise-again.ts";

/** Two months: holidays are planned for as far ahead. */
const mostWeeks = 8;

/** See `deskCalls.nextWeeks`. */
export async function nextWeeks(context: DeskCall): Promise<NextWeeks> {
  const [weeks, handedOver] = await Promise.all([comingWeeks(context), weeksHandedOver(context)]);
  return { weeks, handedOver };
}

async function comingWeeks(context: DeskCall): Promise<readonly NextWeek[]> {
  const { shop } = context.current.catalogue;
  const weeks = await weeksAhead(context, comingDates(context.now, shop), shop);
  return Promise.all(weeks.map((week) => comingWeek(context, week)));
}

async function weeksHandedOver(context: DeskCall): Promise<readonly NextWeek[]> {
  const { catalogue } = context.current;
  const dates = handedOverDates(context.now, catalogue);
  const weeks = await weeksAhead(context, dates, catalogue.shop);
  return Promise.all(
    weeks.filter(({ orders }) => orders > 0).map((week) => comingWeek(context, week)),
  );
}

/** The weeks to which an order can be moved, the earliest first. */
export async function weeksToMove({
  store,
  now,
  current,
}: Pick<DeskCall, "store" | "now" | "current">): Promise<readonly string[]> {
  const { shop } = current.catalogue;
  const { date } = await workingWeek(store, now, current.catalogue);
  const open = comingDates(now, shop).filter((each) => !isSkipped(each, shop));
  return [...new Set([date, ...open])].toSorted();
}

/** The weeks that are not over, the nearest first. */
export function comingDates(now: number, rules: WeekRules): readonly string[] {
  const first = firstComingWeek(now, rules);
  return Array.from({ length: mostWeeks }, (_, index) => weekAfter(first, index, rules));
}

/** The next week after one that is not closed; with `by` -1 the last one before it. */
export function nextOpenWeek(date: string, rules: WeekRules, by: 1 | -1 = 1): string {
  const next = weekAfter(date, by, rules);
  return isSkipped(next, rules) ? nextOpenWeek(next, rules, by) : next;
}

/** The states of weeks by some rules; canceled orders are not counted. */
export async function weeksAhead(
  { store, now }: Pick<DeskCall, "store" | "now">,
  dates: readonly string[],
  rules: WeekRules,
): Promise<readonly WeekAhead[]> {
  const sums = await store.sumWeeks(dates);
  const ordersIn = new Map(sums.map(({ week, orders }) => [week, orders]));
  return dates.map((date) => {
    const week = orderWeekOn(date, rules);
    const opening = openingOf(week, rules);
    return {
      week: date,
      deadline: week.deadline,
      opensAt: opening !== null && opening > now ? opening : null,
      isClosed: isSkipped(date, rules),
      orders: ordersIn.get(date) ?? 0,
    };
  });
}

async function comingWeek(context: DeskCall, ahead: WeekAhead): Promise<NextWeek> {
  const { week: date } = ahead;
  const { catalogue } = context.current;
  const { shop } = catalogue;
  const { orders } = ahead.orders === 0 ? { orders: [] } : await context.store.workingOrders(date);
  const exception = exceptionOf(date, shop);
  const reason = exception?.reason ?? null;
  return {
    ...ahead,
    ordinaryDeadline: shopWeekOn(date, shop).deadline,
    ownDeadline: exception?.deadline ?? null,
    ownHandOver: ownHandOverToWire(exception?.handOver),
    handOverDays: handOverDaysOf(date, catalogue),
    toldOtherwise: (await toldOtherwise(context.store, orders, catalogue)).length,
    // Without what is not written yet in one of the languages.
    reason: reason && { he: reason.he, en: reason.en },
    version: versionOfException(exception),
    withEmail: orders.filter(hasEmail).length,
    nextOpenWeek: nextOpenWeek(date, shop),
    lastKept: await lastKept(context, date, shop),
    holidays: holidaysNear(exception?.deadline?.date ?? date),
  };
}

function handOverDaysOf(week: string, catalogue: Catalogue): NextWeek["handOverDays"] {
  const [he, en] = (["he", "en"] as const).map((language) =>
    handOverDays(shownPlaces(catalogue, week, language), language),
  );
  return he == null || en == null ? null : { he, en };
}

function hasEmail({ stored, state }: WorkingOrder): boolean {
  return (
    !state.isCancelled && eventMails({ customer: stored.order.customerData.email }, 0).length > 0
  );
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
  const { actionId } = decision;
  return { actionId, ofOrders: kept.ofOrders, orders: orders.length };
}

/** Those from the day before a deadline until the Saturday after it: then she shops, cooks and hands over. */
function holidaysNear(deadline: string): readonly ShownHoliday[] {
  const saturday = addDays(deadline, 7 - ((weekdayOf(deadline) + 1) % 7));
  return jewishHolidays(addDays(deadline, -1), saturday).map(({ name, from, until, isRest }) => ({
    ...holidayTexts[name],
    from,
    until,
    isRest,
  }));
}
