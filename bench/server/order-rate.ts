import { atLeast, type Bench } from "#bench/bench-line.ts";
import { interleave, median, medianRatio } from "#bench/interleave.ts";
import { startOwnPostgres } from "#bench/own-postgres.ts";
import { orderRequests } from "#bench/requests.ts";
import { sendRequests } from "#bench/send-requests.ts";
import { benchFolder } from "#bench/temporary-folder.ts";
import { checkOrder } from "#domain/order/check-order.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { seedOrder } from "#seed/testing/seed-order.ts";
import { openStore } from "#server/main/open-store.ts";
import { seedStore } from "#server/main/seed-store.ts";
import { contentHash } from "#server/ordering/content-hash.ts";
import { makeOrderNumber } from "#server/ordering/make-order-number.ts";
import type { NewOrder } from "#server/store/orders/new-order.ts";
import type { Store } from "#server/store/store.ts";
import { spawnShop } from "#server/testing/spawn-shop.ts";

const callers = 32;
const counts = { overHttp: 1_500, stored: 3_000 };

/** Orders over HTTP until they are durable, against orders that are passed straight to a store of the same kind. */
export const orderRate: Bench = {
  name: "order-rate",
  async *measure({ rounds, say }) {
    for (const database of ["SQLite", "PostgreSQL"] as const) {
      await using open = new AsyncDisposableStack();
      const postgres = database === "PostgreSQL" ? open.use(await startOwnPostgres()) : undefined;
      const folders = [open.use(benchFolder()), open.use(benchFolder())] as const;
      const [ofShop, ofStore] = [
        await postgres?.createDatabase(),
        await postgres?.createDatabase(),
      ];
      const { address } = open.use(
        await spawnShop({ DATA_DIR: folders[0].path, DATABASE_URL: ofShop ?? "" }),
      );
      const store = await openStore({ dataFolder: folders[1].path, databaseUrl: ofStore });
      open.defer(() => store.close());
      await seedStore(store, seedCatalogue, Date.now);

      const next = orderRequests();
      const port = Number(new URL(address).port);
      const variants = {
        overHttp: () => sendRequests({ port, next, count: counts.overHttp, connections: callers }),
        stored: () => storeOrders(store, counts.stored),
      };
      say(`warming up on ${database}`);
      await interleave(2, variants);
      say(`placing orders on ${database}`);
      const rates = await interleave(rounds, variants);
      yield {
        subject: `orders per second over HTTP, relative to orders passed straight to the store, ${callers} callers, ${database}`,
        limit: atLeast(0.25),
        goal: 0.6,
        measured: medianRatio(rates.overHttp, rates.stored),
        unit: "times",
        detail: `HTTP ${Math.round(median(rates.overHttp))}/s, store ${Math.round(median(rates.stored))}/s`,
      };
    }
  },
};

/**
 * Stores orders without HTTP and checks, but as durably as the shop does. Each caller waits until its order is stored before
 * it brings the next one. Returns orders per second.
 */
async function storeOrders(store: Store, count: number): Promise<number> {
  const received = seedOrder();
  const checked = checkOrder(received, seedCatalogue);
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.refusals)}`);
  const order: Omit<NewOrder, "number" | "idempotencyKey"> = {
    order: checked.order,
    contentHash: contentHash(received),
    catalogueVersion: 1,
    receivedAt: Date.now(),
    sellerAddress: "orders@shop.example",
    week: "2026-01-07",
    mostInAnHour: undefined,
  };
  let toStore = count;
  const bring = async () => {
    while (toStore > 0) {
      toStore -= 1;
      const outcome = await store.saveOrder({
        ...order,
        number: makeOrderNumber(),
        idempotencyKey: crypto.randomUUID(),
      });
      // Random numbers collide about once in some thousand orders; placing an order draws a new one then.
      if (outcome.kind === "number-taken") toStore += 1;
      else if (outcome.kind !== "stored") throw new Error(`not stored: ${outcome.kind}`);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: callers }, bring));
  return count / ((performance.now() - start) / 1_000);
}
