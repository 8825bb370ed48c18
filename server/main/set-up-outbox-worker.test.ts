import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { createOrderKeysReader } from "#server/ordering/order-keys.ts";
import type { PushMessage } from "#server/push/push-text.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { openMailServer } from "#server/testing/open-mail-server.ts";
import { openShop, orderCall } from "#server/testing/open-shop.ts";
import { readMail } from "#server/testing/receive-mail.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { setUpOutboxWorker } from "./set-up-outbox-worker.ts";

/** The whole server, set up as in `main.ts`. */
async function openShopWithOutbox(env: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder();
  const config = readConfig({ LOG_LEVEL: "debug", DATA_DIR: folder, ...env });
  const woken: Promise<void>[] = [];
  const shop = await openShop({ config, onOrderStored: () => woken.push(outbox.wake()) });
  const pushed: PushMessage[] = [];
  const sendPush = (message: PushMessage) => Promise.resolve(pushed.push(message));
  const outbox = setUpOutboxWorker({
    config,
    store: shop.store,
    log: shop.app.log,
    clock: Date.now,
    sendPush,
  });
  onTestFinished(outbox.stop);
  const order = async (key: string) => {
    const { body } = await shop.app.inject(orderCall(undefined, key));
    await Promise.all(woken);
    const { data } = JSON.parse(body) as {
      data: { createOrder: { record: { _id: string } } };
    };
    return data.createOrder.record._id;
  };
  return { ...shop, outbox, folder: join(folder, "mails"), order, woken, pushed };
}

test("without an SMTP server the mails of an order are written to files", async () => {
  const { order, folder, log, pushed } = await openShopWithOutbox({});
  const number = await order("ruth-1");
  expect((await readdir(folder)).toSorted()).toEqual([
    `${number}-customer.eml`,
    `${number}-seller.eml`,
  ]);
  const mail = await readMail(await readFile(join(folder, `${number}-seller.eml`)));
  expect(mail.subject).toBe(`הזמנה ${number}: רות כהן`);
  expect(pushed.map(({ kind, textIn }) => ({ kind, path: textIn("he").path }))).toEqual([
    { kind: "new_order", path: `/desk/orders/${number}` },
  ]);
  expect(log()).toContain("mail written to a file");
  expect(log()).not.toContain("mail sent");
});

test.each([undefined, "https://shop.example"])(
  "with the address %s the customer's mail links the order's page, and without one it has no link",
  async (address) => {
    const { order, folder, store, log } = await openShopWithOutbox({ PUBLIC_URL: address ?? "" });
    const number = await order("ruth-1");
    const mail = await readMail(await readFile(join(folder, `${number}-customer.eml`)));
    const pages = /^לצפייה בהזמנה.*\n(.*)$/mu.exec(mail.text);
    const keys = await createOrderKeysReader({ store, clock: Date.now })();
    const path = keys.pathOf(number);
    expect(pages?.[1]).toBe(address === undefined ? undefined : `${address}${path}`);
    const sellers = await readFile(join(folder, `${number}-seller.eml`));
    expect((await readMail(sellers)).text).not.toContain("/order/");
    expect(log()).not.toContain(keys.keyOf(number));
  },
);

test("a mail that waits for the seller goes to the address of the settings", async () => {
  const { outbox, store, folder } = await openShopWithOutbox({
    SELLER_ADDRESS: "aris@example.com",
  });
  await store.saveOrders([newOrder({ sellerAddress: "wrong@example.com" })]);
  await outbox.wake();
  const mail = await readMail(await readFile(join(folder, "100000001-seller.eml")));
  expect(mail.to).toMatchObject([{ address: "aris@example.com" }]);
});

test("with an SMTP server the mails of an order are sent once, with the addresses from the settings", async () => {
  const server = await openMailServer();
  const { order, woken, log } = await openShopWithOutbox({
    SMTP_URL: server.url.replace("//", "//shop:right-word@"),
    MAIL_FROM: "The kitchen <kitchen@mail.example>",
    SELLER_ADDRESS: "aris@example.com",
  });
  const number = await order("ruth-1");
  expect(await order("ruth-1")).toBe(number);
  expect(woken).toHaveLength(1);
  const sent = server.mails.map(({ from, to, messageId }) => ({
    from: from?.address,
    to: to?.[0]?.address,
    messageId,
  }));
  expect(sent).toHaveLength(2);
  for (const mail of [
    {
      from: "kitchen@mail.example",
      to: "ruth@example.com",
      messageId: `<order-${number}-customer@mail.example>`,
    },
    {
      from: "kitchen@mail.example",
      to: "aris@example.com",
      messageId: `<order-${number}-seller@mail.example>`,
    },
  ]) {
    expect(sent).toContainEqual(mail);
  }
  expect(log()).toContain(`"order":"${number}"`);
  expect(log()).toContain("mail sent");
  expect(log()).not.toContain("written to");
  for (const secret of ["right-word", "ruth@example.com", "רות", "aris@example.com"]) {
    expect(log()).not.toContain(secret);
  }
});
