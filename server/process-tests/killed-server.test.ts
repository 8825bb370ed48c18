import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { expectAllStored, placeOrders } from "#server/testing/place-orders.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";

/** How often the shop is killed; ROUNDS=50 for a thorough test. */
const rounds = Number(process.env["ROUNDS"] ?? "3");

test.for(shopDatabases)(
  "a shop on $name that is killed repeatedly under load keeps every acknowledged order exactly once, with its mails",
  { timeout: 60_000 * rounds },
  async ({ prepare }) => {
    const { env, store } = await prepare();
    let address = "";
    const customers = placeOrders(() => [address], 8);
    for (let round = 0; round < rounds; round += 1) {
      const shop = await startShopProcess(env);
      address = shop.address;
      await customers.more(10);
      await wait(Math.random() * 50);
      await shop.kill();
    }
    const acknowledged = await customers.stop();
    expect(acknowledged.length).toBeGreaterThanOrEqual(10 * rounds);
    await expectAllStored(store, acknowledged);
  },
);
