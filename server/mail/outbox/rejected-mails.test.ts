import { beforeEach, describe, expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { type MailServer, openMailServer } from "#server/testing/open-mail-server.ts";
import { type OutboxUnderTest, openOutbox } from "#server/testing/open-outbox.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const customer = "customer1@example.com";
const seller = "cook@soup-kitchen.example";
const newSeller = "new-cook@soup-kitchen.example";

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
/** As another process does. */
const changeContactAddress = async () => {
  const shop = { ...soupKitchen.shop, contactAddress: newSeller };
  const catalogue = { ...soupKitchen, shop };
  await outbox.store.saveCatalogue({ catalogue, after: 1, savedAt: outbox.now() });
};

describe("if the mail server", () => {
  test.each([
    [550, "5.1.1 no such user", "recipient"],
    [553, "5.1.3 bad address syntax", "recipient"],
    [551, "5.1.6 the mailbox has moved", "recipient"],
    [556, "5.1.10 the domain takes no mail", "recipient"],
    [550, "5.1.2 no such domain", "message"],
  ] as const)(
    "rejects the customer's address (%i %s) after the %s, the mail is dead with the reason and the seller gets a notice",
    async (code, text, to) => {
      server.behaveTo(customer, { does: "answer", code, text, to });
      await outbox.order();
      await outbox.worker.wake();
      await outbox.later(0);
      expect(recipients()).toEqual([seller, seller]);
      expect(subjects().at(-1)).toBe("אישור ההזמנה לא הגיע: הזמנה 100000001, רות כהן");
      expect(server.mails.at(-1)?.text).toContain(`הכתובת שההודעה לא הגיעה אליה: ${customer}\n`);
      const dead = await outbox.store.listMails({ status: "dead", limit: 9 });
      expect(dead).toMatchObject([{ orderNumber: "100000001", kind: "customer", attempts: 1 }]);
      expect(dead[0]?.lastError).toContain(`${String(code)} ${text}: <${customer}>`);
      await outbox.later(7 * day);
      expect(idsTo(customer)).toEqual([]);
      expect(server.mails).toHaveLength(2);
    },
  );

  test.each([
    [554, "5.7.1 client host blocked", "recipient"],
    [554, "client host blocked", "recipient"],
    [550, "relaying denied", "recipient"],
    [550, "5.7.26 not authenticated", "message"],
    [550, "5.1.8 the sender's domain does not exist", "recipient"],
    [552, "5.2.2 mailbox full", "recipient"],
    [552, "message too large", "message"],
    [550, "no such user", "recipient"],
    [451, "4.1.1 ask again", "recipient"],
  ] as const)(
    "rejects both mails for another reason (%i %s) after the %s, both are tried again and sent once it accepts them",
    async (code, text, to) => {
      server.behave({ does: "answer", code, text, to });
      await outbox.order();
      await outbox.worker.wake();
      await outbox.later(day);
      expect(await counts()).toEqual({ waiting: 2, dead: 0 });
      server.behave({ does: "take" });
      await outbox.later(3 * hour);
      expect(recipients()).toEqual([seller, customer]);
      expect(await counts()).toEqual(allSent);
    },
  );

  test("rejects the seller's address for more than a week, her mail is sent once it is accepted", async () => {
    server.behaveTo(seller, { does: "answer", code: 550, text: "5.1.1 unknown", to: "recipient" });
    await outbox.order();
    await outbox.worker.wake();
    for (let tries = 0; tries < 8 * 9; tries += 1) await outbox.later(3 * hour);
    const waiting = await outbox.store.listMails({ status: "waiting", limit: 9 });
    expect(waiting).toMatchObject([{ kind: "seller" }]);
    expect(waiting[0]?.attempts).toBeGreaterThan(8 * 9);
    server.behaveTo(seller, { does: "take" });
    await outbox.later(3 * hour);
    expect(recipients()).toEqual([seller, customer]);
    expect(await counts()).toEqual(allSent);
  });

  test("rejects the seller's address, and the contact address of the catalogue changes, her mail goes there", async () => {
    server.behaveTo(seller, { does: "answer", code: 550, text: "5.1.1 unknown", to: "recipient" });
    await outbox.order();
    await outbox.worker.wake();
    await changeContactAddress();
    await outbox.later(1);
    expect(recipients()).toEqual([customer, newSeller]);
    expect(outbox.log()).toContain(`mails to the seller go to her new address {"mails":1}`);
  });

  test("rejects a customer's address after the contact address has changed, the report goes to the new one", async () => {
    server.behaveTo(customer, { does: "answer", code: 451, to: "recipient" });
    await outbox.order();
    await outbox.worker.wake();
    expect(recipients()).toEqual([seller]);
    await changeContactAddress();
    const unknown = { does: "answer", code: 550, text: "5.1.1 unknown", to: "recipient" } as const;
    server.behaveTo(customer, unknown);
    await outbox.later(minute);
    expect(recipients()).toEqual([seller, newSeller]);
  });

  test("rejects two addresses of one customer, the seller gets a mail with another Message-ID about each", async () => {
    const corrected = "customer1@example.co.il";
    for (const address of [customer, corrected])
      server.behaveTo(address, {
        does: "answer",
        code: 550,
        text: "5.1.1 unknown",
        to: "recipient",
      });
    await outbox.order();
    await outbox.worker.wake();
    await outbox.later(minute);
    const which = { status: "dead" } as const;
    const to = { recipient: corrected, kinds: ["customer"] } as const;
    await outbox.store.retryMails({ now: outbox.now(), which, to });
    await outbox.later(minute);
    await outbox.later(minute);
    expect(subjects().filter((subject) => subject.includes("לא הגיע"))).toHaveLength(2);
    expect(new Set(idsTo(seller)).size).toBe(3);
    expect(server.mails.at(-1)?.text).toContain(`הכתובת שההודעה לא הגיעה אליה: ${corrected}\n`);
  });
});
