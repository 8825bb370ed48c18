import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  changesDocument,
  type WeekQuery,
  weekDocument,
} from "#contract/generated/desk-operations.ts";
import { claimFor } from "#server/mail/outbox/mail-transport.ts";
import { freePort } from "#server/testing/free-port.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { deskCall, letIn } from "#server/testing/open-desk.ts";
import { postOrder, postUntilPlaced } from "#server/testing/place-orders.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";
import { findOrder } from "#server/testing/stored-orders.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const later = "insert into kysely_migration (name, timestamp) values ('0099-later', '2027-01-01')";
const problem =
  /its tables are those of a later version of the shop \(99, this one has \d+\): start/u;

test.for(shopDatabases)(
  "processes on $name write nothing more, and end, once a later version has migrated the database",
  { timeout: 180_000 },
  async ({ prepare }) => {
    const { env, store, execute } = await prepare();
    const shops = await Promise.all([1, 2, 3].map(() => startShopProcess(env)));
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
      .poll(ready, { timeout: 30_000, interval: 500 })
      .toMatch(new RegExp(`^503 not ready: .*${problem.source}`, "u"));
    for (const shop of shops) {
      await expect.poll(shop.isRunning, { timeout: 30_000 }).toBe(false);
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

test.for(shopDatabases)(
  "an order on $name that a version before the desk stored beside this one gets its state, also while the server runs: it is mailed, or on the desk, when it opens and when it asks for changes",
  { timeout: claimFor + 180_000 },
  async ({ prepare }) => {
    const { env, store, execute } = await prepare();
    const week = "2026-01-07";
    const without = async (number: string, { isMailed }: { readonly isMailed: boolean }) => {
      const receivedAt = isMailed ? newOrder().receivedAt : Date.now();
      await store.saveOrder(newOrder({ number, idempotencyKey: number, receivedAt, week }));
      if (isMailed)
        for (const { id } of await store.mailsOfOrder(number))
          await store.markMailSent({ id, sentAt: Date.now() });
      await execute(`delete from order_states where order_number = '${number}'`);
    };
    await without("200000001", { isMailed: false });
    expect(await findOrder(store, "200000001")).toBeUndefined();
    const { address, log } = await startShopProcess({ ...env, LOG_LEVEL: "warn" });
    const isMailed = (number: string) => async () => {
      const mails = await store.mailsOfOrder(number);
      return mails.length > 0 && mails.every(({ status }) => status === "sent");
    };
    await expect.poll(isMailed("200000001"), { timeout: 30_000 }).toBe(true);
    await without("200000002", { isMailed: false });
    // A new order wakes the worker that sends mails.
    await postUntilPlaced(address, crypto.randomUUID());
    // The worker may have met the order without its state, and tries again after a minute, or after its claim has expired.
    await expect.poll(isMailed("200000002"), { timeout: claimFor + 60_000 }).toBe(true);
    for (const number of ["200000001", "200000002"])
      expect(await findOrder(store, number)).toMatchObject({ number });
    const timesSaid = () => log().match(/without a state: 1/gu)?.length;
    expect(timesSaid()).toBe(2);

    const { headers: own } = await letIn(store, "owner", Date.now());
    const ask = async (query: string, variables: object) => {
      const call = deskCall(query, { week, ...variables }, { ...own, origin: address });
      const { method, headers, payload: body } = call;
      const answer = await fetch(`${address}/desk/graphql`, { method, headers, body });
      return ((await answer.json()) as { data: unknown }).data;
    };
    await without("200000003", { isMailed: true });
    const opened = (await ask(weekDocument.text, { language: "he" })) as WeekQuery;
    expect(opened.week.orders.map(({ number }) => number)).toEqual(
      expect.arrayContaining(["200000003"]),
    );
    await without("200000004", { isMailed: true });
    const since = opened.week.cursor;
    for (let times = 0; times < 2; times += 1)
      expect(await ask(changesDocument.text, { since })).toMatchObject({
        changes: { orders: ["200000004"] },
      });
    expect(timesSaid()).toBe(4);
  },
);

test("a server whose port is in use makes and migrates no database", async () => {
  const port = String(await freePort());
  await startShopProcess({ PORT: port });
  const folder = join(await temporaryFolder(), "data");
  await expect(startShopProcess({ PORT: port, DATA_DIR: folder })).rejects.toThrow(
    `The server cannot start: PORT ${port} is in use`,
  );
  expect(existsSync(folder) ? await readdir(folder) : []).toEqual([]);
});
