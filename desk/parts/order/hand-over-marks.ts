import type { MarkRequest } from "#desk/data/marks/mark-request.ts";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { balance } from "#domain/order-log/balance.ts";

/** What is pressed at the door: the order was handed over, or it was paid in cash and handed over, or that was a mistake. */
export type HandOver = "handed-over" | "paid-and-handed-over" | "not-handed-over";

/** The marks of one of them; paying comes first. What is not due, or may not be read, is not paid. */
export function handOverMarks(
  { number: orderNumber, state }: Pick<ShownDeskOrder, "number" | "state">,
  way: HandOver,
): readonly MarkRequest[] {
  const handedOver = { orderNumber, action: { handedOver: way !== "not-handed-over" } };
  const open = balance(state);
  if (way !== "paid-and-handed-over" || open?.kind !== "to-pay") return [handedOver];
  return [{ orderNumber, action: { money: { amount: open.amount, way: "cash" } } }, handedOver];
}
