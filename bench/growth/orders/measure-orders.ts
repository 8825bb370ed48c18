import { atMost, type BenchLine, type BenchOptions } from "#bench/bench-line.ts";
import { startOwnPostgres } from "#bench/growth/own-postgres.ts";
import { interleave, median, medianRatio } from "#bench/interleave.ts";
import { temporaryFolder } from "#bench/temporary-folder.ts";
import { type FilledShop, fillPostgres, fillSqlite } from "./filled-shop.ts";
import { placeMany, pollMany, readWeek } from "./timed-work.ts";

/** Orders in the databases that are measured beside each other. */
const amounts = ["1000", "100000", "1000000"] as const;
type Amount = (typeof amounts)[number];

/** What is meant by costing the same. */
const theSame = 1.2;

/** What an order, the list of a week and a look for mails cost beside 1,000, 100,000 and 1,000,000 stored orders. */
export async function* measureOrders(options: BenchOptions): AsyncGenerator<BenchLine> {
  await using open = new AsyncDisposableStack();
  const folder = open.use(temporaryFolder());
  yield* measureOn("SQLite", (orders) => fillSqlite(folder.path, orders), options);
  const postgres = open.use(await startOwnPostgres());
  yield* measureOn("PostgreSQL", (orders) => fillPostgres(postgres, orders), options);
}

async function* measureOn(
  database: string,
  fill: (orders: number) => Promise<FilledShop>,
  { rounds, say }: BenchOptions,
): AsyncGenerator<BenchLine> {
  await using open = new AsyncDisposableStack();
  const shops = {} as Record<Amount, FilledShop>;
  for (const amount of amounts) {
    say(`filling ${database} with ${Number(amount).toLocaleString("en")} orders`);
    shops[amount] = await fill(Number(amount));
    open.defer(() => shops[amount].store.close());
  }
  const measure = (work: (shop: FilledShop) => Promise<number>) =>
    interleave(rounds, {
      "1000": () => work(shops["1000"]),
      "100000": () => work(shops["100000"]),
      "1000000": () => work(shops["1000000"]),
    });

  say(`measuring ${database}`);
  for (const work of [placeMany, readWeek, pollMany])
    for (const amount of amounts) await work.measure(shops[amount].store);
  for (const { goal, measure: work } of [placeMany, readWeek, pollMany]) {
    const times = await measure(({ store }) => work(store));
    for (const amount of ["100000", "1000000"] as const) {
      yield {
        goal: `${database}: ${goal} beside ${Number(amount).toLocaleString("en")} stored orders against 1,000`,
        limit: atMost(theSame),
        measured: medianRatio(times[amount], times["1000"]),
        unit: "times",
        detail: `ms: ${amounts.map((each) => `${each}: ${median(times[each]).toFixed(3)}`).join(", ")}`,
      };
    }
  }
  const [most, more] = [shops["1000000"].bytes, shops["100000"].bytes];
  yield {
    goal: `${database}: an order with its two mails and all indexes on the disk`,
    limit: atMost(4),
    measured: (most - more) / 900_000 / 1_000,
    unit: "kB",
    detail: `1,000,000 orders of two dishes take ${(most / 1e9).toFixed(2)} GB`,
  };
}
