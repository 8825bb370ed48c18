import { expect, onTestFinished, test } from "vitest";
import { markOf, received } from "#domain/testing/desk-log.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { renamed } from "#server/store/testing/database-under-test.ts";
import { openCuttingProxy } from "#server/testing/cutting-proxy.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { postgresDatabaseWithTables, writersLocks } from "#server/testing/postgres-database.ts";
import { findOrder, ordersOfWeek } from "#server/testing/stored-orders.ts";
import { createPool } from "./create-pool.ts";
import { openPostgresStore } from "./open-postgres-store.ts";

/** Milliseconds, generous for a busy machine: what these tests wait for always happens. */
const patient = { timeout: 60_000 };

const open = async (url: string): Promise<Store> => {
  const store = await openPostgresStore(url, { longestWait: patient.timeout });
  onTestFinished(() => store.close());
  return store;
};

/** A store behind a proxy that can cut connections, and a store on the same database without the proxy. */
async function openShop(parameters = "?idle_in_transaction_session_timeout=20000") {
  const url = await postgresDatabaseWithTables();
  const direct = await open(url);
  await direct.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  const line = await openCuttingProxy(url);
  return { line, direct, store: await open(`${line.url}${parameters}`) };
}

/** Waits until a connection waits for the writers' lock. */
const someoneWaits = async (url: string) => {
  await expect.poll(() => writersLocks(url), patient).toContainEqual({ granted: false });
};

const withKey = newOrder({ number: "100000001", idempotencyKey: "ruth-1" });
const withoutKey = newOrder({ number: "100000002" });
const stored = [
  { kind: "stored", number: "100000001" },
  { kind: "stored", number: "100000002" },
];

test.each(["cutAfterNextCommit", "cutBeforeNextCommit"] as const)(
  "orders whose commit was not answered (%s) are stored once, with and without a key",
  async (cut) => {
    const { line, direct, store } = await openShop();
    line[cut]();
    expect(await store.saveOrders([withKey, withoutKey])).toEqual(stored);
    expect((await ordersOfWeek(direct, "2026-01-07")).orders.map(({ number }) => number)).toEqual([
      "100000001",
      "100000002",
    ]);
    expect(await direct.countMails()).toMatchObject({ waiting: 4 });
  },
);

test.each([
  ["cutAfterNextCommit", 2],
  ["cutBeforeNextCommit", 0],
] as const)(
  "if the database stays away after a commit that was not answered (%s), the error says that the outcome is in doubt",
  async (cut, count) => {
    const { line, direct } = await openShop();
    const store = await openPostgresStore(line.url, { longestWait: 300 });
    onTestFinished(() => store.close());
    // Its connections are open before others are refused.
    await store.currentCatalogue();
    line[cut]();
    line.refuseConnections();
    await expect(store.saveOrders([withKey, withoutKey])).rejects.toMatchObject({
      name: "StoreUnavailable",
      isInDoubt: true,
    });
    expect((await ordersOfWeek(direct, "2026-01-07")).orders).toHaveLength(count);
    // This one did not reach its commit.
    await expect(store.saveOrders([newOrder({ number: "100000003" })])).rejects.toMatchObject({
      name: "StoreUnavailable",
      isInDoubt: false,
    });
  },
);

test("they are stored once even if the menu changed before the answer was known", async () => {
  const { line, direct, store } = await openShop();
  line.cutAfterNextCommit();
  const saving = store.saveOrders([withKey, withoutKey]);
  await expect.poll(() => findOrder(direct, "100000002"), patient).toBeDefined();
  await direct.saveCatalogue({ catalogue: renamed, after: 1, savedAt: 2 });
  expect(await saving).toEqual(stored);
  expect((await ordersOfWeek(direct, "2026-01-07")).orders).toHaveLength(2);
});

test("the number of another order stays taken, even if the two orders are alike", async () => {
  const { line, direct, store } = await openShop();
  await direct.saveOrders([{ ...withoutKey, receivedAt: withoutKey.receivedAt - 1 }]);
  line.cutBeforeNextCommit();
  expect(await store.saveOrders([withoutKey])).toEqual([{ kind: "number-taken" }]);
});

