import type { DeskCall } from "#server/seller/desk-context.ts";
import { isWeekOfShop } from "#server/seller/reads/choose-week.ts";
import { badRequest } from "#server/seller/refused-call.ts";
import type { SentMark } from "./subject-of-mark.ts";

/**
 * Refuses to mark a date that is no week of the shop, and to move an order to one: nobody would find it there. An order is joined only
 * with another one.
 */
export async function checkTarget(context: DeskCall, press: SentMark): Promise<void> {
  const { action, orderNumber } = press;
  if (action.kind === "joined") {
    const other = await context.store.findWorkingOrder(action.with);
    if (other === undefined || action.with === orderNumber)
      throw badRequest("There is no such other order.");
  }
  const week = action.kind === "moved" ? action.toWeek : press.orderNumber === null && press.week;
  if (week !== false && !(await isWeekOfShop(context, week)))
    throw badRequest("The shop has no such week.");
}
