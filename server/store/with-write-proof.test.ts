import { beforeEach, expect, test } from "vitest";
import { newOrder } from "#server/testing/new-order.ts";
import type { Store } from "./store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";
import { type UnprovenStore, withWriteProof } from "./with-write-proof.ts";

const full = new StoreUnavailable("disk full");

let now: number;
let writes: number;
let failure: Error | undefined;
let store: Store;

beforeEach(() => {
  now = 0;
  writes = 0;
  failure = undefined;
  const save = async () => {
    if (failure !== undefined) throw failure;
    return [];
  };
  const write = async () => {
    writes += 1;
    await save();
  };
  const unproven = { saveOrder: save, saveOrders: save } as unknown as UnprovenStore;
  store = withWriteProof(unproven, write, () => now);
});

test("a proof holds for five seconds, and callers at the same time share one write", async () => {
  await Promise.all([store.proveWritable(), store.proveWritable()]);
  now = 4_999;
  await store.proveWritable();
  expect(writes).toBe(1);
  now = 5_000;
  await store.proveWritable();
  expect(writes).toBe(2);
});

test("a failed proof holds as long, and then the store is tried again", async () => {
  failure = full;
  await expect(store.proveWritable()).rejects.toThrow(full);
  failure = undefined;
  now = 4_999;
  await expect(store.proveWritable()).rejects.toThrow(full);
  now = 5_000;
  await store.proveWritable();
});

test("a stored order is a proof", async () => {
  await store.saveOrder(newOrder());
  await store.proveWritable();
  expect(writes).toBe(0);
});

test("an order that the store could not take disproves it at once, a bug does not", async () => {
  await store.proveWritable();
  failure = new Error("a bug");
  await expect(store.saveOrder(newOrder())).rejects.toThrow("a bug");
  await store.proveWritable();
  failure = full;
  await expect(store.saveOrders([newOrder()])).rejects.toThrow(full);
  await expect(store.proveWritable()).rejects.toThrow(full);
  failure = undefined;
  await store.saveOrder(newOrder());
  await store.proveWritable();
  expect(writes).toBe(1);
});
