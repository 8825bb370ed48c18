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
  { store, device, now, current }: DeskContext,
  date: string | null | undefined,
): Promise<OrderWeek> {
  const { deadline } = current.catalogue.shop;
  const working = () => workingWeek(store, now, deadline);
  if (date == null) return working();
  const week = weekOn(date, deadline);
  const isAllowed =
    device.role === "owner" ||
    [await working(), orderWeekOf(now, deadline)].some((each) => each.date === date);
  if (!isAllowed) throw deskError("NOT_ALLOWED");
  return week;
}

/** The week whose deadline is on a date that a device sent. */
function weekOn(
  date: string,
  deadline: DeskContext["current"]["catalogue"]["shop"]["deadline"],
): OrderWeek {
  if (!isDate(date)) throw badRequest("A week is a date, YYYY-MM-DD.");
  return orderWeekOn(date, deadline);
}
