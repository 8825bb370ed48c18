import { beforeEach, describe, expect, test } from "vitest";
import { type MailServer, openMailServer } from "#server/testing/open-mail-server.ts";
import { type OutboxUnderTest, openOutbox } from "#server/testing/open-outbox.ts";

const second = 1_000;
const minute = 60 * second;

/** Milliseconds, generous for a busy machine: what these tests wait for always happens. */
const patient = { timeout: 60_000 };

let server: MailServer;
let outbox: OutboxUnderTest;

beforeEach(async () => {
  server = await openMailServer();
  outbox = await openOutbox(server.url);
});

const recipients = () => new Set(server.mails.map(({ to }) => to?.[0]?.address));
const bothRecipients = new Set(["customer1@example.com", "cook@soup-kitchen.example"]);
const counts = async () => {
  const { waiting, dead } = await outbox.store.countMails();
  return { waiting, dead };
};
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
    expect(recipients()).toEqual(bothRecipients);
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
