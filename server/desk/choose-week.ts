import { isDate } from "#domain/schedule/is-date.ts";
import { type OrderWeek, orderWeekOf, orderWeekOn } from "#server/ordering/order-week.ts";
import type { DeskContext } from "./desk-context.ts";
import { badRequest, deskError } from "./desk-error.ts";
import { workingWeek } from "./working-week.ts";

/**
 * The week that a device asks for; without a date the one that is worked on now. Helpers and drivers may ask only for that one
 * and for the one that orders are taken for, so that their devices hold nothing of the customers of earlier weeks.
 */
export async function chooseWeek(
  context: DeskContext,
  date: string | null | undefined,
): Promise<OrderWeek> {
  const { deadline } = context.current.catalogue.shop;
  if (date == null) return workingWeek(context.store, context.now, deadline);
  const week = weekOn(date, deadline);
  if (!(await mayReadWeek(context, date))) throw deskError("NOT_ALLOWED");
  return week;
}

/** Whether the role of a device may read the week whose deadline is on a date, see `chooseWeek`. */
export async function mayReadWeek(
  { store, device, now, current }: DeskContext,
  date: string,
): Promise<boolean> {
  if (device.role === "owner") return true;
  const { deadline } = current.catalogue.shop;
  const weeks = [await workingWeek(store, now, deadline), orderWeekOf(now, deadline)];
  return weeks.some((each) => each.date === date);
}

/** The week whose deadline is on a date that a device sent. */
function weekOn(
  date: string,
  deadline: DeskContext["current"]["catalogue"]["shop"]["deadline"],
): OrderWeek {
  if (!isDate(date)) throw badRequest("A week is a date, YYYY-MM-DD.");
  return orderWeekOn(date, deadline);
}
