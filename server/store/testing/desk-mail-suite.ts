import { beforeEach, describe, expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { type DatabaseUnderTest, openForTest } from "./database-under-test.ts";

const ruths = newOrder();
const monday = ruths.receivedAt;
const customerName = ruths.order.customerData.name;
const minute = 60_000;
const later = monday + 60 * minute;

/** The part of the contract about the mails that the desk shows and sends again. */
export function deskMailSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("the mails on the desk", () => {
    let store: Store;

    const claim = (now: number, token: string) =>
      store.claimMails({
        now,
        limit: 9,
        groups: [{ kinds: ["customer"], limit: 9 }],
        claimedUntil: now + 3 * minute,
        token,
      });
    const idOfConfirmation = async () => (await store.mailsOfOrder(ruths.number))[0]?.id ?? 0;
    const killConfirmation = async () => {
      await claim(monday, "one");
      const id = await idOfConfirmation();
      const failure = { id, token: "one", now: monday, reason: "550 unknown" };
      await store.markMailFailed({ ...failure, nextAttemptAt: undefined });
      return id;
    };

    beforeEach(async () => {
      store = await openForTest(await prepare());
      await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
      await store.saveOrders([ruths, newOrder({ number: "100000002" })]);
    });

    test("an order shows its own mails, with the name of its customer", async () => {
      const id = await killConfirmation();
      expect(await store.mailsOfOrder(ruths.number)).toMatchObject([
        { id, kind: "customer", status: "dead", customerName, lastError: "550 unknown" },
        { kind: "seller", status: "waiting" },
        { kind: "undelivered", status: "waiting" },
      ]);
      expect(await store.mailsOfOrder("999999999")).toEqual([]);
    });

    test("dead confirmations are listed, and nothing else", async () => {
      expect(await store.customerMails({ status: "dead", limit: 9 })).toEqual([]);
      const id = await killConfirmation();
      const dead = { id, orderNumber: ruths.number, customerName };
      expect(await store.customerMails({ status: "dead", limit: 9 })).toMatchObject([dead]);
      expect(await store.customerMails({ status: "dead", limit: 0 })).toEqual([]);
    });

    test("a dead mail is sent again to a corrected address, and the report about it is taken back", async () => {
      const id = await killConfirmation();
      const recipient = "ruth.cohen@example.com";
      expect(await store.sendMailAgain({ id, recipient, now: later })).toMatchObject({
        id,
        recipient,
        status: "waiting",
        attempts: 0,
        nextAttemptAt: later,
      });
      expect((await store.mailsOfOrder(ruths.number)).map(({ kind }) => kind)).toEqual([
        "customer",
        "seller",
      ]);
      expect(await claim(later, "two")).toMatchObject([
        { orderNumber: "100000002" },
        { id, recipient },
      ]);
    });

    test("a mail is sent again to the same address once an hour, and an address gets five again in it", async () => {
      const id = await idOfConfirmation();
      const { email } = ruths.order.customerData;
      const send = async (now: number, recipient?: string, mail = id) =>
        (await store.sendMailAgain({ id: mail, recipient, now }))?.status;
      const sentAt = async (at: number, mail = id) => {
        await store.markMailSent({ id: mail, sentAt: at });
      };
      await sentAt(monday);
      // The first time at once: it may not have come. One that waits is only hurried.
      const first = monday + 10 * minute;
      expect(await send(first)).toBe("waiting");
      expect(await send(first)).toBe("waiting");
      await sentAt(first);
      expect(await send(first + 59 * minute)).toBe("sent");
      expect(await send(first + 59 * minute, email.toUpperCase())).toBe("sent");
      expect(await send(first + 59 * minute, "other@example.com")).toBe("waiting");
      await sentAt(first + 59 * minute);
      expect(await send(first + 60 * minute, email)).toBe("waiting");
      const numbers = Array.from({ length: 5 }, (_, index) => String(100_000_010 + index));
      await store.saveOrders(numbers.map((number) => newOrder({ number })));
      const much = first + 60 * minute;
      const others = await Promise.all(
        numbers.map(async (number) => (await store.mailsOfOrder(number))[0]?.id ?? 0),
      );
      for (const other of others) await sentAt(much, other);
      const statuses: unknown[] = [];
      for (const other of others) statuses.push(await send(much, undefined, other));
      expect(statuses).toEqual(["waiting", "waiting", "waiting", "waiting", "sent"]);
      expect(await send(much + 61 * minute, undefined, others[4])).toBe("waiting");
    });

    test("a mail is sent again to the same address if no other one is given", async () => {
      const id = await idOfConfirmation();
      await store.markMailSent({ id, sentAt: monday });
      const again = { id, recipient: undefined, now: later };
      expect(await store.sendMailAgain(again)).toMatchObject({
        recipient: "ruth@example.com",
        status: "waiting",
      });
      expect(await store.sendMailAgain({ ...again, id: 999 })).toBeUndefined();
    });

    test("a mail that is being sent stays with its claim", async () => {
      await claim(monday, "one");
      const id = await idOfConfirmation();
      const again = { id, recipient: "new@example.com", now: monday + minute };
      expect(await store.sendMailAgain(again)).toMatchObject({
        recipient: "ruth@example.com",
        attempts: 1,
      });
      await store.markMailSent({ id, sentAt: monday + 2 * minute });
      const [mail] = await store.mailsOfOrder(ruths.number);
      expect(mail).toMatchObject({ status: "sent", recipient: "ruth@example.com" });
      expect(await store.sendMailAgain({ ...again, now: later })).toMatchObject({
        status: "waiting",
        recipient: "new@example.com",
      });
    });
  });
}
