import { createHash } from "node:crypto";
import type { WeekDecision } from "#domain/order-log/desk-event.ts";
import type { OrderAction, UndoAction } from "#domain/order-log/mark.ts";
import { eventMails } from "#server/ordering/event-mails.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import type { WeekDecisionEvent } from "#server/store/catalogue/versions.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";
import type { Store } from "#server/store/store.ts";
import { promiseAgain } from "./promise-again.ts";

/** What carries a decision out: the device that made it, or a server that goes on with it. */
type Marking = Pick<DeskCall, "store" | "now">;

/**
 * Does with the orders of a week what was decided, see `markOrders`, and notes that nothing of the decision is left to do. May be called
 * again after any failure, and by several processes at once.
 */
export async function carryOut(context: Marking, decision: WeekDecisionEvent): Promise<void> {
  const { actionId, week } = decision;
  await markOrders(context, decision);
  // What was marked after it was taken back is brought back as well.
  const newest = await newestDecision(context, week);
  if (newest?.content.kept.undoes === actionId) await markOrders(context, newest);
  await context.store.endWeekDecision(actionId);
}

/**
 * Moves or cancels the orders of a week as was decided, promises them for the time that counts now, or brings them back; one mark for each order, with an action id of its own.
 * What is pressed already stays one event, so this is called again after a failure between two orders. Does nothing for a decision that
 * another one has replaced. An order that something else happened to since the decision stays as it is.
 */
async function markOrders(context: Marking, decision: WeekDecisionEvent): Promise<void> {
  const { store } = context;
  const { kept } = decision.content;
  if (!doesSomething(kept) || !(await isNewest(context, decision))) return;
  if (kept.undoes !== null) {
    const undone = await store.findKeptWeek(kept.undoes);
    if (undone !== undefined) await bringBack(context, decision, undone);
    return;
  }
  const orders = await ordersOfDecision(context, decision);
  if (kept.ofOrders === "keep") {
    const { deviceId, pressedAt } = decision;
    await Promise.all(
      orders.map((order) => {
        const actionId = actionIdOf(decision.actionId, order.stored.number);
        return promiseAgain(context, order, { actionId, deviceId, pressedAt });
      }),
    );
    return;
  }
  const action: OrderAction =
    kept.toWeek === null ? { kind: "cancelled" } : { kind: "moved", toWeek: kept.toWeek };
  await Promise.all(orders.map((order) => pressOne(context, decision, order, action)));
}

/** Whether a decision does something with the orders of its week. */
function doesSomething({ ofOrders, tellsCustomers }: WeekDecision): boolean {
  return ofOrders !== "keep" || tellsCustomers;
}

/** The decision about a week that was made last. */
export async function newestDecision(
  { store }: Pick<Marking, "store">,
  week: string,
): Promise<WeekDecisionEvent | undefined> {
  const { events } = await store.eventsOfWeek(week);
  return events.findLast(({ content }) => content.kind === "menu-saved") as
    | WeekDecisionEvent
    | undefined;
}

async function isNewest(context: Marking, { id, week }: WeekDecisionEvent): Promise<boolean> {
  return (await newestDecision(context, week))?.id === id;
}

/** The orders that were in the week when it was decided about it, without those that are canceled. */
async function ordersOfDecision(
  { store }: Marking,
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
  context: Marking,
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
  { store, now }: Marking,
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

/**
 * The action id of what a decision about a week does to one order. It is derived, so that a decision that is sent again marks nothing
 * a second time.
 */
export function actionIdOf(decision: string, orderNumber: string): string {
  const hash = createHash("sha256").update(`${decision} ${orderNumber}`).digest("base64url");
  return `week-${hash}`;
}

/**
 * The numbers of the orders that a decision moved, canceled or promised again, or brought back, whether that still stands or not. Those that were
 * moved to a third week since are not among them.
 */
export async function ordersDecidedBy(
  store: Pick<Store, "eventsOfOrdersIn">,
  { actionId, week, content: { kept } }: WeekDecisionEvent,
): Promise<readonly string[]> {
  if (!doesSomething(kept)) return [];
  const done = ({ keep: "changed", move: "moved", cancel: "cancelled" } as const)[kept.ofOrders];
  const kind = kept.undoes === null ? done : "undone";
  const weeks = kept.toWeek === null ? [week] : [week, kept.toWeek];
  const read = await Promise.all(weeks.map((each) => store.eventsOfOrdersIn(each, [kind])));
  return read
    .flatMap(({ events }) => events)
    .filter((event) => event.actionId === actionIdOf(actionId, event.orderNumber))
    .map(({ orderNumber }) => orderNumber);
}
