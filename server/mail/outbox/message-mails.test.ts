import { beforeEach, expect, test } from "vitest";
import { type MailServer, openMailServer } from "#server/testing/open-mail-server.ts";
import { type OutboxUnderTest, openOutbox } from "#server/testing/open-outbox.ts";

const minute = 60_000;
const customer = "customer1@example.com";
const seller = "cook@soup-kitchen.example";
const orderNumber = "100000001";

let server: MailServer;
let outbox: OutboxUnderTest;

/** After the mails of the order itself. */
beforeEach(async () => {
  server = await openMailServer();
  outbox = await openOutbox(server.url);
  await outbox.order();
  await outbox.worker.wake();
  server.forgetMails();
});

const message = () => ({
  actionId: "message",
  deviceId: null,
  at: outbox.now(),
  dueAt: outbox.now() + 2 * minute,
  week: "2026-01-07",
  place: null,
  subject: { he: "האיסוף ביום שישי", en: "" },
  text: { he: "להתראות ביום שישי.", en: "" },
  recipients: [{ orderNumber, revision: 0, email: customer }],
});

test("a message that is withdrawn within two minutes reaches nobody", async () => {
  await outbox.store.saveMessage(message());
  await outbox.later(2 * minute - 1);
  await outbox.store.withdrawMessage({ actionId: "message", now: outbox.now() });
  for (const wait of [1, 60 * minute]) await outbox.later(wait);
  expect(server.mails).toEqual([]);
});

test("a message reaches each customer once, and one that cannot be delivered is reported to the seller", async () => {
  await outbox.order();
  await outbox.later(0);
  server.forgetMails();
  server.behaveTo("customer2@example.com", {
    does: "answer",
    code: 550,
    text: "5.1.1 unknown",
    to: "recipient",
  });
  const recipients = ["1", "2"].map((last) => ({
    orderNumber: `10000000${last}`,
    revision: 0,
    email: `customer${last}@example.com`,
  }));
  await outbox.store.saveMessage({ ...message(), recipients });
  for (const wait of [2 * minute, 0, 60 * minute]) await outbox.later(wait);
  expect(server.subjectsTo(customer)).toEqual(["האיסוף ביום שישי"]);
  expect(server.subjectsTo(seller)).toEqual(["ההודעה לא הגיעה אל רות כהן: הזמנה 100000002"]);
});
