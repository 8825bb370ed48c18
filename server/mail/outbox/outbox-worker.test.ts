import { beforeEach, describe, expect, test } from "vitest";
import { type MailServer, openMailServer } from "#server/testing/open-mail-server.ts";
import { type OutboxUnderTest, openOutbox } from "#server/testing/open-outbox.ts";
import { smtpTransport } from "./smtp-transport.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const customer = "customer1@example.com";
const seller = "cook@soup-kitchen.example";

let server: MailServer;
let outbox: OutboxUnderTest;

beforeEach(async () => {
  server = await openMailServer();
  outbox = await openOutbox(server.url);
});

const recipients = () =>
  server.mails.map(({ to }) => to?.[0]?.address ?? "").toSorted((a, b) => a.localeCompare(b));
const idsTo = (address: string) =>
  server.mails.filter(({ to }) => to?.[0]?.address === address).map(({ messageId }) => messageId);
const subjects = () => server.mails.map(({ subject }) => subject ?? "");
const counts = async () => {
  const { waiting, dead } = await outbox.store.countMails();
  return { waiting, dead };
};
const allSent = { waiting: 0, dead: 0 };

describe("after orders were stored", () => {
  test("the customer and the seller each get one mail", async () => {
    await outbox.order();
    await outbox.worker.wake();
    expect(recipients()).toEqual([seller, customer]);
    expect(await counts()).toEqual(allSent);
    await outbox.later(day);
    expect(server.mails).toHaveLength(2);
  });

  test("the mails of all orders are sent, however many there are", async () => {
    await outbox.order(25);
    await outbox.worker.wake();
    expect(server.mails).toHaveLength(50);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(50);
    expect(await counts()).toEqual(allSent);
  });

  test("the mails of orders that arrive while mails are being sent are sent too", async () => {
    server.behave({ does: "take after", milliseconds: 50 });
    await outbox.order();
    const first = outbox.worker.wake();
    await outbox.order();
    await Promise.all([first, outbox.worker.wake()]);
    expect(server.mails).toHaveLength(4);
  });

  test("two workers on one database send each mail once", async () => {
    const another = await outbox.openAnother();
    server.behave({ does: "take after", milliseconds: 5 });
    await outbox.order(20);
    await Promise.all([outbox.worker.wake(), another.wake()]);
    expect(server.mails).toHaveLength(40);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(40);
  });
});

describe("if the mail server", () => {
  test("is down, the mails are sent when it is up again", async () => {
    await server.goDown();
    await outbox.order(3);
    await outbox.worker.wake();
    await outbox.later(hour);
    expect(await counts()).toEqual({ waiting: 6, dead: 0 });
    await server.comeUp();
    await outbox.later(3 * hour);
    expect(server.mails).toHaveLength(6);
    expect(await counts()).toEqual(allSent);
  });

  test("is busy (451), the mail is tried again after growing pauses", async () => {
    server.behaveTo(customer, { does: "answer", code: 451, to: "recipient" });
    await outbox.order();
    await outbox.worker.wake();
    const pauses = [10 * second, minute, 5 * minute, 15 * minute, hour, 3 * hour, 3 * hour];
    for (const pause of pauses) {
      const [mail] = await outbox.store.listMails({ status: "waiting", limit: 1 });
      expect((mail?.nextAttemptAt ?? 0) - outbox.now()).toBe(pause);
      await outbox.later(pause - 1);
      expect((await outbox.store.listMails({ status: "waiting", limit: 1 }))[0]).toEqual(mail);
      await outbox.later(1);
    }
    server.behaveTo(customer, { does: "take" });
    await outbox.later(3 * hour);
    expect(idsTo(customer)).toHaveLength(1);
  });

  test("is busy after the message (452), the mail is tried again", async () => {
    server.behave({ does: "answer", code: 452, to: "message" });
    await outbox.order();
    await outbox.worker.wake();
    expect(await counts()).toEqual({ waiting: 2, dead: 0 });
    server.behave({ does: "take" });
    await outbox.later(10 * second);
    expect(recipients()).toEqual([seller, customer]);
  });

  test("fails for a week, the customer's mail is dead, the seller gets a notice, and it can be retried by hand", async () => {
    server.behaveTo(customer, { does: "answer", code: 451, to: "recipient" });
    await outbox.order();
    const start = outbox.now();
    for (let tries = 0; (await counts()).dead === 0; tries += 1) {
      expect(tries).toBeLessThan(60);
      await outbox.later(3 * hour);
    }
    expect(outbox.now() - start).toBeGreaterThan(6.8 * day);
    expect(outbox.now() - start).toBeLessThanOrEqual(7 * day);
    expect(outbox.log()).toContain("customer's mail given up");
    await outbox.later(0);
    expect(subjects().at(-1)).toContain("אישור ההזמנה לא הגיע");

    server.behaveTo(customer, { does: "take" });
    await outbox.store.retryMails({ now: outbox.now(), which: { status: "dead" } });
    await outbox.later(0);
    expect(idsTo(customer)).toHaveLength(1);
  });

  test("disconnects in the middle of a message, the mail is sent again", async () => {
    server.behaveTo(customer, { does: "break off" });
    await outbox.order();
    await outbox.worker.wake();
    expect(idsTo(customer)).toEqual([]);
    server.behaveTo(customer, { does: "take" });
    await outbox.later(minute);
    expect(idsTo(customer)).toHaveLength(1);
    expect(new Set(recipients())).toEqual(new Set([seller, customer]));
    expect(await counts()).toEqual(allSent);
  });

  test("accepts a message and disconnects before its answer, the second copy has the same Message-ID", async () => {
    server.behaveTo(customer, { does: "take silently" });
    await outbox.order();
    await outbox.worker.wake();
    server.behaveTo(customer, { does: "take" });
    // The first attempt may meet another connection that the server closed and that this process still takes for open.
    await outbox.later(minute);
    await outbox.later(hour);
    const ids = idsTo(customer);
    expect(ids).toHaveLength(2);
    expect(new Set(ids)).toEqual(new Set(["<order-100000001-customer@soup-kitchen.example>"]));
    expect(await counts()).toEqual(allSent);
  });

  test("accepts a message and disconnects before its answer, the second copy has the same Message-ID under another MAIL_FROM of the same domain", async () => {
    server.behaveTo(customer, { does: "take silently" });
    await outbox.order();
    await outbox.worker.wake();
    await outbox.worker.stop();
    server.behaveTo(customer, { does: "take" });
    await outbox.later(minute);
    const from = { name: "", address: "kitchen@soup-kitchen.example" };
    const restarted = await outbox.openAnother(undefined, from);
    await restarted.wake();
    const [accepted, repeated] = server.mails.filter(({ to }) => to?.[0]?.address === customer);
    expect(repeated?.from?.address).toBe(from.address);
    expect(repeated?.messageId).toBe(accepted?.messageId);
  });

  test("rejects the password, the mails wait for the right one, and neither log nor database contains the wrong one", async () => {
    outbox = await openOutbox(server.url.replace("//", "//shop:wrong-word@"));
    await outbox.order();
    await outbox.worker.wake();
    expect(await counts()).toEqual({ waiting: 2, dead: 0 });
    const waiting = await outbox.store.listMails({ status: "waiting", limit: 9 });
    expect(outbox.log() + JSON.stringify(waiting)).toContain("535");
    expect(outbox.log() + JSON.stringify(waiting)).not.toContain("wrong-word");

    const repaired = smtpTransport(server.url.replace("//", "//shop:right-word@"), 1);
    const worker = await outbox.openAnother(repaired);
    await outbox.store.retryMails({ now: outbox.now(), which: { status: "waiting" } });
    await worker.wake();
    expect(recipients()).toEqual([seller, customer]);
  });

  test("names a customer in its rejection, the log does not", async () => {
    const text = `5.1.1 ${customer} is unknown`;
    server.behaveTo(customer, { does: "answer", code: 550, text, to: "recipient" });
    server.behaveTo(seller, { does: "answer", code: 451, to: "recipient" });
    await outbox.order();
    await outbox.worker.wake();
    expect(outbox.log().split("\n").toSorted()).toEqual([
      `customer's mail given up: the seller gets a mail about it {"order":"100000001","mail":"customer","attempts":1,"code":"550"}`,
      `mail not sent: it will be tried again {"order":"100000001","mail":"seller","attempts":1,"code":"451","again":"2026-01-05T09:00:10.000Z"}`,
      `mail not sent: it will be tried again {"order":"100000001","mail":"undelivered","attempts":1,"code":"451","again":"2026-01-05T09:00:10.000Z"}`,
    ]);
  });
});

