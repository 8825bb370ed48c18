import type { Transaction } from "kysely";
import { agorot } from "#domain/money/agorot.ts";
import { saveChangeWithin } from "./save-change.ts";
import type { NewOrder } from "./store.ts";
import type { Tables } from "./tables.ts";

/** Adds the revision of an order that the seller took with an adjustment, in the transaction of the order. */
export async function saveAdjustment(
  transaction: Transaction<Tables>,
  { number, order, catalogueVersion, receivedAt, contentHash, taken }: NewOrder,
): Promise<void> {
  if (taken === undefined || taken.adjustment === 0) return;
  const { deviceId, pressedAt, adjustment, adjustmentText } = taken;
  const outcome = await saveChangeWithin(transaction, {
    orderNumber: number,
    // Of the number, which is new: the action id of the order may be that of an event.
    actionId: `adjustment-${number}`,
    deviceId,
    pressedAt,
    at: receivedAt,
    contentHash,
    basedOn: 0,
    order: { ...order, orderTotal: agorot(order.orderTotal + adjustment) },
    adjustment,
    adjustmentText,
    catalogueVersion,
    mails: [],
  });
  if (outcome.kind !== "stored")
    throw new Error(`the adjustment of order ${number} was ${outcome.kind}`);
}
