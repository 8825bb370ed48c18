import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { atMost, type Bench, type BenchLine, type BenchOptions } from "#bench/bench-line.ts";
import { compareTimes, medianMs } from "#bench/compare-times.ts";
import {
  findCustomersDocument,
  readPersonDocument,
  weekDocument,
} from "#contract/generated/desk-operations.ts";
import { markOf } from "#domain/testing/desk-log.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { type AskDesk, askDeskOverHttp } from "./ask-desk.ts";
import type { FilledShop } from "./filled-shop.ts";
import { onBothDatabases } from "./order-growth.ts";

/** Orders of ten weeks, and of five years. A customer has twenty of them in both, so that the customers grow with the orders. */
const [few, many, ofWeek] = [1_000, 26_000, 100];
const customersOfFew = 50;
const noted = 30;
const week = "2026-01-21";
const monday = Date.UTC(2026, 0, 19, 9);
const asks = 300;

/** Whether the page of customers, a search and one customer take as long after five years as after ten weeks, and hold no memory. */
export const peopleGrowth: Bench = {
  name: "people",
  measure: (options) => onBothDatabases(measurePeople, options),
};

async function* measurePeople(
  database: string,
  fill: (orders: number, ofWeek?: number) => Promise<FilledShop>,
  { rounds, say }: BenchOptions,
): AsyncGenerator<BenchLine> {
  await using open = new AsyncDisposableStack();
  const openFilled = async (orders: number) => {
    say(`filling ${database} with ${orders.toLocaleString("en")} orders`);
    const { store } = await fill(orders, ofWeek);
    open.defer(() => store.close());
    return openDesk(store);
  };
  const [small, large] = [await openFilled(few), await openFilled(many)];
  say(`measuring the customers of ${database}`);
  for (const [subject, ask] of works)
    yield {
      subject: `desk on ${database}: ${subject}, time with 26,000 stored orders, relative to 1,000`,
      limit: atMost(1.4),
      goal: 1.2,
      ...(await compareTimes(rounds, [small, large], (desk) => medianMs(10, () => ask(desk)))),
    };
  const before = heldMemory();
  for (let count = 0; count < asks; count += 1) for (const [, ask] of works) await ask(large);
  yield {
    subject: `desk on ${database}: memory held after ${String(asks)} times all of that with 26,000 stored orders`,
    limit: atMost(10),
    measured: heldMemory() - before,
    unit: "MiB",
  };
}

const find = (search: string) => (ask: AskDesk) => ask(findCustomersDocument, { search });

const works: readonly (readonly [subject: string, ask: (ask: AskDesk) => Promise<string>])[] = [
  ["the page of customers", find("")],
  ["a search for a customer by two words of the name", find("אור 7א")],
  ["a search for a customer by phone number", find("0510000007")],
  ["a search for a customer by email address", find("c7@example")],
  ["a search for customers by an address of many", find("הזית")],
  ["one customer", (ask) => ask(readPersonDocument, { number: "10000007", language: "he" })],
  [
    `reading a week of ${String(ofWeek)} orders with ${String(noted)} lasting notes`,
    (ask) => ask(weekDocument, { week, language: "he" }),
  ],
];

/** The desk of a shop with a week of orders by customers who ordered before, and notes about some of them. */
async function openDesk(store: Store): Promise<AskDesk> {
  const { order } = newOrder();
  await store.saveOrders(
    Array.from({ length: ofWeek }, (_, index) => {
      const customer = String(index % customersOfFew);
      const contact = {
        name: `אורחת ${customer}א`,
        phoneNumber: `05${String(10_000_000 + (index % customersOfFew))}`,
        email: `c${customer}@example.com`,
      };
      const customerData = { ...order.customerData, ...contact };
      const number = String(10_000_000 + index);
      return newOrder({ number, week, receivedAt: monday, order: { ...order, customerData } });
    }),
  );
  for (let index = 0; index < noted; index += 1) {
    const note = { kind: "lasting-note", reader: "kitchen", text: "בלי אגוזים" } as const;
    const orderNumber = String(10_000_000 + index);
    await store.mark({ ...markOf(`note-${orderNumber}`, note), orderNumber, at: monday });
  }
  return askDeskOverHttp(store, monday);
}

/** What this process holds in its heap once its garbage is collected, in MiB. */
function heldMemory(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed / 1_024 / 1_024;
}
