import { atLeast, type BenchLine, type BenchOptions } from "#bench/bench-line.ts";
import { executeSql, startOwnPostgres } from "#bench/growth/own-postgres.ts";
import { interleave, median, medianRatio } from "#bench/interleave.ts";
import { startShopProcess } from "#bench/shop-process.ts";
import { temporaryFolder } from "#bench/temporary-folder.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { openPostgresStore } from "#server/store/postgres/open-postgres-store.ts";
import { keepAsking } from "./keep-asking.ts";
import { askForMenu, askForPage, placeOrder } from "./requests.ts";

const connections = 32;
/** Milliseconds of each measurement. */
const asking = 700;

const kinds = [
  // One writes at a time, whatever process asks (docs/decisions/0012): more processes must only not harm.
  { what: "orders", request: placeOrder, limit: 0.9 },
  // With whoever asks on the same processors, a second process cannot show what it is worth.
  { what: "menu pages", request: askForPage, limit: 0.9 },
  { what: "menus by GraphQL", request: askForMenu, limit: 0.9 },
] as const;

/** What a second server process on one PostgreSQL brings. */
export async function* measureProcesses({ rounds, say }: BenchOptions): AsyncGenerator<BenchLine> {
  await using open = new AsyncDisposableStack();
  say("opening two processes on one PostgreSQL");
  const postgres = open.use(await startOwnPostgres());
  const url = await postgres.createDatabase("processes");
  const store = await openPostgresStore(url);
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.close();
  const folder = open.use(temporaryFolder());
  const settings = { DATABASE_URL: url, DATA_DIR: folder.path };
  const first = open.use(await startShopProcess(settings));
  const second = open.use(await startShopProcess(settings));

  say("asking");
  for (const { what, request, limit } of kinds) {
    const ask = async (addresses: readonly string[]) => {
      const answers = await keepAsking(addresses, connections, asking, request);
      // The mails of these orders are not to be sent while the next are measured.
      await executeSql(url, ["update mails set status = 'dead' where status = 'waiting'"]);
      return answers;
    };
    const [one, two] = [[first.address], [first.address, second.address]];
    await ask(two);
    const figures = await interleave(rounds, { one: () => ask(one), two: () => ask(two) });
    yield {
      goal: `PostgreSQL: ${what} a second of two server processes against one, with ${connections} connections in all`,
      limit: atLeast(limit),
      measured: medianRatio(figures.two, figures.one),
      unit: "times",
      detail: `one: ${median(figures.one).toFixed(0)}, two: ${median(figures.two).toFixed(0)} a second; servers, database and client share the processors`,
    };
  }
}
