import type { OrderAction, UndoAction } from "#domain/order-log/mark.ts";
import { eventMails } from "#server/ordering/event-mails.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import type { WeekDecisionEvent } from "#server/store/catalogue/versions.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";
import { actionIdOf, ordersDecidedBy } from "./orders-of-decision.ts";

/**
 * Moves or cancels the orders of a week as was decided, or brings them back; one mark for each order, with an action id of its own.
 * What is pressed already stays one event, so this is called again after a failure between two orders. Does nothing for a decision that
 * another one has replaced. An order that something else happened to since the decision stays as it is.
 */
export async function markOrders(context: DeskCall, decision: WeekDecisionEvent): Promise<void> {
  const { store } = context;
  const { kept } = decision.content;
  if (kept.ofOrders === "keep" || !(await isNewest(context, decision))) return;
  if (kept.undoes !== null) {
    const undone = await store.findKeptWeek(kept.undoes);
    if (undone !== undefined) await bringBack(context, decision, undone);
    return;
  }
  const action: OrderAction =
    kept.toWeek === null ? { kind: "cancelled" } : { kind: "moved", toWeek: kept.toWeek };
  const orders = await ordersOfDecision(context, decision);
  await Promise.all(orders.map((order) => pressOne(context, decision, order, action)));
}

/** The decision about a week that was made last. */
export async function newestDecision(
  { store }: Pick<DeskCall, "store">,
  week: string,
): Promise<WeekDecisionEvent | undefined> {
  const { events } = await store.eventsOfWeek(week);
  return events.findLast(({ content }) => content.kind === "menu-saved") as
    | WeekDecisionEvent
    | undefined;
}

async function isNewest(context: DeskCall, { id, week }: WeekDecisionEvent): Promise<boolean> {
  return (await newestDecision(context, week))?.id === id;
}

/** The orders that were in the week when it was decided about it, without those that are cancelled. */
async function ordersOfDecision(
  { store }: DeskCall,
  { id, week, content: { version } }: WeekDecisionEvent,
): Promise<readonly WorkingOrder[]> {
  const { orders } = await store.workingOrders(week);
  // An order is stored only with the newest catalogue, so an older one tells that it came before; clocks could not.
  const earlier = orders.filter(
    ({ stored, state }) => stored.catalogueVersion < version && !state.isCancelled,
  );
  const { events: moves } = await store.eventsOfOrders(
    earlier.map(({ stored }) => stored.number),
    ["moved"],
  );
  const cameLater = new Set(
    moves.filter((event) => event.id > id).map(({ orderNumber }) => orderNumber),
  );
  return earlier.filter(({ stored }) => !cameLater.has(stored.number));
}

async function bringBack(
  context: DeskCall,
  decision: WeekDecisionEvent,
  undone: WeekDecisionEvent,
): Promise<void> {
  const { kept } = undone.content;
  const numbers = new Set(await ordersDecidedBy(context.store, undone));
  const weeks = kept.toWeek === null ? [decision.week] : [decision.week, kept.toWeek];
  const found = await Promise.all(weeks.map((week) => context.store.workingOrders(week)));
  const orders = found
    .flatMap((each) => each.orders)
    .filter(({ stored }) => numbers.has(stored.number));
  await Promise.all(
    orders.map((order) => {
      const actionId = actionIdOf(undone.actionId, order.stored.number);
      return pressOne(context, decision, order, { kind: "undone", actionId });
    }),
  );
}

async function pressOne(
  { store, now }: DeskCall,
  { id, actionId, deviceId, pressedAt, content: { kept } }: WeekDecisionEvent,
  { stored: { number, order } }: WorkingOrder,
  action: OrderAction | UndoAction,
): Promise<void> {
  const { email } = order.customerData;
  await store.mark({
    actionId: actionIdOf(actionId, number),
    deviceId,
    pressedAt,
    orderNumber: number,
    seen: { event: id, actionIds: [] },
    action,
    at: now,
    mails: kept.tellsCustomers ? eventMails({ customer: email }, now) : [],
  });
}
