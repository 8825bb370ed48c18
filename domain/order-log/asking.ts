import { stillHolds } from "#domain/schedule/still-holds.ts";
import { balance, type MoneyOfOrder } from "./balance.ts";
import type { OrderState } from "./order-state.ts";

/** So long a customer who was asked to pay is not asked again by mail unless the seller says so, in milliseconds. */
export const askingPause = 24 * 60 * 60 * 1000;

/** The most mails that ask about one order within `askingPause`, whatever the seller says. */
const mostMailsAsking = 3;

/** Whether a customer was asked less than a day before `now`, both in milliseconds since 1970 UTC. */
export function isAskedLately(askedAt: number | null, now: number): boolean {
  return askedAt !== null && stillHolds(askedAt, askingPause, now);
}

/** Whether there is something to ask for: an order that is neither paid nor erased. A cancelled one has nothing due. */
export function isOwed({
  isErased,
  ...money
}: MoneyOfOrder & { readonly isErased: boolean }): boolean {
  return !isErased && balance(money)?.kind === "to-pay";
}

interface AskedNow {
  /** When the mails that ask for this order were stored, without those that were withdrawn; milliseconds since 1970 UTC. */
  readonly mailsAt: readonly number[];
  readonly now: number;
  /** Whether the seller wants to ask those again who were asked less than a day ago. */
  readonly again: boolean;
}

/**
 * Whether a customer may be asked by mail now: once a day, or as often as `mostMailsAsking` if the seller wants to ask again. A mail that
 * was sent counts although its event was undone since.
 */
export function mayBeAsked(state: OrderState, { mailsAt, now, again }: AskedNow): boolean {
  if (!isOwed(state)) return false;
  const mails = mailsAt.filter((at) => isAskedLately(at, now)).length;
  return again ? mails < mostMailsAsking : mails === 0 && !isAskedLately(state.askedAt, now);
}
