import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import type { Store } from "#server/store/store.ts";
import { takePayments } from "#server/testing/mark-on-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { expectAllStored, placeOrders } from "#server/testing/place-orders.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";

/** How often the shop is killed; ROUNDS=50 for a thorough test. */
const rounds = Number(process.env["ROUNDS"] ?? "3");

test.for(shopDatabases)(
  "a shop on $name that is killed repeatedly under load keeps every acknowledged order and payment exactly once",
  { timeout: 60_000 * rounds },
  async ({ prepare }) => {
    const { env, store } = await prepare();
    let address = "";
    const customers = placeOrders(() => [address], 8);
    const { date: week } = orderWeekAt(Date.now(), soupKitchen.shop);
    const numbers = ["900000001", "900000002"];
    await store.saveOrders(numbers.map((number) => newOrder({ number, week })));
    const devices = await Promise.all(
      numbers.map(async (number) => {
        const device = await letIn(store, "owner", Date.now());
        return { number, payments: takePayments(() => address, device, number) };
      }),
    );
    for (let round = 0; round < rounds; round += 1) {
      const shop = await startShopProcess(env);
      address = shop.address;
      await Promise.all([customers.more(10), ...devices.map(({ payments }) => payments.oneMore())]);
      await wait(Math.random() * 50);
      await shop.kill();
    }
    const acknowledged = await customers.stop();
    expect(acknowledged.length).toBeGreaterThanOrEqual(10 * rounds);
    await expectAllStored(store, acknowledged);
    for (const { number, payments } of devices)
      await expectPaid(store, number, await payments.stop());
  },
);

/** Every acknowledged payment is one event; the last one may be stored without its answer. */
async function expectPaid(
  store: Store,
  number: string,
  acknowledged: readonly string[],
): Promise<void> {
  const actions = (await store.eventsOfOrder(number)).map(({ actionId }) => actionId);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(actions.slice(0, acknowledged.length)).toEqual(acknowledged);
  expect(actions.length - acknowledged.length).toBeLessThanOrEqual(1);
  const { received } = (await store.findWorkingOrder(number))?.state ?? {};
  expect(received).toBe(100 * actions.length);
}
