/** Stores one order after the other in the given SQLite file until it is killed, and writes each number when it is acknowledged. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { newOrder } from "./new-order.ts";

const store = await openSqliteStore(process.argv[2] ?? "");
for (let number = 100_000_000; ; number += 1) {
  const outcome = await store.saveOrder(newOrder({ number: String(number) }));
  if (outcome.kind === "stored") process.stdout.write(`${outcome.number}\n`);
  await nextTurn();
}
