/** Stores three batches of twenty simultaneous orders in the given SQLite file, and writes a line for each batch; see docs/durability.md. */
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { newOrder } from "./new-order.ts";

const store = await openSqliteStore(process.argv[2] ?? "");
await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
for (const hundred of [1, 2, 3]) {
  process.stdout.write(`twenty orders come\n`);
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      store.saveOrder(newOrder({ number: String(hundred * 100_000_000 + index) })),
    ),
  );
  const stored = outcomes.filter(({ kind }) => kind === "stored");
  process.stdout.write(`${String(stored.length)} orders acknowledged\n`);
}
await store.close();
