import { isDate } from "#domain/schedule/is-date.ts";
import type { WeekRules } from "#domain/schedule/week-exception.ts";
import { type OrderWeek, orderWeekAt, orderWeekOn } from "#server/ordering/order-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { badRequest, deskError } from "#server/seller/desk-error.ts";
import { workingWeek } from "./working-week.ts";

/**
 * The week that a device asks for; without a date the one that is worked on now. Helpers and drivers may ask only for that one
 * and for the one that orders are taken for, so that their devices hold nothing of the customers of earlier weeks.
 */
export async function chooseWeek(
  context: DeskCall,
  date: string | null | undefined,
): Promise<OrderWeek> {
  const { shop } = context.current.catalogue;
  if (date == null) return workingWeek(context.store, context.now, shop);
  const week = weekOn(date, shop);
  if (!(await mayReadWeek(context, date))) throw deskError("NOT_ALLOWED");
  return week;
}

/** Whether the role of a device may read a week, see `chooseWeek`. */
export async function mayReadWeek(
  { store, device, now, current }: DeskCall,
  date: string,
): Promise<boolean> {
  if (device.role === "owner") return true;
  const { shop } = current.catalogue;
  const weeks = [await workingWeek(store, now, shop), orderWeekAt(now, shop)];
  return weeks.some((each) => each.date === date);
}

/** The week that a device named. */
function weekOn(date: string, rules: WeekRules): OrderWeek {
  if (!isDate(date)) throw badRequest("A week is a date, YYYY-MM-DD.");
  return orderWeekOn(date, rules);
}
