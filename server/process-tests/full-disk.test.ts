import { chownSync, statSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { openStore } from "#server/open-store.ts";
import { type Acknowledged, expectAllStored, postOrder } from "#server/testing/place-orders.ts";
import { createDatabase, executeOn } from "#server/testing/postgres-database.ts";
import { mayMount, type SmallDisk, smallDisk } from "#server/testing/small-disk.ts";
import { startPostgres } from "#server/testing/start-postgres.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

vi.setConfig({ testTimeout: 180_000 });

/** Milliseconds: longer than the outcome of a write is remembered. */
const longerThanAProof = 6_000;
const isReady = [200, "ready\n"];
const reason = /^not ready: the store is unavailable: (?:disk|its disk) .+\n$/u;

const places = [
  {
    name: "SQLite",
    disk: 16,
    place: async ({ folder }: SmallDisk) => ({ dataFolder: folder, databaseUrl: undefined }),
  },
  {
    name: "PostgreSQL",
    disk: 48,
    /** Tables and indexes are on the small disk; the write-ahead log of PostgreSQL has space. */
    place: async ({ folder }: SmallDisk) => {
      const postgres = await startPostgres();
      onTestFinished(() => postgres.remove());
      const { uid, gid } = statSync(postgres.socketFolder);
      chownSync(folder, uid, gid);
      const url = await createDatabase(postgres.socketFolder);
      await executeOn(url, `create tablespace small location '${folder}'`);
      const databaseUrl = await createDatabase(postgres.socketFolder);
      const name = new URL(databaseUrl).pathname.slice(1);
      await executeOn(url, `alter database ${name} set tablespace small`);
      return { dataFolder: await temporaryFolder(), databaseUrl };
    },
  },
];

test.runIf(mayMount()).each(places)(
  "on a full disk, a shop on $name refuses orders and is not ready until there is space, and loses nothing that it acknowledged",
  async ({ place, disk: mebibytes }) => {
    const disk = await smallDisk(mebibytes);
    const { dataFolder, databaseUrl } = await place(disk);
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
    disk.fill();
    let at = 1;
    // The database has some space of its own.
    while (await order(`noa-${String(at)}`)) at += 1;
    for (const end = performance.now() + longerThanAProof; performance.now() < end; ) {
      expect(await ready()).toEqual([503, expect.stringMatching(reason)]);
      await wait(500);
    }

    disk.clear();
    await expect.poll(ready, { timeout: 20_000 }).toEqual(isReady);
    expect(await order(`noa-${String(at)}`)).toBe(true);
    await expectAllStored(store, acknowledged);
  },
);
