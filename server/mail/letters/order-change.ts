import type { SignedAgorot } from "#domain/money/signed-agorot.ts";
import type { NotifiedChange } from "#domain/order-log/notified-change.ts";
import type { StoredOrder } from "#server/store/store.ts";

/** What happened to an order, and the order before and after it. */
export interface OrderChange {
  readonly told: NotifiedChange;
  readonly before: StoredOrder;
  readonly after: StoredOrder;
  /** What was received by now, less what was given back. */
  readonly received: SignedAgorot;
}
