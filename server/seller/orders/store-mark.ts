import { deskCalls } from "#contract/desk-calls/desk-calls.ts";
import type { PressAnswer, PressOutcome, WeekNow } from "#contract/desk-calls/press.ts";
import type { CheckedRequestOf } from "#contract/wire/desk-calls.ts";
import { wireName } from "#contract/wire/wire-name.ts";
import { measuresOf } from "#domain/order/measure-order.ts";
import { hasUnseenChange } from "#domain/order-log/decide-mark.ts";
import type { OrderEvent, WeekEvent } from "#domain/order-log/desk-event.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import { takeOffMissing } from "#domain/order-log/missing.ts";
import type { OrderState } from "#domain/order-log/order-state.ts";
import { undoRoots } from "#domain/order-log/standing-events.ts";
import { foldWeek, type WeekState } from "#domain/order-log/week-state.ts";
import { letterMessagesIn } from "#server/mail/letters/messages.ts";
import { contentHash } from "#server/ordering/content-hash.ts";
import { currentCatalogue, untilSettled } from "#server/ordering/current-catalogue.ts";
import { eventMails } from "#server/ordering/event-mails.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { readableBy } from "#server/seller/readable-by.ts";
import { mayReadWeek } from "#server/seller/reads/choose-week.ts";
import { showState } from "#server/seller/reads/shown-orders.ts";
import { badRequest, refusedCall, unavailable } from "#server/seller/refused-call.ts";
import { mayMark, mayUseOfWeek, worksWith } from "#server/seller/roles.ts";
import { withTodaysCounts, withTodaysLines } from "#server/seller/todays-keys.ts";
import type { MarkOutcome } from "#server/store/log/event-log.ts";
import type { NewEventMail } from "#server/store/mails/outbox.ts";
import { checkTarget } from "./check-target.ts";
import { keepNotesOfBoth } from "./keep-notes-of-both.ts";
import {
  type SentMark,
  type SentMissing,
  type SubjectOfMark,
  subjectOfMark,
} from "./subject-of-mark.ts";
import { storeWithMails } from "./unconfirmed-mails.ts";

/**
 * Stores a mark of a device, if its role may do that. What an undo takes back must be something that the role may mark itself.
 * A driver marks on orders that are delivered.
 */
export async function storeMark(
  context: DeskCall,
  { tellsCustomer, generation, ...sent }: CheckedRequestOf<"press">,
): Promise<PressAnswer> {
  const { store, device, now } = context;
  if (!context.takesPress(device.id, now, weightOf(sent)))
    throw unavailable("The device presses too often.");
  if (await isOfOtherGeneration(context, sent.seen.event, generation))
    return nothingStored("other_generation");
  const subject = subjectOfMark(store, sent);
  const press = await withTodaysLines(context, sent, subject);
  if (device.role !== "owner") {
    const refused = await checkRole(context, press, subject);
    if (refused !== undefined) return refused;
  }
  await checkTarget(context, press);
  await keepNotesOfBoth(context, press, subject);
  const mails = await mailsOf(context, press, subject, tellsCustomer);
  // How often somebody is asked to pay is limited for each order, and the text is fixed.
  const counted = mails.filter((mail) => mail.kind !== "request").length;
  const outcome = await storeWithMails(context, counted, {
    store: () =>
      isMissing(press)
        ? storeMissing(context, press, subject, mails)
        : store.mark({ ...press, deviceId: device.id, at: now, mails }),
    isStored: ({ kind }) => kind === "recorded",
    isRepetition: async () =>
      press.orderNumber !== null &&
      (await subject.events()).some(({ actionId }) => actionId === press.actionId),
  });
  if (outcome.kind === "limit-reached" || outcome.kind === "too-many-mails")
    throw new Error("limits were checked for a press of the seller");
  return {
    ...nothingStored(wireName(outcome.kind)),
    ...("event" in outcome && { event: outcome.event.id }),
    ...("now" in outcome && (await readableNow(context, outcome.now))),
  };
}

function nothingStored(outcome: PressOutcome): PressAnswer {
  return { outcome, order: null, week: null, event: null };
}

/** As how many marks one counts: ten lines of the kitchen that are set together take as much of the log as one. */
function weightOf({ action }: SentMark): number {
  return "lines" in action ? Math.ceil(action.lines.length / 10) : 1;
}

/**
 * Whether a backup was restored since the device read what it showed. Of a mark that an older build made and kept only the newest event
 * is known: it tells that there was more than there is. No mark begins a new generation, see `readChanges`.
 */
async function isOfOtherGeneration(
  { store, now }: DeskCall,
  event: number,
  generation: string | null,
): Promise<boolean> {
  const read = generation ?? (await store.generation(undefined, now));
  const known = { event, order: 0, generation: read, mayRenew: false };
  return (await store.generation(known, now)) !== read;
}

/** The actions about which a customer gets a mail. An undo causes one only if its event did, see `NewMark.mails`. */
const toldActions: ReadonlySet<SentMark["action"]["kind"]> = new Set([
  "cancelled",
  "restored",
  "moved",
  "missing",
  "undone",
]);

async function mailsOf(
  { now }: DeskCall,
  { action }: SentMark,
  subject: SubjectOfMark,
  tellsCustomer: boolean,
): Promise<readonly NewEventMail[]> {
  const asks = action.kind === "asked" && action.by !== "whatsapp";
  const tells = tellsCustomer && toldActions.has(action.kind);
  if (!(asks || tells)) return [];
  const order = await subject.order();
  if (order === undefined) return [];
  const mails = eventMails({ customer: order.stored.order.customerData.email }, now);
  return asks ? mails.map((mail) => ({ ...mail, kind: "request" })) : mails;
}

