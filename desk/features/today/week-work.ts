import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { type Agorot, addAgorot, noAgorot } from "#domain/money/agorot.ts";
import { boughtItems } from "#domain/order/to-buy.ts";
import { balance } from "#domain/order-log/balance.ts";
import { cookedDishes } from "#domain/order-log/kitchen-sections.ts";

/** How much of something is done. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** What has to be done in a week after its deadline, in the sequence in which it is done. */
export interface WeekWork {
  /** Ingredients that are bought, and those that are to be bought. */
  readonly bought: Progress;
  /** Dishes, as the kitchen counts them. */
  readonly cooked: Progress;
  readonly packed: Progress;
  readonly handedOver: Progress;
  /** Orders with something to pay, and how much that is. */
  readonly toPay: Sum;
  /** Orders with something to give back. */
  readonly toGiveBack: Sum;
}

interface Sum {
  readonly orders: number;
  readonly amount: Agorot;
}

/** Cancelled orders are neither cooked, packed nor handed over, but their money counts. */
export function workOf({
  orders,
  kitchen,
  shopping,
}: Pick<DeskWeek, "orders" | "kitchen" | "shopping">): WeekWork {
  const served = orders.filter(({ state }) => !state.isCancelled);
  const count = (counts: (order: (typeof served)[number]) => boolean): Progress => ({
    done: served.filter(counts).length,
    of: served.length,
  });
  const sum = (kind: "to-pay" | "to-give-back"): Sum => {
    const amounts = orders.flatMap(({ state }) => {
      const shown = balance(state);
      return shown?.kind === kind ? [shown.amount] : [];
    });
    return { orders: amounts.length, amount: addAgorot(noAgorot, ...amounts) };
  };
  return {
    bought: boughtItems(shopping.items),
    cooked: cookedDishes(kitchen),
    packed: count(({ state }) => state.isPacked),
    handedOver: count(({ state }) => state.isHandedOver),
    toPay: sum("to-pay"),
    toGiveBack: sum("to-give-back"),
  };
}

export function isDone({ done, of }: Progress): boolean {
  return done >= of;
}

/** Whether something is left that closing the week would carry over. */
export function hasOpenItems({ handedOver, toPay, toGiveBack }: WeekWork): boolean {
  return !isDone(handedOver) || toPay.orders > 0 || toGiveBack.orders > 0;
}
