import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { markOf, received, undo } from "#domain/testing/desk-log.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { copyFromPostgres } from "#server/store/backup/back-up.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import type { Store } from "#server/store/store.ts";
import { tableNames } from "#server/store/table-plans.ts";
import { renamed } from "#server/store/testing/database-under-test.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { executeOn, postgresDatabase } from "#server/testing/postgres-database.ts";
import { ordersOfWeek } from "#server/testing/stored-orders.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { copyToPostgres } from "./copy-to-postgres.ts";
import { openPostgresStore } from "./open-postgres-store.ts";

const week = "2026-01-07";
const link = {
  codeHash: "code",
  role: "owner",
  createdAt: 1,
  expiresAt: 9,
  sessionEndsAt: 99,
  by: null,
} as const;
const passkey = {
  id: "credential",
  publicKey: "key",
  counter: 5,
  transports: [],
  createdAt: 3,
  lastUsedAt: 3,
};

const message = {
  actionId: "message",
  deviceId: null,
  at: 8,
  dueAt: 10,
  week,
  place: "ירושלים",
  subject: { he: "האיסוף", en: "" },
  text: { he: "ביום שישי", en: "" },
  recipients: [{ orderNumber: "900000000", revision: 0, email: "ruth@example.com" }],
};

/** More than are copied at once, and together every byte there is. */
const pictures = Array.from({ length: 8 }, (_, index) => ({
  name: `soup-${String(index)}.webp`,
  type: "image/webp",
  bytes: Uint8Array.from({ length: 256 - index }, (_each, byte) => byte + index),
  width: index === 0 ? null : 1200,
  height: index === 0 ? null : 900,
}));

/**
 * Two catalogues, more orders than one page of the copy, one sent mail, a payment that was undone, a changed order, a message, a notice to the seller, what lets
 * devices in, a route, and pictures.
 */
async function fillShop(store: Store): Promise<void> {
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.saveOrders([newOrder({ number: "900000000", idempotencyKey: "ruth-1" })]);
  await store.markMailSent({ id: 1, sentAt: 5 });
  const payment = { ...markOf("a", received(100)), orderNumber: "900000000", at: 6 };
  await store.mark(payment);
  await store.mark({
    ...payment,
    actionId: "b",
    action: undo("a"),
    seen: { event: 1, actionIds: [] },
  });
  const told = { kind: "change", recipient: "ruth@example.com", dueAt: 9 } as const;
  await store.changeOrder(newRevision({ orderNumber: "900000000", at: 7, mails: [told] }));
  await store.saveMessage(message);
  await store.addDeviceLink(link);
  await store.redeemDeviceLink({ codeHash: "code", sessionHash: "session", name: "phone", at: 3 });
  await store.addPasskey({ ...passkey, deviceId: 1 });
  await store.readOrMakeSecret({ name: "orders", value: "secret", at: 4 });
  await store.takeLease({ name: "problems", holder: "a process", at: 4, until: 5 });
  await store.changeRoute(() => ["b", "c", "a"]);
  await store.savePictures(pictures);
  await store.saveVersion({
    catalogue: renamed,
    after: 1,
    savedAt: 2,
    actionId: "menu",
    deviceId: null,
    pressedAt: 2,
    saved: { undoes: null, contentHash: "asked" },
    notices: ["ruth@example.com"],
  });
  await store.askSubscriber({ email: "noa@example.com", language: "en", now: 2, token: "a" });
  await store.saveOrders(
    Array.from({ length: 600 }, (_, index) =>
      newOrder({ number: String(100_000_000 + index), catalogueVersion: 2 }),
    ),
  );
}

async function prepare() {
  const file = join(await temporaryFolder(), "shop.sqlite");
  const store = await openSqliteStore(file);
  await fillShop(store);
  return { file, store, url: await postgresDatabase() };
}

const open = async (opening: Promise<Store>): Promise<Store> => {
  const store = await opening;
  onTestFinished(() => store.close());
  return store;
};

