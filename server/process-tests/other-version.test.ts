import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "#server/testing/free-port.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { postOrder, postUntilPlaced } from "#server/testing/place-orders.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const later = "insert into kysely_migration (name, timestamp) values ('0099-later', '2027-01-01')";
const problem =
  /its tables are those of a later version of the shop \(99, this one has \d+\): start/u;

test.for(shopDatabases)(
  "processes on $name write nothing more, and end, once a later version has migrated the database",
  async ({ prepare }) => {
    const { env, store, execute } = await prepare();
    const shops = await Promise.all([startShopProcess(env), startShopProcess(env)]);
    const [asked, ordering] = [shops[0]?.address ?? "", shops.slice(1)];
    const key = crypto.randomUUID();
    await postUntilPlaced(asked, key);
    // The mails of the order are writes too.
    await expect.poll(async () => (await store.countMails()).waiting).toBe(0);
    await execute(later);
    for (const { address } of ordering)
      expect(await postOrder(address, crypto.randomUUID())).toBeUndefined();
    // A write that was stored just before counts as a proof for five seconds.
    const ready = async () => {
      const answer = await fetch(`${asked}/ready`).catch(() => undefined);
      return answer && `${String(answer.status)} ${await answer.text()}`;
    };
    await expect
      .poll(ready, { interval: 500 })
      .toMatch(new RegExp(`^503 not ready: .*${problem.source}`, "u"));
    for (const shop of shops) {
      await expect.poll(shop.isRunning).toBe(false);
      expect(await shop.kill()).toBe(3);
      expect(
        shop
          .log()
          .split("\n")
          .filter((line) => line.startsWith("The server")),
      ).toEqual([expect.stringMatching(problem)]);
    }
    expect(await store.summarizeOrders()).toMatchObject({ count: 1 });
    await expect(store.saveOrder(newOrder())).rejects.toThrow(problem);
    // Neither does this version start again.
    await expect(startShopProcess(env)).rejects.toThrow(
      /ended with code 3: .*cannot start: .*\(99,/su,
    );
  },
);

test("a server that a later version overtakes while it starts says so, and ends with the same status", async () => {
  const [sqlite] = shopDatabases;
  const { env, execute } = await sqlite.prepare();
  // Its first write, after the checks of its start, is followed by the migration.
  await execute(`create trigger overtake after insert on secrets begin ${later}; end`);
  await expect(startShopProcess(env)).rejects.toThrow(
    /ended with code 3: The server stops: [^\n]*\(99, this one has \d+\)[^\n]*\n$/u,
  );
});

test("a server whose port is in use makes and migrates no database", async () => {
  const port = String(await freePort());
  await startShopProcess({ PORT: port });
  const folder = join(await temporaryFolder(), "data");
  await expect(startShopProcess({ PORT: port, DATA_DIR: folder })).rejects.toThrow(
    `The server cannot start: PORT ${port} is in use`,
  );
  expect(existsSync(folder) ? await readdir(folder) : []).toEqual([]);
});
