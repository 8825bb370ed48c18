/**
 * Stores orders in the file that it is given until the store is unavailable, and prints why, whether that order is in
 * doubt, whether the proof of writing fails
 * too, and whether all acknowledged orders are there. Its parent limits the size of the files that it may write.
 */
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { newOrder } from "./new-order.ts";
import { findOrder } from "./stored-orders.ts";

const store = await openSqliteStore(process.argv[2] ?? "");
await store.proveWritable();
const stored: string[] = [];
let reason: string | undefined;
let isInDoubt: boolean | undefined;
for (let number = 100_000_000; reason === undefined; number += 1) {
  try {
    await store.saveOrder(newOrder({ number: String(number) }));
    stored.push(String(number));
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    ({ message: reason, isInDoubt } = error);
  }
}
const proof = await store.proveWritable().then(() => "writable", messageOf);
const found = await Promise.all(stored.map((number) => findOrder(store, number)));
const isComplete = stored.length > 0 && !found.includes(undefined);
process.stdout.write(JSON.stringify({ reason, isInDoubt, proof, isComplete }));

function messageOf(error: Error): string {
  return error.message;
}