test("catalogues, orders, keys, mails and what the desk knows are copied", async () => {
  const { file, store, url } = await prepare();
  await store.close();
  expect(await copyToPostgres(file, url)).toEqual({
    kind: "copied",
    summary: {
      catalogues: { rows: 2, sum: 0 },
      orders: { rows: 601, sum: 601 * 21_930 },
      mails: { rows: 1204, sum: 0 },
      devices: { rows: 1, sum: 0 },
      passkeys: { rows: 1, sum: 5 },
      device_links: { rows: 1, sum: 0 },
      secrets: { rows: 1, sum: 0 },
      leases: { rows: 1, sum: 0 },
      events: { rows: 5, sum: 6 + 6 + 7 + 3 + 2 },
      messages: { rows: 1, sum: 8 },
      subscribers: { rows: 1, sum: 2 },
      notices: { rows: 2, sum: 4 },
      pictures: { rows: 8, sum: 0 },
      order_revisions: { rows: 1, sum: 9_000 },
      order_states: { rows: 601, sum: 0 },
      customer_names: { rows: 3, sum: 0 },
      route_stops: { rows: 3, sum: 3 },
    },
  });
  const left = await open(openSqliteStore(file));
  const moved = await open(openPostgresStore(url));
  expect((await ordersOfWeek(moved, week)).orders).toEqual((await ordersOfWeek(left, week)).orders);
  expect(await moved.currentCatalogue()).toEqual(await left.currentCatalogue());
  expect(await moved.catalogueOfVersion(1)).toEqual(await left.catalogueOfVersion(1));
  expect(await moved.findOrderByKey("ruth-1")).toEqual(await left.findOrderByKey("ruth-1"));
  expect(await moved.readWeek(week)).toEqual(await left.readWeek(week));
  expect(await moved.revisionsOfOrder("900000000")).toEqual(
    await left.revisionsOfOrder("900000000"),
  );
  expect(await moved.eventsOfOrder("900000000")).toEqual(await left.eventsOfOrder("900000000"));
  expect(await moved.messagesOfWeek(week)).toEqual(await left.messagesOfWeek(week));
  const claim = { now: 2, until: 3, limit: 9 };
  expect(await moved.claimNotices(claim)).toEqual(await left.claimNotices(claim));
  expect(await moved.listDevices()).toEqual(await left.listDevices());
  for (const { name } of pictures)
    expect(await moved.findPicture(name)).toEqual(await left.findPicture(name));
  for (const status of ["waiting", "sent"] as const) {
    const list = { status, limit: 2_000 };
    expect(await moved.listMails(list)).toEqual(await left.listMails(list));
  }
});

test("a shop that was copied to PostgreSQL and back into a file is the same", async () => {
  const { file, store, url } = await prepare();
  await store.close();
  const there = await copyToPostgres(file, url);
  const back = join(await temporaryFolder(), "back.sqlite");
  expect(there).toEqual({ kind: "copied", summary: await copyFromPostgres(url, back) });
  using original = new DatabaseSync(file);
  using copy = new DatabaseSync(back);
  for (const table of tableNames) {
    const rows = `select * from ${table} order by 1, 2`;
    expect(copy.prepare(rows).all()).toEqual(original.prepare(rows).all());
  }
});

test("after copying, new orders follow the copied ones", async () => {
  const { file, store, url } = await prepare();
  await store.close();
  await copyToPostgres(file, url);
  const moved = await open(openPostgresStore(url));
  await moved.saveOrders([newOrder({ number: "500000000", catalogueVersion: 2 })]);
  expect((await ordersOfWeek(moved, week)).orders.at(-1)?.number).toBe("500000000");
  expect(
    await moved.mark({ ...markOf("c", received(5)), orderNumber: "500000000", at: 7 }),
  ).toMatchObject({
    event: { id: 6 },
  });
  expect(await moved.countMails()).toMatchObject({ waiting: 1205 });
});

test("a shop that a server has open is not copied", async () => {
  const { file, store, url } = await prepare();
  expect(await copyToPostgres(file, url)).toEqual({ kind: "shop-is-open" });
  // The open store still works.
  const order = newOrder({ number: "500000000", catalogueVersion: 2 });
  expect(await store.saveOrders([order])).toEqual([{ kind: "stored", number: "500000000" }]);
  await store.close();
});

test("nothing is copied into a database that already holds a shop", async () => {
  const { file, store, url } = await prepare();
  await store.close();
  const other = await open(openPostgresStore(url));
  await other.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  expect(await copyToPostgres(file, url)).toEqual({ kind: "target-not-empty" });
  expect((await ordersOfWeek(other, week)).orders).toEqual([]);
});

test("neither a shop of an earlier version that a server has open nor one in the target is migrated", async () => {
  const { file, store, url } = await prepare();
  const older = "delete from kysely_migration where name >= '0012'";
  const newest = "select max(name) as newest from kysely_migration";
  using inFile = new DatabaseSync(file);
  inFile.exec(older);
  expect(await copyToPostgres(file, url)).toEqual({ kind: "shop-is-open" });
  await store.close();
  expect(inFile.prepare(newest).get()).toEqual({ newest: "0011-notices" });
  inFile.close();
  await expect(copyToPostgres(file, url)).rejects.toThrow(
    /its tables are those of an earlier version of the shop \(11, this one has \d+\): start/u,
  );

  const current = join(await temporaryFolder(), "shop.sqlite");
  await (await openSqliteStore(current)).close();
  const other = await open(openPostgresStore(url));
  await other.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await executeOn(url, older);
  expect(await copyToPostgres(current, url)).toEqual({ kind: "target-not-empty" });
  expect(await executeOn(url, newest)).toEqual([{ newest: "0011-notices" }]);
});

test("a failed copy leaves nothing behind and can be repeated", async () => {
  const { file, store, url } = await prepare();
  await store.close();
  await (await openPostgresStore(url)).close();
  await executeOn(url, "alter table mails add constraint no_sellers check (kind <> 'seller')");
  await expect(copyToPostgres(file, url)).rejects.toThrow("23514");
  await executeOn(url, "alter table mails drop constraint no_sellers");
  expect(await copyToPostgres(file, url)).toMatchObject({ kind: "copied" });
});

test("without an SQLite file nothing is copied", async () => {
  const file = join(await temporaryFolder(), "shop.sqlite");
  expect(await copyToPostgres(file, await postgresDatabase())).toEqual({ kind: "nothing-to-copy" });
});
