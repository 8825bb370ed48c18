import { atMost, type Bench, type BenchLine, type BenchOptions } from "#bench/bench-line.ts";
import { compareTimes, medianMs } from "#bench/compare-times.ts";
import { startOwnPostgres } from "#bench/own-postgres.ts";
import { benchFolder } from "#bench/temporary-folder.ts";
import type { RequestOf } from "#contract/wire/desk-calls.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import { makeOrderNumber } from "#server/ordering/make-order-number.ts";
import { placeOrder } from "#server/ordering/place-order.ts";
import { readWeeklyOrders } from "#server/reports/read-weekly-orders.ts";
import type { Store } from "#server/store/store.ts";
import { filledWeek, ordersOfFilledWeek } from "#server/testing/fill-orders.ts";
import { type AskDesk, deskTime, openFilledDesk, ordersOfWeek, week } from "./ask-desk.ts";
import { type FilledShop, fillPostgres, fillSqlite } from "./filled-shop.ts";

const [few, many] = [1_000, 1_000_000];

type MeasureGrowth = (
  database: string,
  shops: readonly [small: FilledShop, large: FilledShop],
  options: BenchOptions,
) => AsyncIterable<BenchLine>;

/** Compares shops with two numbers of orders on both databases. `ofWeek` is how many of them one week has. */
export function compareShops(
  name: string,
  sizes: readonly [number, number],
  ofWeek: number,
  measure: MeasureGrowth,
): Bench {
  async function* onDatabase(
    database: string,
    fill: (orders: number, ofWeek: number) => Promise<FilledShop>,
    options: BenchOptions,
  ) {
    await using open = new AsyncDisposableStack();
    const openFilled = async (orders: number) => {
      options.say(`filling ${database} with ${orders.toLocaleString("en")} orders`);
      const shop = await fill(orders, ofWeek);
      open.defer(() => shop.store.close());
      return shop;
    };
    const shops = [await openFilled(sizes[0]), await openFilled(sizes[1])] as const;
    options.say(`measuring ${database}`);
    yield* measure(database, shops, options);
  }
  return {
    name,
    async *measure(options) {
      await using open = new AsyncDisposableStack();
      const folder = open.use(benchFolder());
      yield* onDatabase("SQLite", (...orders) => fillSqlite(folder.path, ...orders), options);
      const postgres = open.use(await startOwnPostgres());
      yield* onDatabase("PostgreSQL", (...orders) => fillPostgres(postgres, ...orders), options);
    },
  };
}

/**
 * Whether placing an order, reading a week and polling for mails, and on SQLite the desk's reading of a week and a press, stay as fast
 * with 1,000,000 stored orders as with 1,000.
 */
export const orderGrowth = compareShops(
  "order-growth",
  [few, many],
  ordersOfFilledWeek,
  async function* (database, [small, large], { rounds }) {
    const ofMany = "time with 1,000,000 stored orders, relative to 1,000";
    for (const { subject, work } of timedWorks)
      yield {
        subject: `${database}: ${subject}, ${ofMany}`,
        limit: atMost(1.4),
        goal: 1.2,
        ...(await compareTimes(rounds, [small.store, large.store], work)),
      };
    yield {
      subject: `${database}: disk for an order of two dishes with its two mails and all indexes`,
      limit: atMost(4),
      measured: (large.bytes - small.bytes) / (many - few) / 1_000,
      unit: "kB",
      detail: `1,000,000 orders take ${(large.bytes / 1e9).toFixed(2)} GB`,
    };
    if (database !== "SQLite") return;
    const desks = [await openFilledDesk(small.store), await openFilledDesk(large.store)] as const;
    for (const { subject, work } of worksAtDesk)
      yield {
        subject: `desk on SQLite: ${subject}, ${ofMany}`,
        limit: atMost(1.2),
        ...(await compareTimes(rounds, desks, work)),
      };
  },
);

/** After the filled weeks, so that the week that is read keeps its size. */
const nextWeek = Date.UTC(2026, 0, 8, 9);
/** Before any mail of an order placed by the benchmark is due. */
const beforeNextWeek = Date.UTC(2026, 0, 8, 8);
const order = ruthsOrder(hebrewMenu, "ירושלים");

interface TimedWork<On> {
  readonly subject: string;
  /** Gives milliseconds for doing it once. */
  readonly work: (on: On) => Promise<number>;
}

const timedWorks: readonly TimedWork<Store>[] = [
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

let presses = 0;

const worksAtDesk: readonly TimedWork<AskDesk>[] = [
  {
    subject: `reading a week of ${String(ordersOfWeek)} orders`,
    work: (ask) => medianMs(10, () => ask("week", { week, language: "he" })),
  },
  {
    // Always on other orders, so that none collects more events than a real one.
    subject: "a press until it is durable",
    work: (ask) =>
      medianMs(20, () => {
        presses += 1;
        const press: RequestOf<"press"> = {
          actionId: `press-${String(presses)}`,
          pressedAt: deskTime,
          seen: { event: 0, actionIds: [] },
          orderNumber: String(10_000_000 + (presses % ordersOfWeek)),
          action: { packed: true },
        };
        return ask("press", press);
      }),
  },
];
