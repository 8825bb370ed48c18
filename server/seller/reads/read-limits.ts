import type { LimitTaken } from "#contract/generated/desk-schema-types.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { chooseWeek } from "./choose-week.ts";

/** What the orders of a week take of each limit; without a date of the week that orders are taken for. */
export async function readLimits(
  context: DeskCall,
  date: string | null | undefined,
): Promise<LimitTaken[]> {
  const { store, now, current } = context;
  const { shop, limits = [] } = current.catalogue;
  const week = date == null ? orderWeekAt(now, shop) : await chooseWeek(context, date);
  const taken = await store.portionsTaken(week.date);
  return limits.map(({ id = "" }) => ({ id, taken: taken.get(id) ?? 0 }));
}
