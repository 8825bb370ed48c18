import { median } from "#bench/interleave.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import { makeOrderNumber } from "#server/ordering/make-order-number.ts";
import { placeOrder } from "#server/ordering/place-order.ts";
import type { Store } from "#server/store/store.ts";
import { filledWeek, ordersOfFilledWeek } from "#server/testing/fill-orders.ts";
import { readWeeklyOrders } from "#server/weekly-orders/read-weekly-orders.ts";

/** Work on a store that is timed. */
export interface TimedWork {
  /** What costs the time. */
  readonly goal: string;
  /** Milliseconds of doing it once: the median of some times in a row. */
  readonly measure: (store: Store) => Promise<number>;
}

/** After the filled weeks, so that the list of the last one stays as long as it is. */
const nextWeek = Date.UTC(2026, 0, 8, 9);
/** Before any mail of the orders that are placed while measuring is due. */
const beforeThat = Date.UTC(2026, 0, 8, 8);
const order = ruthsOrder(hebrewMenu, "ירושלים");

export const placeMany: TimedWork = {
  goal: "placing an order, with its mails, until it is on the disk,",
  measure: (store) =>
    medianOf(40, async () => {
      const placed = await placeOrder(order, crypto.randomUUID(), {
        store,
        clock: () => nextWeek,
        makeNumber: makeOrderNumber,
        sellerAddress: undefined,
      });
      if (placed.kind !== "placed") throw new Error(`an order was ${placed.kind}`);
    }),
};

export const readWeek: TimedWork = {
  goal: "reading a week of 1,000 orders",
  measure: (store) =>
    medianOf(3, async () => {
      const orders = await readWeeklyOrders(store, filledWeek);
      if (orders.length !== ordersOfFilledWeek) throw new Error(`the week has ${orders.length}`);
    }),
};

export const pollMany: TimedWork = {
  goal: "looking for mails that are due, where all are sent,",
  measure: (store) =>
    medianOf(200, async () => {
      const claim = { now: beforeThat, limit: 4, claimedUntil: beforeThat + 1, token: "bench" };
      const mails = await store.claimMails(claim);
      if (mails.length > 0) throw new Error("a mail was due");
    }),
};

async function medianOf(times: number, work: () => Promise<void>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return median(taken);
}
