import type { Asking, AskToPayInput } from "#contract/generated/desk-schema-types.ts";
import { actionIdPattern, pressedAtFromWire } from "#contract/wire/desk-mark.ts";
import { isAskedLately, isOwed } from "#domain/order-log/asking.ts";
import { sumOrders } from "#domain/order-log/sum-orders.ts";
import { undoableFor } from "#server/ordering/event-mails.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { badRequest, unavailable } from "#server/seller/desk-error.ts";
import type { OpenOrder } from "#server/store/log/event-log.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";

/** Whom `askToPay` would ask now, of a week or of all weeks. */
export async function readAsking(context: DeskCall, week?: string | null): Promise<Asking> {
  const orders = await owedOrders(context, week);
  const byMail = orders.filter(hasMail);
  const requests = await context.store.requestsOf(byMail.map(({ number }) => number));
  const mailed = requests.filter(({ at }) => isAskedLately(at, context.now));
  // A mail that was sent counts although its event was undone since.
  const sent = new Set(mailed.map(({ orderNumber }) => orderNumber));
  const isLate = ({ number, state }: OpenOrder) =>
    sent.has(number) || isAskedLately(state.askedAt, context.now);
  const [asked, lately] = [byMail.filter((order) => !isLate(order)), byMail.filter(isLate)];
  const withoutMail = orders.filter((order) => !hasMail(order));
  return {
    asked: asked.map(({ number }) => number),
    sum: sumOrders(asked).toPay,
    askedLately: lately.length,
    sumLately: sumOrders(lately).toPay,
    withoutMail: withoutMail.map(({ number, name }) => ({ number, name })),
  };
}

/**
 * Asks for what is open, see `mayBeAsked`, which is decided where the event is stored: one event and one mail for each order. Their action
 * ids are that of the call with the number of the order, so that what is sent again asks nobody a second time. Each can be undone by its own.
 * Gives the numbers of the orders.
 */
export async function askToPay(
  context: DeskCall,
  { actionId, pressedAt, week, again = false }: AskToPayInput,
): Promise<readonly string[]> {
  const { store, device, now: at } = context;
  // With a number at its end it is an action id, too.
  if (!actionIdPattern.test(actionId) || actionId.length > 80)
    throw badRequest("The action id is not valid.");
  const orders = (await owedOrders(context, week)).filter(hasMail);
  if (!context.takesPress(device.id, at, Math.ceil(orders.length / 10)))
    throw unavailable("The device presses too often.");
  const ask = async ({ number: orderNumber, email }: OpenOrder): Promise<readonly string[]> => {
    try {
      const { kind } = await store.mark({
        actionId: `${actionId}-${orderNumber}`,
        deviceId: device.id,
        pressedAt: pressedAtFromWire(pressedAt),
        orderNumber,
        seen: { event: 0, actionIds: [] },
        action: { kind: "asked", by: "mail" },
        asksAgain: again,
        at,
        mails: [{ kind: "request", recipient: email, dueAt: at + undoableFor }],
      });
      return kind === "recorded" || kind === "repeated" ? [orderNumber] : [];
    } catch (error) {
      // An order that is damaged keeps no other from being asked.
      if (error instanceof StoreDamaged) return [];
      throw error;
    }
  };
  return (await Promise.all(orders.map(ask))).flat();
}

async function owedOrders(
  { store }: DeskCall,
  week: string | null | undefined,
): Promise<readonly OpenOrder[]> {
  const open = await store.ordersWithBalance();
  return open.filter(({ state }) => isOwed(state) && (week == null || state.week === week));
}

function hasMail({ email }: OpenOrder): boolean {
  return email.includes("@");
}
