import { beforeEach, describe, expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { ClaimedMail, MailClaim } from "#server/store/mails/outbox.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { ordersOfWeek } from "#server/testing/stored-orders.ts";
import { type DatabaseUnderTest, openForTest, renamed } from "./database-under-test.ts";

/** When Ruth's order was received. */
const monday = newOrder().receivedAt;
const minute = 60_000;
/** A final failure of a mail that was claimed with the token `one`. */
const failure = { token: "one", now: monday, reason: "no", nextAttemptAt: undefined };

/** Of a mail about the order itself. */
/** A mail of a new order, which is claimed for the first time. */
const firstClaim = {
  id: expect.any(Number) as number,
  orderNumber: "100000001",
  eventId: null,
  messageId: null,
  revision: 0,
  status: "waiting",
  attempts: 1,
  waitingSince: monday,
  createdAt: monday,
  nextAttemptAt: monday,
};

/** The part of the contract about mails. */
export function mailSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("mails", () => {
    let database: DatabaseUnderTest;
    let store: Store;
    let claims = 0;

    const claim = (from: Store = store, changes: Partial<MailClaim> = {}) =>
      from.claimMails({
        now: monday,
        limit: 100,
        claimedUntil: monday + 3 * minute,
        token: `claim ${String((claims += 1))}`,
        ...changes,
      });
    const claimOne = async (token: string, now = monday): Promise<ClaimedMail> => {
      const [mail] = await claim(store, { token, now, limit: 1, claimedUntil: now + 3 * minute });
      return mail ?? expect.fail("no mail is due");
    };
    const namesOf = (mails: readonly ClaimedMail[]) =>
      mails.map(({ orderNumber, kind }) => `${orderNumber} ${kind}`);
    const saveOrders = (count: number) =>
      store.saveOrders(
        Array.from({ length: count }, (_, index) =>
          newOrder({ number: String(100_000_001 + index) }),
        ),
      );

    beforeEach(async () => {
      database = await prepare();
      store = await openForTest(database);
      await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
    });

    describe("of a new order", () => {
      test("every order has a mail to the customer and one to the seller, due at once", async () => {
        await store.saveOrders([newOrder({ sellerAddress: "kitchen@example.com" })]);
        expect(await claim()).toEqual([
          { ...firstClaim, kind: "customer", recipient: "ruth@example.com" },
          { ...firstClaim, kind: "seller", recipient: "kitchen@example.com" },
        ]);
      });

      test("an order that is not stored has no mails", async () => {
        await store.saveOrders([newOrder({ idempotencyKey: "ruth-1" })]);
        await store.saveCatalogue({ catalogue: renamed, after: 1, savedAt: 2 });
        const repeated = newOrder({ number: "100000002", idempotencyKey: "ruth-1" });
        const reused = { ...repeated, number: "100000003", contentHash: "other" };
        const numberTaken = newOrder({ catalogueVersion: 2 });
        const outdated = newOrder({ number: "100000004" });
        const outcomes = await store.saveOrders([repeated, reused, numberTaken, outdated]);
        expect(outcomes.map(({ kind }) => kind)).toEqual([
          "repeated",
          "key-reused",
          "number-taken",
          "catalogue-changed",
        ]);
        expect(namesOf(await claim())).toEqual(["100000001 customer", "100000001 seller"]);
      });

      test("a batch that is not written has no mails", async () => {
        const broken = newOrder({
          number: "100000002",
          catalogueVersion: 1,
          week: undefined as never,
        });
        await expect(store.saveOrders([newOrder(), broken])).rejects.toThrow();
        expect(await store.countMails()).toEqual({ waiting: 0, dead: 0, waitingSince: undefined });
      });

      test("if the mails cannot be written, the order is not written either", async () => {
        const unaddressed = newOrder({ sellerAddress: null as never });
        await expect(store.saveOrders([unaddressed])).rejects.toThrow();
        expect((await ordersOfWeek(store, unaddressed.week)).orders).toEqual([]);
        expect(await claim()).toEqual([]);
      });
    });

    describe("that are claimed", () => {
      test("a claimed mail cannot be claimed by another store", async () => {
        await saveOrders(1);
        const another = await openForTest(database);
        expect(await claim()).toHaveLength(2);
        expect(await claim(another)).toEqual([]);
        expect(await claim()).toEqual([]);
      });

      test("stores that claim at the same time never get the same mail", async () => {
        await saveOrders(20);
        const stores = [store, await openForTest(database), await openForTest(database)];
        const claimed = await Promise.all(
          Array.from({ length: 30 }, (_, index) =>
            claim(stores[index % stores.length], { limit: 3 }),
          ),
        );
        const names = claimed.flatMap(namesOf);
        expect(new Set(names).size).toBe(names.length);
        const left = namesOf(await claim());
        expect(names.length + left.length).toBe(40);
      });

      test("a claim has at most `limit` mails, those due longest first", async () => {
        await saveOrders(2);
        await store.saveOrders([newOrder({ number: "900000000", receivedAt: monday - 1 })]);
        expect(namesOf(await claim(store, { limit: 3 }))).toEqual([
          "900000000 customer",
          "900000000 seller",
          "100000001 customer",
        ]);
      });

      test("a mail whose claim expired is due again", async () => {
        await saveOrders(1);
        await claim();
        expect(await claim(store, { now: monday + 3 * minute - 1 })).toEqual([]);
        const again = await claim(store, { now: monday + 3 * minute });
        expect(again.map(({ attempts }) => attempts)).toEqual([2, 2]);
      });

      test("a mail that is not due yet is not claimed", async () => {
        await saveOrders(1);
        expect(await claim(store, { now: monday - 1 })).toEqual([]);
      });
    });

    describe("that are sent or fail", () => {
      test("a sent mail is not due again and has the time of sending", async () => {
        await saveOrders(1);
        const { id } = await claimOne("one");
        await store.markMailSent({ id, sentAt: monday + 7 });
        expect(await claim(store, { now: monday + 99 * minute })).toHaveLength(1);
        expect(await store.listMails({ status: "sent", limit: 9 })).toMatchObject([
          { id, status: "sent", sentAt: monday + 7, attempts: 1, lastError: undefined },
        ]);
      });

      test("a failed mail waits until its next attempt and has the reason", async () => {
        await saveOrders(1);
        const { id } = await claimOne("one");
        const nextAttemptAt = monday + minute;
        await store.markMailFailed({ ...failure, id, reason: "nobody answers", nextAttemptAt });
        expect((await claim()).map((mail) => mail.id)).not.toContain(id);
        const waiting = await store.listMails({ status: "waiting", limit: 9 });
        expect(waiting[0]).toMatchObject({ id, nextAttemptAt, lastError: "nobody answers" });
        const again = await claim(store, { now: nextAttemptAt });
        expect(again).toMatchObject([{ id, attempts: 2, waitingSince: monday }]);
      });

      test("a dead mail is not due again", async () => {
        await saveOrders(1);
        const { id } = await claimOne("one");
        await store.markMailFailed({ ...failure, id, reason: "550 unknown" });
        const due = await claim(store, { now: monday + 99 * minute });
        expect(due.map(({ kind }) => kind).toSorted()).toEqual(["seller", "undelivered"]);
        expect(await store.listMails({ status: "dead", limit: 9 })).toMatchObject([
          { id, status: "dead", lastError: "550 unknown" },
        ]);
      });

      test("an expired claim cannot mark a mail as failed, but can mark it as sent", async () => {
        await saveOrders(1);
        const later = monday + 3 * minute;
        const { id } = await claimOne("slow");
        expect(await claimOne("quick", later)).toMatchObject({ id });
        await store.markMailFailed({ ...failure, id, token: "slow" });
        expect(await store.countMails()).toMatchObject({ waiting: 2, dead: 0 });
        await store.markMailSent({ id, sentAt: later });
        await store.markMailFailed({ ...failure, id, token: "quick" });
        expect(await store.countMails()).toMatchObject({ waiting: 1, dead: 0 });
      });

      test("mails are counted, with the time since which the oldest has waited", async () => {
        await saveOrders(2);
        const { id } = await claimOne("one");
        await store.markMailFailed({ ...failure, id });
        const since = { waitingSince: monday, deadSince: monday };
        expect(await store.countMails()).toEqual({ waiting: 4, dead: 1, ...since });
      });
    });

    describe("that are retried by hand", () => {
      const retriedAt = monday + 99 * minute;

      test("dead, sent and waiting mails are due as if they were new", async () => {
        await saveOrders(2);
        const [dead, sent, waiting] = await claim(store, { token: "one" });
        await store.markMailFailed({ ...failure, id: dead?.id ?? 0 });
        await store.markMailSent({ id: sent?.id ?? 0, sentAt: monday });
        const nextAttemptAt = retriedAt + minute;
        await store.markMailFailed({ ...failure, id: waiting?.id ?? 0, nextAttemptAt });
        for (const mail of [dead, sent, waiting]) {
          expect(await store.retryMails({ now: retriedAt, which: { id: mail?.id ?? 0 } })).toBe(1);
        }
        const again = await claim(store, { now: retriedAt });
        expect(again.filter((mail) => mail.attempts === 1)).toMatchObject(
          [dead, sent, waiting].map((mail) => ({ id: mail?.id, waitingSince: retriedAt })),
        );
      });

      test("all dead mails are due again, those to the seller at a new address", async () => {
        await saveOrders(2);
        for (const { id } of await claim(store, { token: "one" })) {
          await store.markMailFailed({ ...failure, id });
        }
        const to = { recipient: "new@example.com", kinds: ["seller"] } as const;
        const which = { status: "dead" } as const;
        expect(await store.retryMails({ now: retriedAt, which, to })).toBe(4);
        const again = await claim(store, { now: retriedAt });
        expect(new Set(again.map(({ kind, recipient }) => `${kind} ${recipient}`))).toEqual(
          new Set(["customer ruth@example.com", "seller new@example.com"]),
        );
      });

      test("an unknown mail retries nothing", async () => {
        expect(await store.retryMails({ now: monday, which: { id: 7 } })).toBe(0);
      });
    });
  });
}
