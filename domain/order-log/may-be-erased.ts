import { addDays } from "#domain/schedule/add-days.ts";
import { mostDaysToHandOver } from "#domain/schedule/week-exception.ts";
import type { OrderState } from "./order-state.ts";

/** Days after its deadline in which the orders of a week are still handed over, as late as the seller may set a day for it. */
const handedOverWithin = mostDaysToHandOver + 1;

/** The date (`YYYY-MM-DD`) before which weeks are over on a date: none of their orders is handed over after that. */
export function overBefore(today: string): string {
  return addDays(today, -handedOverWithin);
}

/** Whether an order can do without its customer: it is handed over, canceled, or of a week before the date `over`. */
export function mayBeErased(
  { week, isCancelled, isHandedOver }: Pick<OrderState, "week" | "isCancelled" | "isHandedOver">,
  over: string,
): boolean {
  return isCancelled || isHandedOver || week < over;
}
