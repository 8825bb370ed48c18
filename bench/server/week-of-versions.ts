import { join } from "node:path";
import { atMost, type Bench, type BenchLine } from "#bench/bench-line.ts";
import { compareTimes, medianMs } from "#bench/compare-times.ts";
import { benchFolder } from "#bench/temporary-folder.ts";
import { checkOrder } from "#domain/order/check-order.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { seedOrder } from "#seed/testing/seed-order.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { type AskDesk, askDeskOverHttp } from "./ask-desk.ts";

const orders = 256;
const week = "2026-01-14";
const monday = Date.UTC(2026, 0, 12, 9);

/** Whether the desk reads a week as fast whose orders were each priced with a version of the catalogue of their own. */
export const weekOfVersions: Bench = {
  name: "week-of-versions",
  async *measure({ rounds, say }): AsyncGenerator<BenchLine> {
    await using open = new AsyncDisposableStack();
    const folder = open.use(benchFolder());
    say("filling SQLite");
    const checked = checkOrder(seedOrder(), seedCatalogue);
    if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
    const { order } = checked;
    const openWeek = async (versions: number): Promise<AskDesk> => {
      const store = await openSqliteStore(join(folder.path, `${String(versions)}.sqlite`));
      open.defer(() => store.close());
      for (let after = 0; after < versions; after += 1) {
        await store.saveCatalogue({ catalogue: seedCatalogue, after, savedAt: monday });
        const some = Array.from({ length: orders / versions }, (_, index) =>
          newOrder({
            order,
            number: String(100_000_000 + after + index),
            catalogueVersion: after + 1,
            receivedAt: monday,
            week,
          }),
        );
        await store.saveOrders(some);
      }
      return askDeskOverHttp(store, monday);
    };
    const weeks = [await openWeek(1), await openWeek(orders)] as const;
    say("measuring");
    const read = (ask: AskDesk) => medianMs(5, () => ask("week", { week, language: "en" }));
    yield {
      subject: `desk on SQLite: reading a week of ${String(orders)} orders, time with as many versions of the catalogue, relative to one`,
      limit: atMost(1.2),
      ...(await compareTimes(rounds, weeks, read)),
    };
  },
};
