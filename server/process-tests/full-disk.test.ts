import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { openStore } from "#server/main/open-store.ts";
import { fillablePlaces, type KindOfPlace } from "#server/testing/fillable-places.ts";
import { type Acknowledged, expectAllStored, postOrder } from "#server/testing/place-orders.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";

vi.setConfig({ testTimeout: 180_000 });

/** Milliseconds: longer than the outcome of a write is remembered. */
const longerThanAProof = 6_000;
const isReady = [200, "ready\n"];
const reason = /^not ready: database: the store is unavailable: (?:disk|its disk) .+\n$/u;

// On all places at once, because most of the time passes until a proof is out of date.
test(`on a full disk, a shop refuses orders and is not ready until there is space, and loses nothing that it acknowledged: ${fillablePlaces.map(({ name }) => name).join("; ")}`, async () => {
  await Promise.all(
    fillablePlaces.map(async (place) => {
      await expectNothingLost(place).catch((cause: unknown) => {
        throw new Error(place.name, { cause });
      });
    }),
  );
});

async function expectNothingLost({ make }: KindOfPlace): Promise<void> {
  const { dataFolder, databaseUrl, fill, clear } = await make();
  const store = await openStore({ dataFolder, databaseUrl });
  onTestFinished(() => store.close());
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: Date.now() });
  const env = { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? "" };
  const shop = await startShopProcess(env);
  const ready = async () => {
    const answer = await fetch(`${shop.address}/ready`);
    return [answer.status, await answer.text()];
  };
  const acknowledged: Acknowledged[] = [];
  const order = async (key: string) => {
    const number = await postOrder(shop.address, key);
    if (number !== undefined) acknowledged.push({ key, number });
    return number !== undefined;
  };

  expect(await order("ruth-1")).toBe(true);
  expect(await ready()).toEqual(isReady);
  await fill(shop);
  let at = 1;
  // The database has some space of its own.
  while (await order(`noa-${String(at)}`)) at += 1;
  for (const end = performance.now() + longerThanAProof; performance.now() < end; ) {
    expect(await ready()).toEqual([503, expect.stringMatching(reason)]);
    await wait(500);
  }

  await clear(shop);
  await expect.poll(ready).toEqual(isReady);
  expect(await order(`noa-${String(at)}`)).toBe(true);
  await expectAllStored(store, acknowledged);
}
