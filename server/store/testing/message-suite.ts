import { beforeEach, describe, expect, test } from "vitest";
import type { NewMessage } from "#server/store/mails/messages.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { type DatabaseUnderTest, openForTest, openWithOrders } from "./database-under-test.ts";

const week = "2026-01-07";
const minute = 60_000;
const writtenAt = newOrder().receivedAt + minute;
const dueAt = writtenAt + 2 * minute;

/** A message to the customers of two orders. */
export function closed(changes: Partial<NewMessage> = {}): NewMessage {
  return {
    actionId: "closed",
    deviceId: null,
    at: writtenAt,
    dueAt,
    week,
    place: null,
    subject: { he: "שינוי באיסוף", en: "" },
    text: { he: "האיסוף ביום שישי.\nתודה!", en: "" },
    recipients: ["100000001", "100000002"].map((orderNumber) => ({
      orderNumber,
      revision: 0,
      email: "ruth@example.com",
    })),
    ...changes,
  };
}

/** The part of the contract about messages to the customers of a week. */
export function messageSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("messages", () => {
    let database: DatabaseUnderTest;
    let store: Store;

    const claim = async (now: number) => {
      const claimed = { now, limit: 99, claimedUntil: now + 3 * minute, token: "one" };
      return (await store.claimMails(claimed)).filter(({ kind }) => kind === "message");
    };

    beforeEach(async () => {
      database = await prepare();
      store = await openWithOrders(database, [newOrder(), newOrder({ number: "100000002" })]);
    });

    test("have one mail for each recipient, due after two minutes", async () => {
      const { recipients: _, ...content } = closed();
      const counts = { waiting: 2, sent: 0, dead: 0, withdrawn: 0 };
      const stored = { ...content, id: 1, ...counts };
      expect(await store.saveMessage(closed())).toEqual({ kind: "stored", message: stored });
      expect(await store.findMessage({ id: 1 })).toEqual(stored);
      expect(await store.findMessage({ actionId: "closed" })).toEqual(stored);
      expect(await store.findMessage({ actionId: "other" })).toBeUndefined();
      expect(await store.messagesOfWeek(week)).toEqual([stored]);
      expect(await store.messagesOfWeek("2026-01-14")).toEqual([]);
      expect(await claim(dueAt - 1)).toEqual([]);
      expect(await claim(dueAt)).toMatchObject([
        { orderNumber: "100000001", messageId: 1, eventId: null, waitingSince: dueAt },
        { orderNumber: "100000002", messageId: 1, recipient: "ruth@example.com" },
      ]);
    });

    test("that are sent again with their action id stay one message with its mails, over several connections", async () => {
      const stores = [store, await openForTest(database)];
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (stores[index % 2] ?? store).saveMessage(closed()),
        ),
      );
      expect(outcomes.filter((outcome) => outcome.kind === "stored")).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome.kind === "repeated")).toHaveLength(9);
      expect(await claim(dueAt)).toHaveLength(2);
      const other = closed({ text: { he: "אחרת", en: "" } });
      expect(await store.saveMessage(other)).toEqual({ kind: "action-reused" });
    });

    test("are withdrawn as far as they are not sent, and counted", async () => {
      await store.saveMessage(closed());
      const [first] = await claim(dueAt);
      await store.markMailSent({ id: first?.id ?? 0, sentAt: dueAt });
      const withdraw = (now: number) => store.withdrawMessage({ actionId: "closed", now });
      // The other mail is being sent.
      expect(await withdraw(dueAt)).toMatchObject({ sent: 1, waiting: 1, withdrawn: 0 });
      expect(await withdraw(dueAt + 3 * minute)).toMatchObject({ sent: 1, withdrawn: 1 });
      expect(await claim(dueAt + 9 * minute)).toEqual([]);
      expect(await store.withdrawMessage({ actionId: "other", now: dueAt })).toBeUndefined();
    });

    test("that cannot be delivered are reported to the seller beside a confirmation that could not be either", async () => {
      await store.saveMessage(closed());
      const claimed = { now: dueAt, limit: 99, claimedUntil: dueAt + 1, token: "one" };
      const mails = (await store.claimMails(claimed)).filter(
        ({ orderNumber, kind }) => orderNumber === "100000001" && kind !== "seller",
      );
      for (const { id } of mails) {
        const failure = { id, token: "one", now: dueAt, reason: "550 5.1.1" };
        await store.markMailFailed({ ...failure, nextAttemptAt: undefined });
      }
      const all = await store.mailsOfOrder("100000001");
      const reports = all.filter(({ kind }) => kind === "undelivered");
      expect(new Set(reports.map(({ messageId }) => messageId))).toEqual(new Set([null, 1]));
      expect(await store.messagesOfWeek(week)).toMatchObject([{ dead: 1, waiting: 1 }]);
    });

    test("go to many customers", async () => {
      const numbers = Array.from({ length: 1_001 }, (_, index) => String(200_000_000 + index));
      await store.saveOrders(numbers.map((number) => newOrder({ number })));
      const recipients = numbers.map((orderNumber) => ({
        orderNumber,
        revision: 0,
        email: "ruth@example.com",
      }));
      expect(await store.saveMessage(closed({ recipients }))).toMatchObject({
        message: { waiting: 1_001 },
      });
    });
  });
}
