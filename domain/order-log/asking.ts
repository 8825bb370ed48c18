import { stillHolds } from "#domain/schedule/still-holds.ts";
import { balance, type MoneyOfOrder } from "./balance.ts";
import type { AskingWay, OrderEvent } from "./desk-event.ts";

/** How long a customer who was asked to pay is not asked again by mail unless the seller says so, in milliseconds. */
export const askingPause = 24 * 60 * 60 * 1000;

/** The most mails that ask about one order within `askingPause`, whatever the seller says. */
const mostMailsAsking = 3;

/** Milliseconds for which the mails about an event or a message wait: so long an undo leaves nothing to tell. */
export const undoableFor = 2 * 60_000;

/** Whether a customer was asked less than a day before `now`, both in milliseconds since 1970 UTC. */
export function isAskedLately(askedAt: number | null, now: number): boolean {
  return askedAt !== null && stillHolds(askedAt, askingPause, now);
}

/** What asking needs to know of the state of an order. */
interface AskedOrder extends MoneyOfOrder {
  readonly isErased: boolean;
  /** See `OrderState`. */
  readonly askedAt: number | null;
}

/** Whether there is something to ask for: an order that is neither paid nor erased. A canceled one has nothing due. */
export function isOwed({ isErased, ...money }: Omit<AskedOrder, "askedAt">): boolean {
  return !isErased && balance(money)?.kind === "to-pay";
}

/**
 * The events of an order that asked its customer: also what was undone when its mail had gone already. An undo of them cannot be undone.
 */
export function askingsOf(
  events: readonly OrderEvent[],
): readonly { readonly at: number; readonly by: AskingWay }[] {
  const undoneAt = new Map(
    events.flatMap(({ at, content }) => ("undoes" in content ? [[content.undoes, at]] : [])),
  );
  return events.flatMap(({ id, at, content }) => {
    if (content.kind !== "asked") return [];
    const { by } = content;
    const undone = undoneAt.get(id);
    const isGone = undone !== undefined && by !== "whatsapp" && undone >= at + undoableFor;
    return undone === undefined || isGone ? [{ at, by }] : [];
  });
}

/**
 * Whether a customer may be asked by mail `now`: once a day, or as often as `mostMailsAsking` if the seller wants to ask `again`. While a
 * mail that asks waits, another one is refused: two devices may ask at the same time. `events` are all of the order, and `state` is
 * their sum.
 */
export function mayBeAsked(
  by: "mail" | "again",
  state: AskedOrder,
  events: readonly OrderEvent[],
  now: number,
): boolean {
  if (!isOwed(state)) return false;
  if (by === "mail") return !isAskedLately(state.askedAt, now);
  const mails = askingsOf(events).filter((each) => each.by !== "whatsapp");
  if (mails.some(({ at }) => stillHolds(at, undoableFor, now))) return false;
  return mails.filter(({ at }) => isAskedLately(at, now)).length < mostMailsAsking;
}