/** Throws the refusal of a mark that the role of the device may not make. Gives the answer if there is nothing to undo. */
async function checkRole(
  context: DeskCall,
  press: SentMark,
  subject: SubjectOfMark,
): Promise<PressAnswer | undefined> {
  const { role } = context.device;
  const order = await subject.order();
  if (press.orderNumber !== null && order === undefined) return nothingStored("unknown_order");
  const isFor =
    order === undefined
      ? mayUseOfWeek(role, "marks")
      : worksWith(role, order.stored.order.customerData.orderType);
  if (!isFor) throw refusedCall("NOT_ALLOWED");
  const content =
    press.action.kind === "undone"
      ? undoneContent(press.action.actionId, await subject.events())
      : press.action;
  if (content === undefined) {
    const now =
      press.orderNumber === null
        ? foldWeek(press.week, (await subject.events()) as readonly WeekEvent[])
        : order?.state;
    return {
      ...nothingStored("nothing_to_undo"),
      ...(now && (await readableNow(context, now))),
    };
  }
  if (!mayMark(role, content)) throw refusedCall("NOT_ALLOWED");
  return undefined;
}

type Marked = Exclude<(OrderEvent | WeekEvent)["content"], { readonly kind: "undone" }>;

/** What an undo takes back in the end; an undo of an undo is about the same thing. Undefined if there is no such event. */
function undoneContent(
  actionId: string,
  events: readonly (OrderEvent | WeekEvent)[],
): Marked | undefined {
  const event = events.find((each) => each.actionId === actionId);
  const root = event && undoRoots(events).get(event.id);
  return root?.content as Marked | undefined;
}

/**
 * What the device may read of the current state: nothing of a week that its role may not read, unless it lists the orders with a balance of
 * all weeks, where a payment would seem not to be stored. A mark about such a week is stored anyway, since a device that was offline for
 * long may have made it in time.
 */
async function readableNow(
  context: DeskCall,
  now: OrderState | WeekState,
): Promise<Partial<PressAnswer>> {
  const { role } = context.device;
  const isOrder = "orderNumber" in now;
  const isListed = isOrder && deskCalls.ordersWithBalance.roles.includes(role);
  if (!isListed && !(await mayReadWeek(context, now.week))) return {};
  return isOrder
    ? { order: readableBy(role, "OrderState", showState(now)) }
    : { week: showWeekNow(await withTodaysCounts(context, now), role) };
}

/** The state of a week as a role reads it: only the owner reads what is bought. */
function showWeekNow(state: WeekState, role: DeviceRole): WeekNow {
  const { week, isClosed, cooked, had, lastEvent } = state;
  return {
    week,
    isClosed,
    cooked: [...cooked].map(([line, done]) => ({ line, done })),
    had: mayUseOfWeek(role, "shopping")
      ? [...had].map(([ingredient, amount]) => ({ ingredient, amount }))
      : [],
    lastEvent,
  };
}

function isMissing(press: SentMark): press is SentMissing {
  return press.action.kind === "missing";
}

/**
 * Stores that something is missing from the box of an order, see `takeOffMissing`: a revision, however often it is sent, made on the one
 * that the device showed. `mails` are about it. Throws a bad request if the order has fewer of the line.
 */
function storeMissing(
  context: DeskCall,
  press: SentMissing,
  subject: SubjectOfMark,
  mails: readonly NewEventMail[],
): Promise<MarkOutcome> {
  let newest = subject;
  return untilSettled(async () => {
    const outcome = await tryToStore(context, press, newest, mails);
    newest = subjectOfMark(context.store, press);
    return outcome;
  });
}

/** Undefined if the catalogue changed meanwhile. */
async function tryToStore(
  { store, device, now }: DeskCall,
  { actionId, orderNumber, pressedAt, seen, action: { line, amount } }: SentMissing,
  subject: SubjectOfMark,
  mails: readonly NewEventMail[],
): Promise<MarkOutcome | undefined> {
  const working = await subject.order();
  if (working === undefined) return { kind: "unknown-order" };
  const { stored, state } = working;
  const newest = await currentCatalogue(store);
  const events = (await subject.events()) as readonly OrderEvent[];
  // The store compares a repetition with what it has stored. It need not fit the order anymore.
  const isRepetition = events.some((event) => event.actionId === actionId);
  if (!isRepetition) {
    if (state.isErased) return { kind: "erased", now: state };
    if (state.isCancelled || hasUnseenChange(seen, events)) return { kind: "outdated", now: state };
  }
  const missing = { line, amount };
  const measures = measuresOf(newest.catalogue.menu);
  const heading = letterMessagesIn(stored.order.language).missing;
  const taken = isRepetition
    ? stored
    : takeOffMissing(stored, missing, { events, measures, heading });
  if (taken === undefined) throw badRequest("The order has not so many of this line.");
  const { order, adjustment, adjustmentText } = taken;
  const outcome = await store.changeOrder({
    orderNumber,
    actionId,
    deviceId: device.id,
    pressedAt,
    at: now,
    contentHash: contentHash(missing),
    basedOn: state.revision,
    order,
    adjustment,
    adjustmentText,
    missing,
    catalogueVersion: newest.version,
    mails,
  });
  if (outcome.kind === "catalogue-changed") return undefined;
  if (!("event" in outcome)) return outcome;
  return { ...outcome, kind: outcome.kind === "stored" ? "recorded" : "repeated" };
}
