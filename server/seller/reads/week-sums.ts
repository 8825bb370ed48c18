import type { LimitTaken, ReceivedPayment, WaySum } from "#contract/desk-calls/sums.ts";
import type { WeekSums } from "#contract/desk-calls/week-sums.ts";
import type { ListedWeek } from "#contract/desk-calls/weeks.ts";
import { moneyByWay } from "#domain/order-log/sum-orders.ts";
import { daysKnown } from "#domain/payments/known-payment.ts";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";
import { isDate } from "#domain/schedule/is-date.ts";
import { orderWeekAt, orderWeekOn } from "#server/ordering/order-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { badRequest } from "#server/seller/refused-call.ts";
import type { Store } from "#server/store/store.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";

/** How many weeks are read at a time. */
const mostWeeks = 60;

const none = { orders: 0, handedOver: 0, unpaid: 0, due: 0, received: 0 };

/** The sums of weeks, in the sequence of their dates; a week without orders has zeros. */
export async function weekSums(
  { store, current }: DeskCall,
  dates: readonly string[],
): Promise<readonly WeekSums[]> {
  const [sums, closed] = await Promise.all([store.sumWeeks(dates), store.closedWeeks(dates)]);
  const sumsOf = new Map(
    sums.map(({ week, orders, handedOver, unpaid, due, received }) => [
      week,
      { orders, handedOver, unpaid, due, received },
    ]),
  );
  const { shop } = current.catalogue;
  return dates.map((week) => ({
    week,
    deadline: orderWeekOn(week, shop).deadline,
    isClosed: closed.has(week),
    ...(sumsOf.get(week) ?? none),
  }));
}

/** The sums of the newest weeks that have orders, and of another one, newest first. */
export async function newestWeeks(context: DeskCall, also: string): Promise<readonly WeekSums[]> {
  const dates = new Set([also, ...(await context.store.weeksInWork(mostWeeks))]);
  const newest = [...dates].toSorted().toReversed().slice(0, mostWeeks);
  return weekSums(context, newest);
}

/** The sums of the weeks that have orders and are older than one, newest first. */
async function weeksBefore(context: DeskCall, date: string): Promise<readonly WeekSums[]> {
  if (!isDate(date)) throw badRequest("A week is a date, YYYY-MM-DD.");
  return weekSums(context, await context.store.weeksInWork(mostWeeks, date));
}

/** See `deskCalls.weeks`. */
export async function listWeeks(
  context: DeskCall,
  before: string | null,
): Promise<readonly ListedWeek[]> {
  const { now, current } = context;
  const sums =
    before === null
      ? await newestWeeks(context, orderWeekAt(now, current.catalogue.shop).date)
      : await weeksBefore(context, before);
  return sums.map(({ week, isClosed, orders, unpaid, due }) => ({
    week,
    isClosed,
    orders,
    unpaid,
    due,
  }));
}

/** The years from the newest to the oldest week that has orders, and of all payments. */
export async function readYears(
  store: Pick<Store, "firstAndLastWeek" | "firstAndLastPayment">,
): Promise<number[]> {
  const [weeks = [], payments = []] = await Promise.all([
    store.firstAndLastWeek(),
    store.firstAndLastPayment(),
  ]);
  const dates = [...weeks, ...payments.map((at) => dateInJerusalem(at))];
  if (dates.length === 0) return [];
  const years = dates.map((date) => Number(date.slice(0, 4)));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

/** What was received for the orders of a week in each way, less what was given back. */
export async function readMoneyByWay(
  store: Pick<Store, "eventsOfOrdersIn">,
  week: string,
): Promise<readonly WaySum[]> {
  const { events, damaged } = await store.eventsOfOrdersIn(week, ["money", "undone"]);
  const [lost] = damaged;
  // A sum without it would be wrong.
  if (lost !== undefined)
    throw new StoreDamaged(`event ${String(lost.id)} in the store is damaged`);
  return moneyByWay(events);
}

/** See `sumCalls.paymentsLately`. */
export async function readPaymentsLately({
  store,
  now,
}: DeskCall): Promise<readonly ReceivedPayment[]> {
  const from = now - daysKnown * 24 * 3_600_000;
  const payments = await store.bookedPayments([from, Number.MAX_SAFE_INTEGER]);
  const received = payments.filter(({ amount }) => amount > 0);
  const customers = await store.customersOf(received.map(({ orderNumber }) => orderNumber));
  return received.flatMap(({ orderNumber: number, amount, at, actionId }) => {
    const customer = customers.get(number);
    if (customer === undefined) return [];
    const { name, phoneNumber } = customer;
    return [{ number, name, phoneNumber, amount, at, actionId }];
  });
}

/** What the orders of the week that orders are taken for take of each limit. */
export async function readLimits({ store, now, current }: DeskCall): Promise<LimitTaken[]> {
  const { shop, limits = [] } = current.catalogue;
  const taken = await store.portionsTaken(orderWeekAt(now, shop).date);
  return limits.map(({ id = "" }) => ({ id, taken: taken.get(id) ?? 0 }));
}
