import { atMost, type Bench, type BenchLine, type BenchOptions } from "#bench/bench-line.ts";
import { compareTimes, medianMs } from "#bench/compare-times.ts";
import { startOwnPostgres } from "#bench/own-postgres.ts";
import { benchFolder } from "#bench/temporary-folder.ts";
import { pressDocument, weekDocument } from "#contract/generated/desk-operations.ts";
import type { PressInput } from "#contract/generated/desk-schema-types.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import { makeOrderNumber } from "#server/ordering/make-order-number.ts";
import { placeOrder } from "#server/ordering/place-order.ts";
import { readWeeklyOrders } from "#server/reports/read-weekly-orders.ts";
import type { Store } from "#server/store/store.ts";
import { filledWeek, ordersOfFilledWeek } from "#server/testing/fill-orders.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { type AskDesk, askDeskOverHttp } from "./ask-desk.ts";
import { type FilledShop, fillPostgres, fillSqlite } from "./filled-shop.ts";

const [few, many] = [1_000, 1_000_000];

/**
 * Whether placing an order, reading a week and polling for mails, and on SQLite the desk's reading of a week and a press, stay as fast
 * with 1,000,000 stored orders as with 1,000.
 */
export const orderGrowth: Bench = {
  name: "order-growth",
  measure: (options) => onBothDatabases(measureOn, options),
};

export type MeasureOn = (
  database: string,
  fill: (orders: number, ofWeek?: number) => Promise<FilledShop>,
  options: BenchOptions,
) => AsyncGenerator<BenchLine>;

export async function* onBothDatabases(measure: MeasureOn, options: BenchOptions) {
  await using open = new AsyncDisposableStack();
  const folder = open.use(benchFolder());
  yield* measure("SQLite", (...orders) => fillSqlite(folder.path, ...orders), options);
  const postgres = open.use(await startOwnPostgres());
  yield* measure("PostgreSQL", (...orders) => fillPostgres(postgres, ...orders), options);
}

async function* measureOn(
  ...[database, fill, { rounds, say }]: Parameters<MeasureOn>
): AsyncGenerator<BenchLine> {
  await using open = new AsyncDisposableStack();
  const openFilled = async (orders: number) => {
    say(`filling ${database} with ${orders.toLocaleString("en")} orders`);
    const shop = await fill(orders);
    open.defer(() => shop.store.close());
    return shop;
  };
  const [small, large] = [await openFilled(few), await openFilled(many)];
  const ofMany = "time with 1,000,000 stored orders, relative to 1,000";
  say(`measuring ${database}`);
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
  say("measuring the desk");
  const desks = [await openDesk(small.store), await openDesk(large.store)] as const;
  for (const { subject, work } of worksAtDesk)
    yield {
      subject: `desk on SQLite: ${subject}, ${ofMany}`,
      limit: atMost(1.2),
      ...(await compareTimes(rounds, desks, work)),
    };
}

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

/** After the weeks of the other orders: a week of its own, of the size that a real one has. */
export const [week, ordersOfWeek] = ["2026-01-21", 100];
export const deskTime = Date.UTC(2026, 0, 19, 9);

/** The desk of a shop with a week of orders, as its owner's device asks it. */
async function openDesk(store: Store): Promise<AskDesk> {
  await store.saveOrders(
    Array.from({ length: ordersOfWeek }, (_, index) =>
      newOrder({ number: String(10_000_000 + index), week, receivedAt: deskTime }),
    ),
  );
  return askDeskOverHttp(store, deskTime);
}

let presses = 0;

const worksAtDesk: readonly TimedWork<AskDesk>[] = [
  {
    subject: `reading a week of ${String(ordersOfWeek)} orders`,
    work: (ask) => medianMs(10, () => ask(weekDocument, { week, language: "he" })),
  },
  {
    // Always on other orders, so that none collects more events than a real one.
    subject: "a press until it is durable",
    work: (ask) =>
      medianMs(20, () => {
        presses += 1;
        const press: PressInput = {
          actionId: `press-${String(presses)}`,
          pressedAt: deskTime,
          seen: { event: 0, actionIds: [] },
          orderNumber: String(10_000_000 + (presses % ordersOfWeek)),
          action: { packed: true },
        };
        return ask(pressDocument, { press });
      }),
  },
];
