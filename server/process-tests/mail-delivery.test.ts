import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { callRequest } from "#server/testing/call-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openMailServer } from "#server/testing/open-mail-server.ts";
import { postUntilPlaced } from "#server/testing/place-orders.ts";
import { prepareShop } from "#server/testing/shop-databases.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";

test("a start without SMTP_URL leaves the mails of a shop that had one, and Today says so", async () => {
  const { env, store } = await prepareShop(undefined);
  const smtp = await openMailServer();
  const withSmtp = {
    ...env,
    SMTP_URL: smtp.url,
    SELLER_ADDRESS: "aris@shop.org",
    MAIL_FROM: "aris@shop.org",
  };
  const seller = await letIn(store, "owner", Date.now());
  /** Starts the shop, and says what Today says of its mails; with `orders`, after an order of each key. */
  const visit = async (settings: Readonly<Record<string, string>>, orders: readonly string[]) => {
    const shop = await startShopProcess({ ...settings, LOG_LEVEL: "warn" });
    for (const key of orders) await postUntilPlaced(shop.address, key);
    const { headers, payload } = callRequest(
      { today: {} },
      { ...seller.headers, origin: shop.address },
    );
    const answer = await fetch(`${shop.address}/desk/calls`, {
      method: "POST",
      headers,
      body: payload,
    });
    const { today } = (await answer.json()) as {
      today: { answer: AnswerOf<"today"> };
    };
    const kinds = today.answer.problems.map(({ kind }) => kind);
    return { ...shop, mailProblems: kinds.filter((kind) => kind.startsWith("mails-")) };
  };
  const first = await visit(withSmtp, ["first"]);
  expect(first.mailProblems).toEqual([]);
  await expect.poll(() => smtp.mails.length).toBe(2);
  expect(await first.kill("SIGTERM")).toBe(0);

  const without = await visit(env, ["second"]);
  expect(without.mailProblems).toEqual(["mails-held"]);
  await expect.poll(without.log).toContain("SMTP_URL is not set, but this shop sent mails before");
  expect(await without.kill("SIGTERM")).toBe(0);
  expect(await readdir(env["DATA_DIR"] ?? "")).not.toContain("mails");
  expect(await store.countMails()).toMatchObject({ waiting: 2 });

  const again = await visit(withSmtp, []);
  expect(again.mailProblems).toEqual([]);
  await expect.poll(() => smtp.mails.length).toBe(4);
});

test("mails of a shop that an earlier version served are held if they were sent, and written if they were files", async () => {
  const { env, store, execute } = await prepareShop(undefined);
  const folder = join(env["DATA_DIR"] ?? "", "mails");
  const start = async () => {
    await execute("delete from secrets where name = 'mail-delivery'");
    const shop = await startShopProcess({ ...env, LOG_LEVEL: "warn" });
    await postUntilPlaced(shop.address, crypto.randomUUID());
    return shop;
  };
  await store.saveOrders([newOrder()]);
  await store.markMailSent({ id: 1, sentAt: Date.now() });
  const held = await start();
  await expect.poll(held.log).toContain("SMTP_URL is not set, but this shop sent mails before");
  expect(await held.kill("SIGTERM")).toBe(0);
  expect(await store.countMails()).toMatchObject({ waiting: 3 });
  await mkdir(folder);
  const written = await start();
  await expect.poll(() => readdir(folder)).toHaveLength(5);
  await expect.poll(written.log).toContain("mails are written to files");
});

test("a shop that never had a mail server writes its mails to files, and Today says so", async () => {
  const { env, store } = await prepareShop(undefined);
  const shop = await startShopProcess(env);
  await postUntilPlaced(shop.address, "only");
  const folder = join(env["DATA_DIR"] ?? "", "mails");
  await expect.poll(() => readdir(folder).catch(() => [])).toHaveLength(2);
  expect(await store.readOrMakeSecret({ name: "mail-delivery", value: "", at: 1 })).toBe("files");
});
