import type { SignedAgorot } from "#domain/money/agorot.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";
import type { Store } from "#server/store/store.ts";

/**
 * What the seller added to the price of an order, or took off it. Where nothing is to be paid, a change by the customer may have stored less than
 * she took off, because an order does not cost less than nothing; a later one that costs more gets all of it again.
 */
export async function agreedAdjustment(
  { stored }: Pick<WorkingOrder, "stored">,
  store: Pick<Store, "revisionsOfOrder">,
): Promise<SignedAgorot> {
  if (stored.order.orderTotal > 0 || stored.adjustment >= 0) return stored.adjustment;
  const revisions = await store.revisionsOfOrder(stored.number);
  let agreed = stored;
  for (const before of revisions.filter((each) => each.revision < stored.revision).toReversed()) {
    const isSame = before.adjustmentText === stored.adjustmentText;
    if (agreed.order.orderTotal > 0 || !isSame || before.adjustment >= agreed.adjustment) break;
    agreed = before;
  }
  return agreed.adjustment;
}
