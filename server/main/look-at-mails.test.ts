import { expect, test } from "vitest";
import { newOrder } from "#server/testing/new-order.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { readConfig } from "./config.ts";
import { OperatorProblem } from "./operator-problem.ts";
import { lookAtMails } from "./set-up-outbox-worker.ts";

const now = newOrder().receivedAt;

async function openOutbox() {
  const { store } = await openShop();
  const lines: string[] = [];
  const warn = (fields: object, line: string) =>
    void lines.push(`${line} ${JSON.stringify(fields)}`);
  const look = (sellerAddress?: string, settings: Readonly<Record<string, string>> = {}) =>
    lookAtMails({
      config: { ...readConfig(settings), sellerAddress },
      store,
      log: { warn },
    });
  return { store, look, lines };
}

test("an empty outbox is nothing to warn of", async () => {
  const { look, lines } = await openOutbox();
  await look("aris@example.com");
  expect(lines).toEqual([]);
});

test("waiting mails and undelivered confirmations are counted in the log", async () => {
  const { store, look, lines } = await openOutbox();
  await store.saveOrders([newOrder(), newOrder({ number: "100000002" })]);
  const [mail] = await store.claimMails({ now, limit: 1, claimedUntil: now + 1, token: "one" });
  const failure = { token: "one", now, reason: "550 5.1.1", nextAttemptAt: undefined };
  await store.markMailFailed({ ...failure, id: mail?.id ?? 0 });
  await look();
  expect(lines).toEqual([
    `mails to customers could not be delivered: see npm run mails {"mails":1}`,
    `mails are waiting to be sent: see npm run mails {"mails":4,"since":"2026-01-05T09:00:00.000Z"}`,
  ]);
});

test("a shop that sends mails does not start while the seller's or the sender's address is an example", async () => {
  const { look } = await openOutbox();
  const smtp = { SMTP_URL: "smtps://mail.shop.co.il" };
  const sender = { ...smtp, MAIL_FROM: "shop@shop.co.il" };
  await expect(look(undefined, sender)).rejects.toThrow(
    new OperatorProblem(
      "SMTP_URL is set, but cook@soup-kitchen.example is only an example: set SELLER_ADDRESS, or the contact address with npm run catalogue",
    ),
  );
  await expect(look("aris@example.com", sender)).rejects.toThrow("aris@example.com is only an");
  await expect(look("aris@shop.co.il", smtp)).rejects.toThrow(
    "cook@soup-kitchen.example is only an example: set MAIL_FROM",
  );
  await look("aris@shop.co.il", sender);
  // Mails that are written to files go nowhere anyway.
  await look();
});
