import { expect, onTestFinished, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { renamed } from "#server/store/testing/database-under-test.ts";
import { openCuttingProxy } from "#server/testing/cutting-proxy.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { postgresDatabase, writersLocks } from "#server/testing/postgres-database.ts";
import { openPostgresStore } from "./open-postgres-store.ts";

const open = async (url: string): Promise<Store> => {
  const store = await openPostgresStore(url);
  onTestFinished(() => store.close());
  return store;
};

/** A shop behind a line that can be cut, and its store past that line. */
async function openShop() {
  const url = await postgresDatabase();
  const direct = await open(url);
  await direct.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  const line = await openCuttingProxy(url);
  return { line, direct, store: await open(line.url) };
}

/** Waits until a process waits for its turn to write. */
const someoneWaits = async (url: string) => {
  await expect.poll(() => writersLocks(url)).toContainEqual({ granted: false });
};

const withKey = newOrder({ number: "100000001", idempotencyKey: "ruth-1" });
const withoutKey = newOrder({ number: "100000002" });
const stored = [
  { kind: "stored", number: "100000001" },
  { kind: "stored", number: "100000002" },
];

test.each(["cutAfterNextCommit", "cutBeforeNextCommit"] as const)(
  "orders whose commit was not answered (%s) are stored once, with a key and without",
  async (cut) => {
    const { line, direct, store } = await openShop();
    line[cut]();
    expect(await store.saveOrders([withKey, withoutKey])).toEqual(stored);
    expect((await direct.ordersOfWeek("2026-01-07")).map(({ number }) => number)).toEqual([
      "100000001",
      "100000002",
    ]);
    expect(await direct.countMails()).toMatchObject({ waiting: 4 });
  },
);

test("they are stored once as well where the menu changed before anybody heard of them", async () => {
  const { line, direct, store } = await openShop();
  line.cutAfterNextCommit();
  const saving = store.saveOrders([withKey, withoutKey]);
  await expect.poll(() => direct.findOrder("100000002")).toBeDefined();
  await direct.saveCatalogue({ catalogue: renamed, after: 1, savedAt: 2 });
  expect(await saving).toEqual(stored);
  expect(await direct.ordersOfWeek("2026-01-07")).toHaveLength(2);
});

test("the number of another order stays taken, however much alike the two are", async () => {
  const { line, direct, store } = await openShop();
  await direct.saveOrders([{ ...withoutKey, receivedAt: withoutKey.receivedAt - 1 }]);
  line.cutBeforeNextCommit();
  expect(await store.saveOrders([withoutKey])).toEqual([{ kind: "number-taken" }]);
});

test("a catalogue whose commit was not answered is said to be in doubt", async () => {
  const { line, direct, store } = await openShop();
  line.cutAfterNextCommit();
  const saving = store.saveCatalogue({ catalogue: renamed, after: 1, savedAt: 2 });
  await expect(saving).rejects.toThrow(StoreUnavailable);
  expect(await direct.currentCatalogue()).toEqual({ version: 2, catalogue: renamed });
});

test("a mail that was sent is noted as sent, though nobody heard of the commit", async () => {
  const { line, direct, store } = await openShop();
  await direct.saveOrders([withKey]);
  line.cutAfterNextCommit();
  await store.markMailSent({ id: 1, sentAt: 5 });
  expect(await direct.listMails({ status: "sent", limit: 9 })).toMatchObject([
    { id: 1, sentAt: 5 },
  ]);
});

test("a menu that is saved while an order commits comes after that order", async () => {
  const { line, direct, store } = await openShop();
  const commit = line.holdNextCommit();
  const placing = store.saveOrders([withKey]);
  await commit.isHeld;
  let isChanged = false;
  const changing = direct
    .saveCatalogue({ catalogue: renamed, after: 1, savedAt: 2 })
    .then((outcome) => {
      isChanged = true;
      return outcome;
    });
  await someoneWaits(line.url);
  expect(isChanged).toBe(false);
  commit.letGo();
  expect(await placing).toEqual([{ kind: "stored", number: "100000001" }]);
  expect(await changing).toEqual({ kind: "saved", version: 2 });
});

test("an order that comes while a menu commits is not stored at the prices of before", async () => {
  const { line, direct, store } = await openShop();
  const commit = line.holdNextCommit();
  const changing = store.saveCatalogue({ catalogue: renamed, after: 1, savedAt: 2 });
  await commit.isHeld;
  const placing = direct.saveOrders([withKey]);
  await someoneWaits(line.url);
  commit.letGo();
  expect(await changing).toEqual({ kind: "saved", version: 2 });
  expect(await placing).toEqual([{ kind: "catalogue-changed" }]);
});

test("a process that hangs in the middle of a commit is ended by the database, and holds up nobody for ever", async () => {
  const { line, direct, store } = await openShop();
  const commit = line.holdNextCommit();
  const placing = store.saveOrders([withKey]);
  await commit.isHeld;
  expect(await direct.saveOrders([withoutKey])).toEqual([{ kind: "stored", number: "100000002" }]);
  // PostgreSQL has ended it meanwhile, and it tries again.
  expect(await placing).toEqual([{ kind: "stored", number: "100000001" }]);
});
