import { beforeEach, expect, test } from "vitest";
import { newOrder } from "#server/testing/new-order.ts";
import type { UnprovenStore } from "./kysely-store.ts";
import type { Store } from "./store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";
import { withWriteProof } from "./with-write-proof.ts";

const full = new StoreUnavailable("disk full");

let now: number;
let writes: string[];
let failure: Error | undefined;
/** Whether a few bytes can be written in spite of the failure. */
let doFewBytesFit: boolean;
let store: Store;

beforeEach(() => {
  now = 0;
  writes = [];
  failure = undefined;
  doFewBytesFit = false;
  const save = async () => {
    if (failure !== undefined) throw failure;
    return [];
  };
  const write = async () => {
    writes.push("few bytes");
    if (!doFewBytesFit) await save();
  };
  const writeAndGrow = async () => {
    writes.push("new space");
    await save();
  };
  const unproven = { saveOrder: save, saveOrders: save } as unknown as UnprovenStore;
  store = withWriteProof(unproven, { write, writeAndGrow }, () => now);
});

test("a proof holds for five seconds, and callers at the same time share one write", async () => {
  await Promise.all([store.proveWritable(), store.proveWritable()]);
  now = 4_999;
  await store.proveWritable();
  expect(writes).toEqual(["few bytes"]);
  now = 5_000;
  await store.proveWritable();
  expect(writes).toEqual(["few bytes", "few bytes"]);
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
  expect(writes).toEqual([]);
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
  expect(writes).toEqual(["few bytes"]);
});

test("after an order that the store could not take, a few bytes prove nothing until there is new space or an order is stored", async () => {
  failure = full;
  doFewBytesFit = true;
  await store.proveWritable();
  await expect(store.saveOrder(newOrder())).rejects.toThrow(full);
  for (now = 5_000; now <= 15_000; now += 5_000)
    await expect(store.proveWritable()).rejects.toThrow(full);
  failure = undefined;
  now = 20_000;
  await store.proveWritable();
  now = 25_000;
  await store.proveWritable();
  expect(writes).toEqual([
    "few bytes",
    "new space",
    "new space",
    "new space",
    "new space",
    "few bytes",
  ]);

  failure = full;
  await expect(store.saveOrder(newOrder())).rejects.toThrow(full);
  failure = undefined;
  await store.saveOrder(newOrder());
  now = 30_000;
  await store.proveWritable();
  expect(writes.at(-1)).toBe("few bytes");
});
