import type { OrderEvent } from "#domain/order-log/desk-event.ts";
import { missingOf, partsOfAdjustment } from "#domain/order-log/missing.ts";
import { letterMessagesIn } from "#server/mail/letters/messages.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import type { Store } from "#server/store/store.ts";

/**
 * What the adjustment of an order as it is now is made of, see `partsOfAdjustment`; `events` are all of the order. Rejects with
 * `StoreDamaged` if a revision of it is damaged.
 */
export async function readAdjustment(
  store: Pick<Store, "revisionsOfOrder">,
  now: StoredOrder,
  events: readonly OrderEvent[],
): Promise<ReturnType<typeof partsOfAdjustment>> {
  const heading = letterMessagesIn(now.order.language).missing;
  // Nothing is missing from nearly every order.
  const revisions = missingOf(events).size === 0 ? [] : await store.revisionsOfOrder(now.number);
  return partsOfAdjustment(events, { now, revisions, heading });
}
