import { atMost, type Bench, type BenchLine } from "#bench/bench-line.ts";
import { interleave, median, medianRatio } from "#bench/interleave.ts";
import { medianMs } from "#bench/median-ms.ts";
import { benchFolder } from "#bench/temporary-folder.ts";
import { pressDocument, weekDocument } from "#contract/generated/desk-operations.ts";
import type { PressInput } from "#contract/generated/desk-schema-types.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { type AskDesk, askDeskOverHttp } from "./ask-desk.ts";
import { fillSqlite } from "./filled-shop.ts";

const [few, many] = [1_000, 1_000_000];
/** After the filled weeks: a week of its own, of the size that a real one has. */
const week = "2026-01-14";
const ordersOfWeek = 100;
const monday = Date.UTC(2026, 0, 12, 9);

/** Whether reading a week and a press stay as fast on the desk with 1,000,000 stored orders as with 1,000. */
export const deskGrowth: Bench = {
  name: "desk-growth",
  async *measure({ rounds, say }): AsyncGenerator<BenchLine> {
    await using open = new AsyncDisposableStack();
    const folder = open.use(benchFolder());
    const openFilled = async (orders: number) => {
      say(`filling SQLite with ${orders.toLocaleString("en")} orders`);
      const { store } = await fillSqlite(folder.path, orders);
      open.defer(() => store.close());
      return openDesk(store);
    };
    const [small, large] = [await openFilled(few), await openFilled(many)];
    say("measuring");
    for (const { subject, work } of timedWorks) {
      for (const each of [small, large]) await work(each);
      const times = await interleave(rounds, { few: () => work(small), many: () => work(large) });
      yield {
        subject: `desk on SQLite: ${subject}, time with 1,000,000 stored orders, relative to 1,000`,
        limit: atMost(1.2),
        measured: medianRatio(times.many, times.few),
        unit: "times",
        detail: `${median(times.many).toFixed(3)} ms against ${median(times.few).toFixed(3)} ms`,
      };
    }
  },
};

/** The desk of a shop with a week of orders, as its owner's device asks it. */
async function openDesk(store: Store): Promise<AskDesk> {
  await store.saveOrders(
    Array.from({ length: ordersOfWeek }, (_, index) =>
      newOrder({ number: String(10_000_000 + index), week, receivedAt: monday }),
    ),
  );
  return askDeskOverHttp(store, monday);
}

let presses = 0;

/** Each returns milliseconds for doing it once. */
const timedWorks: readonly {
  readonly subject: string;
  readonly work: (ask: AskDesk) => Promise<number>;
}[] = [
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
          pressedAt: monday,
          seen: { event: 0, actionIds: [] },
          orderNumber: String(10_000_000 + (presses % ordersOfWeek)),
          action: { packed: true },
        };
        return ask(pressDocument, { press });
      }),
  },
];
