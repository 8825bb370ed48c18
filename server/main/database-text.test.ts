import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { databaseText } from "./database-text.ts";
import { openStore } from "./open-store.ts";

test("a database is called new until it has a catalogue, then its orders are counted", async () => {
  const dataFolder = await temporaryFolder();
  const place = { dataFolder, databaseUrl: undefined };
  const store = await openStore(place);
  onTestFinished(() => store.close());
  const name = `The database is ${join(dataFolder, "shop.sqlite")}`;
  expect(await databaseText(place, store)).toBe(
    `${name}: NEW and empty. If the shop has orders, stop the server and check DATA_DIR`,
  );
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  expect(await databaseText(place, store)).toBe(`${name}: no orders yet`);
  await store.saveOrders([newOrder()]);
  expect(await databaseText(place, store)).toBe(
    `${name}: 1 order, the newest from 2026-01-05 11:00`,
  );
  await store.saveOrders([newOrder({ number: "100000002", receivedAt: Date.UTC(2026, 6, 5, 9) })]);
  expect(await databaseText(place, store)).toBe(
    `${name}: 2 orders, the newest from 2026-07-05 12:00`,
  );
});

test.each([
  ["postgres://shop:secret@db.example:5433/soup", "soup in PostgreSQL on db.example:5433"],
  [
    "postgres://shop@%2Frun%2Fpostgresql/shop?password=secret",
    "shop in PostgreSQL on /run/postgresql",
  ],
])("a PostgreSQL database is named without its password (%s)", async (databaseUrl, name) => {
  const store = {
    currentCatalogue: () => Promise.resolve(undefined),
    summarizeOrders: () => Promise.resolve({ count: 0, newestReceivedAt: undefined }),
  };
  expect(await databaseText({ dataFolder: "data", databaseUrl }, store)).toBe(
    `The database is ${name}: NEW and empty. If the shop has orders, stop the server and check DATABASE_URL`,
  );
});
