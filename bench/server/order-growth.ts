import { atMost, type Bench, type BenchLine, type BenchOptions } from "#bench/bench-line.ts";
import { interleave, median, medianRatio } from "#bench/interleave.ts";
import { medianMs } from "#bench/median-ms.ts";
import { startOwnPostgres } from "#bench/own-postgres.ts";
import { benchFolder } from "#bench/temporary-folder.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import { makeOrderNumber } from "#server/ordering/make-order-number.ts";
import { placeOrder } from "#server/ordering/place-order.ts";
import { readWeeklyOrders } from "#server/reports/read-weekly-orders.ts";
import type { Store } from "#server/store/store.ts";
import { filledWeek, ordersOfFilledWeek } from "#server/testing/fill-orders.ts";
import { type FilledShop, fillPostgres, fillSqlite } from "./filled-shop.ts";

const [few, many] = [1_000, 1_000_000];

/** Whether placing an order, reading a week and polling for mails stay as fast with 1,000,000 stored orders as with 1,000. */
export const orderGrowth: Bench = {
  name: "order-growth",
  async *measure(options) {
    await using open = new AsyncDisposableStack();
    const folder = open.use(benchFolder());
    yield* measureOn("SQLite", (orders) => fillSqlite(folder.path, orders), options);
    const postgres = open.use(await startOwnPostgres());
    yield* measureOn("PostgreSQL", (orders) => fillPostgres(postgres, orders), options);
  },
};

async function* measureOn(
  database: string,
  fill: (orders: number) => Promise<FilledShop>,
  { rounds, say }: BenchOptions,
): AsyncGenerator<BenchLine> {
  await using open = new AsyncDisposableStack();
  const openFilled = async (orders: number) => {
    say(`filling ${database} with ${orders.toLocaleString("en")} orders`);
    const shop = await fill(orders);
    open.defer(() => shop.store.close());
    return shop;
  };
  const [small, large] = [await openFilled(few), await openFilled(many)];
  say(`measuring ${database}`);
  for (const { subject, work } of timedWorks) {
    for (const { store } of [small, large]) await work(store);
    const times = await interleave(rounds, {
      few: () => work(small.store),
      many: () => work(large.store),
    });
    yield {
      subject: `${database}: ${subject}, time with 1,000,000 stored orders, relative to 1,000`,
      limit: atMost(1.4),
      goal: 1.2,
      measured: medianRatio(times.many, times.few),
      unit: "times",
      detail: `${median(times.many).toFixed(3)} ms against ${median(times.few).toFixed(3)} ms`,
    };
  }
  yield {
    subject: `${database}: disk for an order of two dishes with its two mails and all indexes`,
    limit: atMost(4),
    measured: (large.bytes - small.bytes) / (many - few) / 1_000,
    unit: "kB",
    detail: `1,000,000 orders take ${(large.bytes / 1e9).toFixed(2)} GB`,
  };
}

/** After the filled weeks, so that the week that is read keeps its size. */
const nextWeek = Date.UTC(2026, 0, 8, 9);
/** Before any mail of an order placed by the benchmark is due. */
const beforeNextWeek = Date.UTC(2026, 0, 8, 8);
const order = ruthsOrder(hebrewMenu, "ירושלים");

/** Each returns milliseconds for doing it once. */
const timedWorks: readonly {
  readonly subject: string;
  readonly work: (store: Store) => Promise<number>;
}[] = [
  {
    subject: "placing an order with its mails until it is durable",
    work: (store) =>
      medianMs(40, async () => {
        const placed = await placeOrder(order, crypto.randomUUID(), {
          mostInAnHour: undefined,
          store,
          clock: () => nextWeek,
          makeNumber: makeOrderNumber,
          sellerAddress: undefined,
        });
        if (placed.kind !== "placed") throw new Error(`an order was ${placed.kind}`);
      }),
  },
  {
    subject: "reading a week of 1,000 orders",
    work: (store) =>
      medianMs(3, async () => {
        const { orders } = await readWeeklyOrders(store, filledWeek, []);
        if (orders.length !== ordersOfFilledWeek)
          throw new Error(`the week has ${orders.length} orders`);
      }),
  },
  {
    subject: "polling for due mails when none is due",
    work: (store) =>
      medianMs(200, async () => {
        const [now, claimedUntil] = [beforeNextWeek, beforeNextWeek + 1];
        const mails = await store.claimMails({ now, limit: 4, claimedUntil, token: "bench" });
        if (mails.length > 0) throw new Error("a mail was due");
      }),
  },
];
