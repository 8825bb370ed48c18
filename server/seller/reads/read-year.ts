import type {
  ComparedWeek,
  ComparedWeeks,
  MonthSums,
  ShownYear,
} from "#contract/desk-calls/year.ts";
import type { Language } from "#domain/language/language.ts";
import { paymentWays } from "#domain/order-log/desk-event.ts";
import { sumYear } from "#domain/order-log/sum-year.ts";
import { addDays } from "#domain/schedule/add-days.ts";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";
import { spansOfYear } from "#server/ordering/spans-of-year.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import type { Store } from "#server/store/store.ts";
import { workingWeek } from "./choose-week.ts";
import { weekSums } from "./week-sums.ts";

const mostDishes = 20;
const weeksBeforeThis = 4;
/** The same week a year before is 52 weeks earlier, or the nearest one where the deadline had another weekday. */
const [daysOfYear, daysAround] = [364, 3];

/** What was sold and received in a year. */
export async function readYear(
  context: DeskCall,
  year: number,
  language: Language,
): Promise<ShownYear> {
  const { store } = context;
  const { weeks, times } = spansOfYear(year);
  const [orders, payments] = await Promise.all([
    store.bookedOrders(weeks),
    store.bookedPayments(times),
  ]);
  const { months, byDish, ...sums } = sumYear(orders, language);
  return {
    ...sums,
    months: withPayments(months, payments),
    byWay: paymentWays.map((way) => ({
      way,
      amount: sumOf(payments.filter((payment) => payment.way === way)),
    })),
    byDish: byDish.slice(0, mostDishes),
    unreadable: orders.flatMap(({ number, content }) => (content === undefined ? [number] : [])),
    compared: await compareWeeks(context, year),
  };
}

type Payments = Awaited<ReturnType<Store["bookedPayments"]>>;

function withPayments(
  months: ReturnType<typeof sumYear>["months"],
  payments: Payments,
): readonly MonthSums[] {
  const paidIn = Map.groupBy(payments, ({ at }) => Number(dateInJerusalem(at).slice(5, 7)));
  const soldIn = new Map(months.map((month) => [month.month, month]));
  const all = [...new Set([...soldIn.keys(), ...paidIn.keys()])].toSorted((a, b) => a - b);
  return all.map((month) => ({
    month,
    orders: soldIn.get(month)?.orders ?? 0,
    due: soldIn.get(month)?.due ?? 0,
    received: sumOf(paidIn.get(month) ?? []),
  }));
}

function sumOf(payments: Payments): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

async function compareWeeks(context: DeskCall, year: number): Promise<ComparedWeeks | null> {
  const { store, now: time, current } = context;
  const { date } = await workingWeek(store, time, current.catalogue);
  if (!date.startsWith(String(year))) return null;
  const before = await store.weeksInWork(weeksBeforeThis, date);
  const [nearYearAgo] = await store.weeksInWork(1, addDays(date, daysAround + 1 - daysOfYear));
  const isYearAgo =
    nearYearAgo !== undefined && nearYearAgo >= addDays(date, 0 - daysAround - daysOfYear);
  const dates = [date, ...before, ...(isYearAgo ? [nearYearAgo] : [])];
  const sums = await weekSums(context, dates);
  const [now, ...others] = sums.map(
    ({ week, orders, due }): ComparedWeek => ({ week, orders, due }),
  );
  if (now === undefined) throw new Error("a week has no sums");
  return {
    now,
    before: others.slice(0, before.length),
    yearAgo: others[before.length] ?? null,
  };
}
