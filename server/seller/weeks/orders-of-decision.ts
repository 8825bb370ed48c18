import { createHash } from "node:crypto";
import type { WeekDecisionEvent } from "#server/store/catalogue/versions.ts";
import type { Store } from "#server/store/store.ts";

/**
 * The action id of what a decision about a week does to one order. It is derived, so that a decision that is sent again marks nothing
 * a second time.
 */
export function actionIdOf(decision: string, orderNumber: string): string {
  const hash = createHash("sha256").update(`${decision} ${orderNumber}`).digest("base64url");
  return `week-${hash}`;
}

/**
 * The numbers of the orders that a decision moved or cancelled, or brought back, whether that still stands or not. Those that were
 * moved to a third week since are not among them.
 */
export async function ordersDecidedBy(
  store: Pick<Store, "eventsOfOrdersIn">,
  { actionId, week, content: { kept } }: WeekDecisionEvent,
): Promise<readonly string[]> {
  if (kept.ofOrders === "keep") return [];
  const done = kept.ofOrders === "move" ? "moved" : "cancelled";
  const kind = kept.undoes === null ? done : "undone";
  const weeks = kept.toWeek === null ? [week] : [week, kept.toWeek];
  const read = await Promise.all(weeks.map((each) => store.eventsOfOrdersIn(each, [kind])));
  return read
    .flatMap(({ events }) => events)
    .filter((event) => event.actionId === actionIdOf(actionId, event.orderNumber))
    .map(({ orderNumber }) => orderNumber);
}
