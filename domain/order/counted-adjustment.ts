import { type Agorot, type SignedAgorot, signedAgorot } from "#domain/money/agorot.ts";

/** What counts of an adjustment that the seller agreed to, in an order that costs `cost` without it: no order costs less than nothing. */
export function countedAdjustment(agreed: SignedAgorot, cost: Agorot): SignedAgorot {
  return signedAgorot(Math.max(agreed, 0 - cost));
}
