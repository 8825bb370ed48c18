import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { findOrder } from "#server/testing/stored-orders.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { createCustomerEraser } from "./customer-eraser.ts";
import { createHousekeeping } from "./housekeeping.ts";

const day = 24 * 60 * 60_000;
/** In the morning in Jerusalem. */
const monday = Date.parse("2033-01-10T08:00:00Z");

test("customers of weeks older than the years of the setting are erased in the night, a week at a time, and the others stay", async () => {
  let now = monday;
  const { store } = await openShop({ clock: () => now });
  const weeks = ["2025-12-31", "2026-01-07", "2026-01-14"];
  await store.saveOrders(
    weeks.flatMap((week, index) =>
      [0, 1].map((each) => newOrder({ number: `10000000${String(2 * index + each)}`, week })),
    ),
  );
  const named = async () => {
    const names = [];
    for (const [index, week] of weeks.entries()) {
      const found = await findOrder(store, `10000000${String(2 * index)}`);
      if (found?.order.customerData.name !== "-") names.push(week);
    }
    return names;
  };
  const folder = await temporaryFolder();
  const lines: object[] = [];
  const log = {
    info: (fields: object) => lines.push(fields),
    error: (fields: object) => lines.push(fields),
  };
  const eraser = createCustomerEraser(store, {
    dataFolder: folder,
    backupFolder: folder,
    copyTo: undefined,
  });
  const housekeeping = createHousekeeping({ store, eraser, log, clock: () => now });
  await housekeeping.look();
  expect(await named()).toEqual(["2026-01-14"]);
  expect(lines).toMatchObject([{ erased: 4, versions: 0, pictures: 0, links: 0 }]);

  // Nothing is due before the next night.
  const current = await store.currentCatalogue();
  const catalogue = { ...soupKitchen, shop: { ...soupKitchen.shop, customerYears: 3 } };
  await store.saveCatalogue({ catalogue, after: current?.version ?? 0, savedAt: now });
  now += 3_600_000;
  await housekeeping.look();
  expect(lines).toHaveLength(1);
  now += day;
  await housekeeping.look();
  expect(await named()).toEqual([]);
  expect(lines.slice(1)).toMatchObject([{ erased: 2 }]);
  await housekeeping.stop();
});

test("a failure is logged, and tried again at the next look", async () => {
  const { store } = await openShop({ clock: () => monday });
  const lines: string[] = [];
  const say = (_: object, line: string) => lines.push(line);
  let fails = true;
  const failing = {
    ...store,
    prune: (at: Parameters<typeof store.prune>[0]) =>
      fails ? Promise.reject(new Error("the disk is full")) : store.prune(at),
  };
  const folder = await temporaryFolder();
  const housekeeping = createHousekeeping({
    store: failing,
    eraser: createCustomerEraser(store, {
      dataFolder: folder,
      backupFolder: folder,
      copyTo: undefined,
    }),
    log: { info: say, error: say },
    clock: () => monday,
  });
  await housekeeping.look();
  fails = false;
  await housekeeping.look();
  await housekeeping.look();
  expect(lines).toEqual([
    "the housekeeping of the night failed; it is tried again",
    "the housekeeping of the night is done",
  ]);
});
