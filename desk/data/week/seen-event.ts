import type { MarkRequest } from "#desk/data/marks/mark-request.ts";
import type { DeskOrderState } from "./desk-week.ts";
import type { HeldWeek } from "./held-week.ts";

/** The newest event that a device shows about the order or week of a mark. `state` is that of its order. */
export function seenEvent(
  request: MarkRequest,
  held: readonly HeldWeek[],
  state: DeskOrderState | undefined,
): number {
  if ("week" in request) {
    const events = held
      .filter(({ week }) => week.week === request.week)
      .flatMap(({ week, weekEvent }) => [week.cursor.event, weekEvent]);
    return Math.max(0, ...events);
  }
  const events = held
    .filter(({ week }) => week.orders.some(({ number }) => number === request.orderNumber))
    .map(({ week }) => week.cursor.event);
  return Math.max(0, ...events, state?.lastEvent ?? 0);
}
