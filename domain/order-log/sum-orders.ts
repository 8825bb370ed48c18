import { type SignedAgorot, signedAgorot } from "#domain/money/agorot.ts";
import { balance, type MoneyOfOrder } from "./balance.ts";
import { type OrderEvent, type PaymentWay, paymentWays } from "./desk-event.ts";
import { standingEvents } from "./standing-events.ts";

/** What is added up of an order. */
interface SummedOrder {
  readonly state: MoneyOfOrder & { readonly isCancelled: boolean };
}

/** Canceled orders are counted in `cancelled` and in the money only. Amounts are agorot. */
export interface OrderSums {
  readonly orders: number;
  readonly cancelled: number;
  /** Orders with something to pay. */
  readonly unpaid: number;
  /** Orders with something to give back, canceled ones too. */
  readonly refunds: number;
  readonly due: number;
  readonly received: number;
  readonly toPay: number;
  readonly toGiveBack: number;
}

/** Sums over the orders that a device shows, with its own marks that have no answer yet. */
export function sumOrders(orders: readonly SummedOrder[]): OrderSums {
  const served = orders.filter(({ state }) => !state.isCancelled).length;
  const balances = orders.map(({ state }) => balance(state));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const open = (kind: "to-pay" | "to-give-back") =>
    balances.flatMap((each) => (each?.kind === kind ? [each.amount] : []));
  return {
    orders: served,
    cancelled: orders.length - served,
    unpaid: open("to-pay").length,
    refunds: open("to-give-back").length,
    due: sum(orders.map(({ state }) => state.due ?? 0)),
    received: sum(orders.map(({ state }) => state.received ?? 0)),
    toPay: sum(open("to-pay")),
    toGiveBack: sum(open("to-give-back")),
  };
}

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
