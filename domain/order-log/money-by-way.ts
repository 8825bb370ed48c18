import { type SignedAgorot, signedAgorot } from "#domain/money/signed-agorot.ts";
import { type OrderEvent, type PaymentWay, paymentWays } from "./desk-event.ts";
import { standingEvents } from "./standing-events.ts";

/**
 * What was received in each way, less what was given back in that way, by these events, which may be of several orders. The ways are
 * in their usual sequence.
 */
export function moneyByWay(
  events: readonly OrderEvent[],
): readonly { readonly way: PaymentWay; readonly amount: SignedAgorot }[] {
  const standing = standingEvents(events);
  return paymentWays.map((way) => ({
    way,
    amount: signedAgorot(
      standing.reduce(
        (sum, { content }) =>
          content.kind === "money" && content.way === way ? sum + content.amount : sum,
        0,
      ),
    ),
  }));
}
