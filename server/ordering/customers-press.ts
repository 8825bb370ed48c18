import { createHash, randomUUID } from "node:crypto";
import type { OrderEvent } from "#domain/desk/desk-event.ts";
import { stillHolds } from "#domain/schedule/still-holds.ts";

const hour = 60 * 60_000;
/**
 * Of one order in an hour, over all devices of its customer, and of all orders of an e-mail address together. A press that takes a
 * cancelling back is not counted.
 */
const mostInAnHour = 20;

/** What one address may get in an hour because of customers' changes; a mistyped one is corrected in one or two of them. */
export const mailLimits = { mostAddresses: 3, mostChanges: mostInAnHour };

/**
 * The action id of a customer's press on an order: the same for a repetition with the same idempotency key. A hash with the number,
 * so that nobody can take the id of a press on another order; without a key a new one.
 */
export function customersActionId(orderNumber: string, idempotencyKey: string | undefined): string {
  if (idempotencyKey === undefined) return `customer-${randomUUID()}`;
  const hash = createHash("sha256").update(`${orderNumber} ${idempotencyKey}`);
  return `customer-${hash.digest("base64url")}`;
}

/**
 * In how many seconds the customer of an order with these events may change or cancel it again; undefined if it may now.
 * `now` is in milliseconds since 1970 UTC.
 */
export function secondsUntilNextChange(
  events: readonly OrderEvent[],
  now: number,
): number | undefined {
  const own = events.filter(
    ({ deviceId, at, content: { kind } }) =>
      deviceId === null &&
      stillHolds(at, hour, now) &&
      (kind === "changed" || kind === "cancelled"),
  );
  const decisive = own.at(-mostInAnHour);
  return decisive && secondsUntil(decisive.at + hour, now);
}

/** Whole seconds, at least 1. Both times are in milliseconds since 1970 UTC. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(1, Math.ceil((at - now) / 1_000));
}