test("saving a catalogue whose commit was not answered rejects as unavailable", async () => {
  const { line, direct, store } = await openShop();
  line.cutAfterNextCommit();
  const saving = store.saveCatalogue({ catalogue: renamed, after: 1, savedAt: 2 });
  await expect(saving).rejects.toThrow(StoreUnavailable);
  expect(await direct.currentCatalogue()).toEqual({ version: 2, catalogue: renamed });
});

test("a sent mail is marked as sent even if the commit was not answered", async () => {
  const { line, direct, store } = await openShop();
  await direct.saveOrders([withKey]);
  line.cutAfterNextCommit();
  await store.markMailSent({ id: 1, sentAt: 5 });
  expect(await direct.listMails({ status: "sent", limit: 9 })).toMatchObject([
    { id: 1, sentAt: 5 },
  ]);
});

test.each(["cutAfterNextCommit", "cutBeforeNextCommit"] as const)(
  "a payment whose commit was not answered (%s) is one event",
  async (cut) => {
    const { line, direct, store } = await openShop();
    await direct.saveOrders([withKey]);
    line[cut]();
    const press = { ...markOf("a", received(240)), orderNumber: withKey.number, at: 1 };
    expect(await store.mark(press)).toMatchObject({ now: { received: 24_000 } });
    expect(await direct.eventsOfOrder(withKey.number)).toHaveLength(1);
  },
);

test.each(["cutAfterNextCommit", "cutBeforeNextCommit"] as const)(
  "a change of an order whose commit was not answered (%s) is one revision",
  async (cut) => {
    const { line, direct, store } = await openShop();
    await direct.saveOrders([withKey]);
    line[cut]();
    expect(await store.changeOrder(newRevision())).toMatchObject({ now: { revision: 1 } });
    expect(await direct.revisionsOfOrder(withKey.number)).toHaveLength(2);
    expect(await direct.eventsOfOrder(withKey.number)).toHaveLength(1);
  },
);

test.each(["cutAfterNextCommit", "cutBeforeNextCommit"] as const)(
  "a use of a passkey whose commit was not answered (%s) counts, and no second one of the same proof",
  async (cut) => {
    const { line, direct, store } = await openShop();
    const link = { codeHash: "code", role: "owner", by: null } as const;
    await direct.addDeviceLink({ ...link, createdAt: 1, expiresAt: 9, sessionEndsAt: 99 });
    const device = { codeHash: "code", sessionHash: "session", name: "phone", at: 2 };
    await direct.redeemDeviceLink(device);
    const passkey = { id: "key", publicKey: "key", counter: 0, transports: [] };
    await direct.addPasskey({ ...passkey, createdAt: 2, lastUsedAt: 2, deviceId: 1 });
    line[cut]();
    const use = { id: "key", counter: 0, at: 3, lastUsedAt: 2 };
    expect(await store.notePasskeyUsed({ ...use, token: "first" })).toBe(true);
    expect(await store.notePasskeyUsed({ ...use, token: "second" })).toBe(false);
  },
);

test("a menu that is saved while an order commits waits for that order", async () => {
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

test("an order that arrives while a menu commits is not stored at the old prices", async () => {
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

test("the database ends a transaction that hangs before its commit, so that others can write", async () => {
  const { line, direct, store } = await openShop("?idle_in_transaction_session_timeout=300");
  const commit = line.holdNextCommit();
  const placing = store.saveOrders([withKey]);
  await commit.isHeld;
  expect(await direct.saveOrders([withoutKey])).toEqual([{ kind: "stored", number: "100000002" }]);
  // PostgreSQL has ended the first attempt meanwhile, and the store repeats it.
  expect(await placing).toEqual([{ kind: "stored", number: "100000001" }]);
});

test("a connection that is only ready when nobody waits for it anymore is used by the next ones", async () => {
  const line = await openCuttingProxy(await postgresDatabaseWithTables());
  const pool = createPool(line.url, 2);
  const idle = await pool.connect();
  idle.release();
  // The first takes the idle one; the second waits for a new one, whose session is checked for longer than it waits.
  const check = line.holdNextCommit("server_encoding");
  const [first, second] = await Promise.allSettled([pool.connect(), pool.connect()]);
  expect(second).toMatchObject({ reason: expect.any(StoreUnavailable) });
  check.letGo();
  if (first.status === "fulfilled") first.value.release();
  const both = await Promise.all([pool.connect(), pool.connect()]);
  for (const each of both) each.release();
  // It ends when every connection was given back.
  await pool.end();
});
