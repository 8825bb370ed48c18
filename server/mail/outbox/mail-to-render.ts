import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { orderNow } from "#domain/order/order-now.ts";
import { isOwed } from "#domain/order-log/asking.ts";
import { notifiedChange } from "#domain/order-log/notified-change.ts";
import { standingEvents } from "#domain/order-log/standing-events.ts";
import type { OrderChange } from "#server/mail/letters/change-list.ts";
import type { LetterSubject, MailToRender } from "#server/mail/letters/order-mail.ts";
import { toldTimes } from "#server/mail/letters/told-times.ts";
import { type ClaimedMail, readdressed, reportedMailKinds } from "#server/store/mails/outbox.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import type { Store } from "#server/store/store.ts";

export interface MailToRenderDeps {
  readonly store: Pick<
    Store,
    | "catalogueOfVersion"
    | "currentCatalogue"
    | "eventsOfOrder"
    | "eventsOfOrders"
    | "eventsOfWeek"
    | "findMail"
    | "findMessage"
    | "findWorkingOrder"
    | "revisionsOfOrder"
  >;
  readonly log: { readonly warn: (fields: object, line: string) => void };
  /** The address of an order's page; undefined if the shop does not know its own. */
  readonly pageOf: (orderNumber: string) => Promise<string | undefined>;
}

/**
 * Reads what a mail is rendered from: the revision of the order that it names, although a newer one may exist, and for a confirmation or a
 * request the newest, since either may be sent days later, or again. A reason if its event was undone after the mail was claimed, its order
 * was canceled, what it asks for is not to be paid anymore, or it would go to an address that the order no longer has. Throws if
 * something is missing or damaged.
 */
export async function readMailToRender(
  mail: ClaimedMail,
  deps: MailToRenderDeps,
): Promise<Omit<MailToRender, "from"> | NotSent> {
  const subject = await subjectOf(mail, deps);
  if (subject === undefined) return "undone";
  if ("now" in subject && (await isReaddressed(mail, subject.now.stored, deps))) return readdressed;
  const current = await deps.store.currentCatalogue();
  if (current === undefined) throw new Error("there is no catalogue");
  const { catalogue } = current;
  const about = await withHandOver(subject, catalogue, deps);
  const order =
    "change" in about
      ? about.change.after
      : asNow("now" in about ? about.now.stored : await revisionOf(mail, deps), catalogue);
  return { mail, about, order, catalogue, page: await deps.pageOf(mail.orderNumber) };
}

/** Why a mail is withdrawn instead of being sent. */
type NotSent = "undone" | typeof readdressed;

/** Whether an order has another email address than when the mail was written, to which the mail does not go either. */
async function isReaddressed(
  mail: ClaimedMail,
  { order }: StoredOrder,
  deps: MailToRenderDeps,
): Promise<boolean> {
  const now = order.customerData.email.toLowerCase();
  if (mail.recipient.toLowerCase() === now) return false;
  const asked = await revisionOf(mail, deps);
  return asked.order.customerData.email.toLowerCase() !== now;
}

/** An order with when and where its customer gets it in a week. */
function asNow(stored: StoredOrder, catalogue: Catalogue, week = stored.week): StoredOrder {
  return { ...stored, order: orderNow(stored.order, week, catalogue) };
}

async function withHandOver(
  about: LetterSubject,
  catalogue: Catalogue,
  { store }: MailToRenderDeps,
): Promise<LetterSubject> {
  if (!("change" in about)) return about;
  const { told, before, after } = about.change;
  const { week } = told.before;
  // What its customer was told before the seller promised another time for the week to which the order was moved.
  const promised =
    after.order.handOver?.week === week
      ? (await toldTimes(store, [{ stored: before, state: { week } }], catalogue)).get(
          before.number,
        )
      : undefined;
  const then = asNow(before, catalogue, week);
  const change = {
    ...about.change,
    before:
      promised === undefined ? then : { ...then, order: { ...then.order, handOver: promised } },
    after: asNow(after, catalogue, told.after.week),
  };
  return { ...about, change };
}

async function subjectOf(
  mail: ClaimedMail,
  deps: MailToRenderDeps,
): Promise<LetterSubject | undefined> {
  const { kind, orderNumber, eventId, messageId } = mail;
  switch (kind) {
    case "customer": {
      const now = await deps.store.findWorkingOrder(orderNumber);
      if (now === undefined) throw new Error("the order does not exist");
      return now.state.isCancelled ? undefined : { kind, now };
    }
    case "seller":
      return { kind };
    case "change":
    case "readdressed":
    case "seller-change": {
      const change = await readChange(orderNumber, eventId, deps);
      return change && { kind, change };
    }
    case "message": {
      const message = await deps.store.findMessage({ id: messageId ?? 0 });
      if (message === undefined) throw new Error("the message does not exist");
      return { kind, message };
    }
    case "request": {
      const events = await deps.store.eventsOfOrder(orderNumber);
      const now = await deps.store.findWorkingOrder(orderNumber);
      const stands = standingEvents(events).some(({ id }) => id === eventId);
      return stands && now !== undefined && isOwed(now.state) ? { kind, now } : undefined;
    }
    case "undelivered": {
      const about = { orderNumber, eventId, messageId };
      for (const failed of reportedMailKinds) {
        const found = await deps.store.findMail({ ...about, kind: failed });
        if (found !== undefined)
          return { kind, undelivered: { kind: failed, recipient: found.recipient } };
      }
      throw new Error("the mail that failed does not exist");
    }
  }
}

async function readChange(
  orderNumber: string,
  eventId: number | null,
  deps: MailToRenderDeps,
): Promise<OrderChange | undefined> {
  const { store } = deps;
  const [revisions, events, working] = await Promise.all([
    store.revisionsOfOrder(orderNumber),
    store.eventsOfOrder(orderNumber),
    store.findWorkingOrder(orderNumber),
  ]);
  const [placed, [first]] = [revisions[0], events];
  if (eventId === null || placed === undefined || working === undefined || first === undefined)
    throw new Error("the order or its event does not exist");
  const { orderTotal } = placed.order;
  // The week that it was ordered for is that of its first event.
  const opening = { orderNumber, week: first.week, orderTotal, isBeforeDesk: false };
  const told = notifiedChange(opening, events, eventId);
  return (
    told && {
      told,
      before: await revisionOf({ orderNumber, revision: told.before.revision }, deps),
      after: await revisionOf({ orderNumber, revision: told.after.revision }, deps),
      received: working.state.received,
    }
  );
}

async function revisionOf(
  { orderNumber, revision }: Pick<ClaimedMail, "orderNumber" | "revision">,
  { store }: MailToRenderDeps,
): Promise<StoredOrder> {
  const revisions = await store.revisionsOfOrder(orderNumber);
  const stored = revisions.find((each) => each.revision === revision);
  if (stored === undefined) throw new Error(`order ${orderNumber} has no such revision`);
  return stored;
}
