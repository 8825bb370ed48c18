import { expect, onTestFinished, test } from "vitest";
import { expectAllStored, placeOrders, postOrder } from "#server/testing/place-orders.ts";
import { createDatabase } from "#server/testing/postgres-database.ts";
import { prepareShop } from "#server/testing/shop-databases.ts";
import { startPostgres } from "#server/testing/start-postgres.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";

test("when PostgreSQL restarts under load, no acknowledged order is lost or duplicated; while it is down, orders are refused as unavailable; when it is back, they are accepted again, and the servers keep running", async () => {
  // Of its own, so that stopping it affects no other test.
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const { env, store } = await prepareShop(await createDatabase(postgres.socketFolder));
  const shops = await Promise.all([startShopProcess(env), startShopProcess(env)]);
  const customers = placeOrders(() => shops.map(({ address }) => address), 8);
  for (const mode of ["fast", "immediate", "fast"] as const) {
    await customers.more(20);
    await postgres.restart(mode);
  }
  await customers.more(20);
  const acknowledged = await customers.stop();
  await expectAllStored(store, acknowledged);

  const [address = ""] = shops.map((shop) => shop.address);
  await postgres.crash();
  expect(await postOrder(address, "ruth-1")).toBeUndefined();
  expect((await fetch(`${address}/health`)).status).toBe(200);
  expect((await fetch(`${address}/ready`)).status).toBe(503);
  await postgres.start();
  const number = await postOrder(address, "ruth-1");
  expect((await fetch(`${address}/ready`)).status).toBe(200);
  await expectAllStored(store, [...acknowledged, { key: "ruth-1", number: number ?? "" }]);
  expect(shops.map(({ isRunning }) => isRunning())).toEqual([true, true]);
  const log = shops.map((shop) => shop.log()).join("");
  expect(log).toContain("the store is unavailable");
  expect(log).not.toContain("ruth");
});
