import { expect, onTestFinished, test } from "vitest";
import { addDays } from "#domain/schedule/add-days.ts";
import { cancelled, handedOver, markOf } from "#domain/testing/desk-log.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { allowOldWeeks, readOldWeeks } from "#server/store/erasing/read-old-weeks.ts";
import { openPostgresStore } from "#server/store/postgres/open-postgres-store.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import type { Store } from "#server/store/store.ts";
import { emptyDatabaseFile } from "#server/testing/database-file.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { postgresDatabaseWithTables } from "#server/testing/postgres-database.ts";
import { findOrder } from "#server/testing/stored-orders.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { createCustomerEraser } from "./customer-eraser.ts";
import { createHousekeeping } from "./housekeeping.ts";
import { watchClock } from "./watch-clock.ts";

const day = 24 * 60 * 60_000;
/** In the morning in Jerusalem. */
const monday = Date.parse("2033-01-10T08:00:00Z");

const databases = [
  { name: "SQLite", open: async () => openSqliteStore(await emptyDatabaseFile()) },
  { name: "PostgreSQL", open: async () => openPostgresStore(await postgresDatabaseWithTables()) },
];

/** Housekeeping by a clock that a test sets, with what it logged. */
async function keepHouse(store: Store, clock: () => number) {
  const folder = await temporaryFolder();
  const lines: object[] = [];
  const log = {
    info: (fields: object) => lines.push(fields),
    error: (fields: object) => lines.push(fields),
  };
  const config = { dataFolder: folder, backupFolder: folder, copyTo: undefined };
  const eraser = createCustomerEraser(store, config);
  const housekeeping = createHousekeeping({ store, eraser, config, log, clock });
  onTestFinished(() => housekeeping.stop());
  return { look: housekeeping.look, lines, folder };
}

/** A shop with an order in each of some weeks, of which the seller has handed over all but the last one. */
async function shopOfWeeks(open: () => Promise<Store>, weeks: readonly string[]) {
  const store = await open();
  onTestFinished(() => store.close());
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  const numberOf = (index: number) => String(100_000_001 + index);
  await store.saveOrders(
    weeks.map((week, index) =>
      newOrder({ number: numberOf(index), week, receivedAt: Date.parse(week) - 6 * day }),
    ),
  );
  for (const [index, week] of weeks.slice(0, -1).entries())
    await store.mark({
      ...markOf(`handed over ${week}`, handedOver, { event: 1_000 }),
      orderNumber: numberOf(index),
      at: Date.parse(week) + day,
    });
  const named = async () => {
    const names = [];
    for (const [index, week] of weeks.entries())
      if ((await findOrder(store, numberOf(index)))?.order.customerData.name !== "-")
        names.push(week);
    return names;
  };
  return { store, named };
}

test("customers of weeks older than the years of the setting are erased in the night, a week at a time, and the others stay", async () => {
  let now = monday;
  const weeks = ["2025-12-31", "2026-01-07", "2026-01-14", "2033-01-05", "2033-01-12"];
  const { store, named } = await shopOfWeeks(databases[0]?.open ?? expect.fail, weeks);
  const { look, lines } = await keepHouse(store, () => now);
  // What is stored ends before the second one is seven years old.
  await look();
  expect(await named()).toEqual(weeks.slice(1));
  const noon = { ...markOf("today", cancelled, { event: 1_000 }), orderNumber: "100000005" };
  await store.mark({ ...noon, at: now });
  now += day;
  await look();
  expect(await named()).toEqual(weeks.slice(2));
  expect(lines).toMatchObject([{ erased: 1, versions: 0, pictures: 0, links: 0 }, { erased: 1 }]);

  // Nothing is due before the next night.
  const current = await store.currentCatalogue();
  const catalogue = { ...soupKitchen, shop: { ...soupKitchen.shop, customerYears: 3 } };
  await store.saveCatalogue({ catalogue, after: current?.version ?? 0, savedAt: now });
  now += 3_600_000;
  await look();
  expect(lines).toHaveLength(2);
  now += day;
  await look();
  expect(await named()).toEqual(weeks.slice(3));
  expect(lines.slice(2)).toMatchObject([{ erased: 1 }]);
});

