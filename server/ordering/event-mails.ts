import { undoableFor } from "#domain/order-log/asking.ts";
import type { NewEventMail } from "#server/store/mails/outbox.ts";

/**
 * The mails about an event: to the `customer`, unless the order has no email address or it was erased, to the address that the
 * customer gave up `instead` of it, and to the `seller`.
 * `at` is when the event is stored, in milliseconds since 1970 UTC.
 */
export function eventMails(
  {
    customer = "",
    instead = "",
    seller,
  }: {
    readonly customer?: string;
    readonly instead?: string | undefined;
    readonly seller?: string;
  },
  at: number,
): readonly NewEventMail[] {
  const dueAt = at + undoableFor;
  return [
    ...(customer.includes("@") ? [{ kind: "change", recipient: customer, dueAt } as const] : []),
    ...(instead.includes("@") ? [{ kind: "readdressed", recipient: instead, dueAt } as const] : []),
    ...(seller === undefined ? [] : [{ kind: "seller-change", recipient: seller, dueAt } as const]),
  ];
}
