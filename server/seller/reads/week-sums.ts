import type { WeekSums } from "#contract/generated/desk-schema-types.ts";
import { orderWeekOn } from "#server/ordering/order-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";

/** The most weeks that are looked at when all weeks are. */
const mostWeeks = 60;

const none = { orders: 0, cancelled: 0, packed: 0, handedOver: 0, unpaid: 0, due: 0, received: 0 };

/** The sums of weeks, in the sequence of their dates; a week without orders has zeros. */
export async function weekSums(
  { store, current }: DeskCall,
  dates: readonly string[],
): Promise<readonly WeekSums[]> {
  const [sums, closed] = await Promise.all([store.sumWeeks(dates), store.closedWeeks(dates)]);
  const sumsOf = new Map(sums.map(({ week, ...rest }) => [week, rest]));
  const { shop } = current.catalogue;
  return dates.map((week) => ({
    week,
    deadline: orderWeekOn(week, shop).deadline,
    isClosed: closed.has(week),
    ...(sumsOf.get(week) ?? none),
  }));
}

/** The sums of the weeks that have orders, and of another one, newest first. */
export async function allWeeks(context: DeskCall, also: string): Promise<readonly WeekSums[]> {
  const dates = new Set([also, ...(await context.store.weeksInWork(mostWeeks))]);
  const newest = [...dates].toSorted().toReversed().slice(0, mostWeeks);
  return weekSums(context, newest);
}
