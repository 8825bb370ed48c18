import type { OrderEvent } from "./desk-event.ts";
import { foldOrder, type OrderOpening, type OrderState } from "./order-state.ts";
import { standingCancelling, standingEvents } from "./standing-events.ts";

/** What an event made of an order, as a mail tells it. */
export interface NotifiedChange {
  readonly kind: "changed" | "cancelled" | "restored" | "moved";
  /** The state before the event, and after it: later events do not count. */
  readonly before: OrderState;
  readonly after: OrderState;
  /** Whether it is canceled by its customer, who can take that back until its deadline. */
  readonly isOwnCancelling: boolean;
}

/**
 * What a mail about an event says; undefined if the event was undone, so that the mail would say what is no longer true. `events` are all
 * events of the order, and `opening` is what it began with.
 */
export function notifiedChange(
  opening: OrderOpening,
  events: readonly OrderEvent[],
  eventId: number,
): NotifiedChange | undefined {
  if (standingEvents(events).every(({ id }) => id !== eventId)) return undefined;
  const until = events.filter(({ id }) => id <= eventId);
  const before = foldOrder(
    opening,
    until.filter(({ id }) => id < eventId),
  );
  const after = foldOrder(opening, until);
  const isOwnCancelling = standingCancelling(until)?.deviceId === null;
  return { kind: kindOf(before, after), before, after, isOwnCancelling };
}

/** Compares the states, not the kind of the event: that may be an undo, or a mark that changed nothing. */
function kindOf(before: OrderState, after: OrderState): NotifiedChange["kind"] {
  if (before.isCancelled !== after.isCancelled) return after.isCancelled ? "cancelled" : "restored";
  if (before.week !== after.week) return "moved";
  if (before.revision !== after.revision) return "changed";
  return after.isCancelled ? "cancelled" : "restored";
}

/** A mail about an event, as far as it matters for what its recipient knows. */
export interface MailOfEvent {
  readonly id: number;
  readonly eventId: number;
  readonly status: "waiting" | "sent" | "dead" | "withdrawn";
  /** How often sending was begun. */
  readonly attempts: number;
  readonly isBeingSent: boolean;
}

interface NotifiedByUndo {
  /** The ids of the mails that must not be sent anymore. */
  readonly withdraws: readonly number[];
  /** Whether the recipient was, or may have been, told something that is no longer true. */
  readonly needsMail: boolean;
}

/**
 * What an undo does to the mails of one kind about the events before it. `chain` are the ids of the first event, the undo
 * of it, the undo of that and so on, up to the one that is undone now; `mails` are at least those about them. A mail that was not tried yet
 * is withdrawn, and then the undo needs no mail. The outcome of a mail that was tried may be in doubt: the mail server
 * may have taken it although its answer was lost.
 */
export function whatWasNotified(
  chain: readonly number[],
  mails: readonly MailOfEvent[],
): NotifiedByUndo {
  /** Whether the recipient takes the first event for standing; undefined in doubt. */
  let believed: boolean | undefined = false;
  const withdraws: number[] = [];
  const ofEvent = new Map(mails.map((mail) => [mail.eventId, mail]));
  for (const [index, eventId] of chain.entries()) {
    const mail = ofEvent.get(eventId);
    if (mail === undefined) continue;
    const { status, attempts, isBeingSent } = mail;
    if (status === "sent") believed = index % 2 === 0;
    else if (status !== "dead" && attempts > 0) believed = undefined;
    if ((status === "waiting" && !isBeingSent) || status === "dead") withdraws.push(mail.id);
  }
  const stands = chain.length % 2 === 0;
  return { withdraws, needsMail: believed !== stands };
}
