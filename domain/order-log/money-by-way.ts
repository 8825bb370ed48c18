import { type SignedAgorot, signedAgorot } from "#domain/money/signed-agorot.ts";
import { type OrderEvent, type PaymentWay, paymentWays } from "./desk-event.ts";
import { standingEvents } from "./standing-events.ts";

/** What was received in one way, less what was given back in that way. */
export interface WaySum {
  readonly way: PaymentWay;
  readonly amount: SignedAgorot;
}

/** Sums of the money in these events, which may be of several orders: one for each way, in their usual sequence. */
export function moneyByWay(events: readonly OrderEvent[]): readonly WaySum[] {
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