/** Sixty weeks of a shop that is a year old. */
const weeks = Array.from({ length: 60 }, (_, index) => addDays("2025-01-01", 7 * index));
const rightTime = Date.parse("2026-02-16T08:00:00Z");
const wrong = [
  ["ten years behind", -3_650],
  ["a day behind", -1],
  ["a day ahead", 1],
  ["eight years ahead", 2_922],
] as const;

test.for(databases)(
  "$name: a clock that is wrong at the start or is set during a run erases and removes nothing, is reported, and leaves the shop as it was",
  async ({ open }) => {
    const { store, named } = await shopOfWeeks(open, weeks);
    await store.saveOrders([
      newOrder({ number: "200000001", week: "2026-02-18", receivedAt: rightTime }),
    ]);
    for (let version = 1; version < 30; version += 1)
      await store.saveCatalogue({
        catalogue: {
          ...soupKitchen,
          shop: { ...soupKitchen.shop, contactAddress: `v${String(version)}@soup.example` },
        },
        after: version,
        savedAt: rightTime - day,
      });
    const link = { role: "owner", by: null, createdAt: rightTime - day } as const;
    const times = { expiresAt: rightTime - day + 1, sessionEndsAt: rightTime };
    await store.addDeviceLink({ codeHash: "expired", ...link, ...times });
    const kept = async () => (await store.catalogueVersions({ limit: 99 })).length;
    for (const [what, days] of wrong) {
      let [now, steady] = [rightTime + days * day, 0];
      const atStart = watchClock(
        await store.latestStoredAt(),
        () => now,
        () => steady,
      );
      // A day later than the last order is no wonder; nothing tells it from a day without one.
      if (days !== 1) expect([what, atStart.latest()?.by]).toEqual([what, days * day]);
      const { look, lines } = await keepHouse(store, () => now);
      await look();
      now = rightTime;
      const running = watchClock(
        rightTime,
        () => now,
        () => steady,
      );
      const during = await keepHouse(store, () => now);
      await during.look();
      now += days * day;
      steady += 1_000;
      running.look();
      expect([what, running.latest()?.by]).toEqual([what, days * day - 1_000]);
      await during.look();
      now += day;
      await during.look();
      const isFar = days > 365;
      expect(lines[0]).toMatchObject(isFar ? { weeks: 58 } : { erased: 0 });
      const session = { sessionHash: "session", name: "Phone", at: now };
      expect(await store.redeemDeviceLink({ codeHash: "expired", ...session })).toEqual({
        kind: "expired",
      });
    }
    // Also where an order comes by the wrong clock, and is erased as soon as the week is thought to be over.
    const ahead = rightTime + 2_922 * day;
    await store.saveOrders([
      newOrder({
        number: "200000002",
        week: "2034-02-15",
        receivedAt: ahead,
        catalogueVersion: 30,
      }),
    ]);
    const { look } = await keepHouse(store, () => ahead);
    await look();
    expect(await named()).toEqual(weeks);
    expect(await kept()).toBe(30);
    expect((await store.countMails()).waiting).toBe(2 * 62);
    // Only what she lets go goes, and the newest week that she has worked on stays.
    const { waiting } = await readOldWeeks(store, ahead);
    expect(waiting).toEqual(weeks.slice(0, 58));
    await allowOldWeeks(store, waiting[9] ?? "", ahead);
    await (await keepHouse(store, () => ahead)).look();
    expect(await named()).toEqual(weeks.slice(10));
    await allowOldWeeks(store, null, ahead);
  },
);

test("a failure is logged, and tried again at the next look", async () => {
  const { store } = await openShop({ clock: () => monday });
  const lines: string[] = [];
  const say = (_: object, line: string) => lines.push(line);
  let fails = true;
  const failing = {
    ...store,
    weeksWithCustomers: (before: string) =>
      fails ? Promise.reject(new Error("the disk is full")) : store.weeksWithCustomers(before),
  };
  const folder = await temporaryFolder();
  const config = { dataFolder: folder, backupFolder: folder, copyTo: undefined };
  const housekeeping = createHousekeeping({
    store: failing,
    eraser: createCustomerEraser(store, config),
    config,
    log: { info: say, error: say },
    clock: () => monday,
  });
  await housekeeping.look();
  fails = false;
  await housekeeping.look();
  await housekeeping.look();
  expect(lines).toEqual(["nightly cleanup failed; it is tried again", "nightly cleanup finished"]);
});
