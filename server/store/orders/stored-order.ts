import type { SignedAgorot } from "#domain/money/agorot.ts";
import type { NewOrder } from "./new-order.ts";

/** An order as it was placed or as it was last changed. */
export interface StoredOrder
  extends Omit<
    NewOrder,
    "contentHash" | "idempotencyKey" | "sellerAddress" | "mostInAnHour" | "limits" | "byPhone"
  > {
  /** 0 as it was placed. */
  readonly revision: number;
  /** In agorot, part of `order.orderTotal`; 0 in revision 0. */
  readonly adjustment: SignedAgorot;
  /** What the adjustment is for; empty without one. */
  readonly adjustmentText: string;
}
