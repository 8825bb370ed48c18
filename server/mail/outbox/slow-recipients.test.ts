import { beforeEach, expect, test } from "vitest";
import { type MailServer, openMailServer } from "#server/testing/open-mail-server.ts";
import { type OutboxUnderTest, openOutbox } from "#server/testing/open-outbox.ts";

/** Milliseconds; less than the 30 seconds after which a mail server that does not answer is given up. */
const patient = { timeout: 20_000 };
const seller = "cook@soup-kitchen.example";

let server: MailServer;
let outbox: OutboxUnderTest;

beforeEach(async () => {
  server = await openMailServer();
  // A worker that stops does not wait for the mails that are not answered.
  outbox = await openOutbox(server.url, { atStop: 50 });
});

/** The mail server does not answer the recipient if it is one of these customers. */
function holdUp(customers: number): void {
  for (let index = 1; index <= customers; index += 1)
    server.behaveTo(`customer${String(index)}@example.com`, { does: "not answer" });
}
const recipients = () => server.mails.map(({ to }) => to?.[0]?.address ?? "");

test("four recipients that never answer delay no other mail", async () => {
  holdUp(4);
  await outbox.order(14);
  void outbox.worker.wake();
  await expect.poll(() => server.mails.length, patient).toBe(24);
});

test("customers who never answer, however many, do not delay the seller's mails", async () => {
  holdUp(20);
  await outbox.order(20);
  void outbox.worker.wake();
  await expect.poll(recipients, patient).toEqual(Array.from({ length: 20 }, () => seller));
  // Mails of an order that arrives meanwhile too.
  await outbox.order();
  void outbox.worker.wake();
  await expect.poll(() => recipients().length, patient).toBe(21);
});

test("a seller's mailbox that never answers does not delay the customers' mails", async () => {
  server.behaveTo(seller, { does: "not answer" });
  await outbox.order(20);
  void outbox.worker.wake();
  await expect.poll(() => new Set(recipients()).size, patient).toBe(20);
});

test("the seller's mails are sent first", async () => {
  server.behave({ does: "take after", milliseconds: 20 });
  await outbox.order(6);
  await outbox.worker.wake();
  const first = recipients().slice(0, 8);
  expect(first.filter((address) => address === seller)).toHaveLength(6);
});
