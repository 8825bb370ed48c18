import type { Asking, AskToPayInput } from "#contract/generated/desk-schema-types.ts";
import { actionIdPattern, pressedAtFromWire } from "#contract/wire/desk-mark.ts";
import { isAskedLately, isOwed } from "#domain/order-log/asking.ts";
import { requestText } from "#server/mail/letters/request-mail.ts";
import { undoableFor } from "#server/ordering/event-mails.ts";
import { createOrderKeysReader } from "#server/ordering/order-keys.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { badRequest, unavailable } from "#server/seller/desk-error.ts";
import type { MarkOutcome, NewMark, OpenOrder } from "#server/store/log/event-log.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";

/** The orders of a week, or of all weeks, whose customers have something to pay. */
async function owedOrders(
  { store }: Pick<DeskCall, "store">,
  week: string | null | undefined,
): Promise<readonly OpenOrder[]> {
  const open = await store.ordersWithBalance();
  return open.filter(({ state }) => isOwed(state) && (week == null || state.week === week));
}

/** Whom `askToPay` would ask now. */
export async function readAsking(context: DeskCall, week?: string | null): Promise<Asking> {
  const orders = await owedOrders(context, week);
  return summed(orders, ({ state }) => !isAskedLately(state.askedAt, context.now));
}

/** Asks for what is open, see `mayBeAsked`, which is decided where the event is stored: one event and one mail for each order. */
export async function askToPay(
  context: DeskCall,
  { actionId, pressedAt, week, again }: AskToPayInput,
): Promise<Asking> {
  const { now: at } = context;
  const orders = await owedOrders(context, week);
  const outcomes = await pressEach(context, orders.filter(hasMail), (order) => ({
    actionId: actionIdOf(actionId, order),
    pressedAt: pressedAtFromWire(pressedAt),
    action: { kind: "asked", by: "mail" },
    asksAgain: again === true,
    mails: [{ kind: "request", recipient: order.email, dueAt: at + undoableFor }],
  }));
  return summed(orders, (order) => {
    const outcome = outcomes.get(order.number)?.kind;
    return outcome === "recorded" || outcome === "repeated";
  });
}

/** Takes back what `askToPay` with this action id did. An order that was paid since gets no mail anyway. */
export async function takeBackAsking(
  context: DeskCall,
  actionId: string,
  pressedAt: number,
): Promise<boolean> {
  const orders = await owedOrders(context, null);
  const asked = orders.filter(({ state }) => isAskedLately(state.askedAt, context.now));
  await pressEach(context, asked, (order) => ({
    actionId: `${actionIdOf(actionId, order)}-undo`,
    pressedAt: pressedAtFromWire(pressedAt),
    action: { kind: "undone", actionId: actionIdOf(actionId, order) },
  }));
  return true;
}

/** What a customer can be asked in a chat; null if there is nothing to pay, or no such order. */
export async function readAskingText(
  { store, current, origin, now }: DeskCall,
  number: string,
): Promise<string | null> {
  const order = await store.findWorkingOrder(number);
  if (order === undefined || !isOwed(order.state)) return null;
  const readKeys = createOrderKeysReader({ store, clock: () => now });
  const page = origin === "" ? undefined : `${origin}${(await readKeys()).pathOf(number)}`;
  return requestText(order.stored, current.catalogue, order.state, { page, writtenAt: now });
}

/** Stores a press on each order; one that is damaged keeps no other from being asked. Gives what came of each by its number. */
async function pressEach(
  { store, device, now: at, takesPress }: DeskCall,
  orders: readonly OpenOrder[],
  pressOn: (order: OpenOrder) => Pick<NewMark, "actionId" | "pressedAt" | "asksAgain" | "mails"> & {
    readonly action: Extract<NewMark, { readonly orderNumber: string }>["action"];
  },
): Promise<ReadonlyMap<string, MarkOutcome>> {
  if (!takesPress(device.id, at, Math.ceil(orders.length / 10)))
    throw unavailable("The device presses too often.");
  const seen = { event: 0, actionIds: [] };
  const outcomes = await Promise.all(
    orders.map(async (order): Promise<readonly (readonly [string, MarkOutcome])[]> => {
      const { number: orderNumber } = order;
      const press = { ...pressOn(order), orderNumber, deviceId: device.id, seen, at };
      try {
        return [[orderNumber, await store.mark(press)]];
      } catch (error) {
        if (error instanceof StoreDamaged) return [];
        throw error;
      }
    }),
  );
  return new Map(outcomes.flat());
}

/** Derived, so that what is sent again asks nobody a second time. */
function actionIdOf(press: string, { number }: OpenOrder): string {
  if (!actionIdPattern.test(press) || press.length > longestPress)
    throw badRequest("The action id is not valid.");
  return `${press}-${number}`;
}

/** So that the ids that are derived from it are action ids, too. */
const longestPress = 80;

function hasMail({ email }: OpenOrder): boolean {
  return email.includes("@");
}

function summed(orders: readonly OpenOrder[], isAsked: (order: OpenOrder) => boolean): Asking {
  const byMail = orders.filter(hasMail);
  const asked = byMail.filter(isAsked);
  const left = byMail.filter((order) => !isAsked(order));
  const sumOf = (some: readonly OpenOrder[]) =>
    some.reduce((sum, { state }) => sum + state.due - state.received, 0);
  return {
    asked: asked.length,
    sum: sumOf(asked),
    askedLately: left.length,
    sumLately: sumOf(left),
    withoutMail: orders
      .filter((order) => !hasMail(order))
      .map(({ number, name }) => ({ number, name })),
  };
}