/** Milliseconds, generous for a busy machine: what these tests wait for always happens. */
const patient = { timeout: 60_000 };

const whoGotMail = () => new Set(server.mails.map(({ to }) => to?.[0]?.address));

const bothRecipients = new Set(["customer1@example.com", "cook@soup-kitchen.example"]);

const claimed = async () =>
  (await outbox.store.listMails({ status: "waiting", limit: 99 })).filter(
    ({ attempts }) => attempts > 0,
  );

describe("if a process", () => {
  test("is killed between claiming and sending, another one sends the mails after the claim has expired", async () => {
    await outbox.order();
    const now = outbox.now();
    const claim = { now, limit: 9, claimedUntil: now + 3 * minute, token: "of the killed" };
    expect(await outbox.store.claimMails(claim)).toHaveLength(2);
    await outbox.later(3 * minute - 1);
    expect(server.mails).toEqual([]);
    await outbox.later(1);
    expect(whoGotMail()).toEqual(bothRecipients);
  });

  test("stops, the mails under way are finished and no others are started", async () => {
    server.behave({ does: "take after", milliseconds: 300 });
    await outbox.order(5);
    const round = outbox.worker.wake();
    await expect.poll(async () => (await claimed()).length, patient).toBe(8);
    await outbox.worker.stop();
    await round;
    expect(server.mails).toHaveLength(8);
    expect(await counts()).toEqual({ waiting: 2, dead: 0 });
    await outbox.worker.wake();
    expect(server.mails).toHaveLength(8);
  });

  test("stops while the mail server does not answer, the mails under way are due again soon", async () => {
    outbox = await openOutbox(server.url, { atStop: 50 });
    server.behave({ does: "take after", milliseconds: 600_000 });
    await outbox.order();
    void outbox.worker.wake();
    await expect.poll(async () => (await claimed()).length, patient).toBe(2);
    await outbox.worker.stop();
    const due = async () =>
      (await claimed()).map(({ nextAttemptAt }) => nextAttemptAt - outbox.now());
    await expect.poll(due, patient).toEqual([10 * second, 10 * second]);
  });
});

test("a mail that cannot be rendered is tried again, and the log entry names no customer", async () => {
  await outbox.order();
  const worker = await outbox.openAnother({
    send: () => Promise.reject(new Error(`cannot write to customer1@example.com`)),
    close: () => undefined,
  });
  await worker.wake();
  expect(await counts()).toEqual({ waiting: 2, dead: 0 });
  expect(outbox.log()).toContain("NOT_RENDERED");
  expect(outbox.log()).not.toContain("customer1@example.com");
});
