import type { RefusedPress } from "#desk/press-queue/refused-press.ts";
import type { WaitingPress } from "#desk/press-queue/waiting-press.ts";
import { applyPresses, applyToState } from "./apply-presses.ts";
import type { HeldWeek } from "./held-week.ts";
import type { DeskOrderState } from "./week-context.tsx";

/** What is so now of what a refused press was about; null where nothing has told it. */
export interface FactsNow {
  readonly order: DeskOrderState | null;
  /** How many of its kitchen line are cooked. */
  readonly cooked: number | null;
}

/**
 * What a device knows of the order or the kitchen line of a refused press, which is newer than what the refusal said, if it said anything.
 * `state` is that of the order.
 */
export function factsNow(
  { orderNumber, kitchen, order, cooked = null }: RefusedPress,
  held: readonly HeldWeek[],
  state: DeskOrderState | undefined,
  waiting: readonly WaitingPress[],
): FactsNow {
  const own = waiting.filter((press) => press.orderNumber === orderNumber);
  const known = state ?? order;
  const week = held.find((each) => each.week.week === kitchen?.week)?.week;
  const line = week && applyPresses(week, waiting).kitchen.find(({ key }) => key === kitchen?.line);
  return {
    order: orderNumber === null || known === null ? null : applyToState(known, own),
    cooked: line?.cooked ?? cooked,
  };
}
