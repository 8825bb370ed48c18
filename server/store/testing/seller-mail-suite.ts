import { beforeEach, describe, expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { MailClaim } from "#server/store/mails/outbox.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { type DatabaseUnderTest, openForTest } from "./database-under-test.ts";

/** When Ruth's order was received. */
const monday = newOrder().receivedAt;
const minute = 60_000;
const retriedAt = monday + 99 * minute;

/** The part of the contract about mails to the seller. */
export function sellerMailSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("mails to the seller", () => {
    let store: Store;

    const claim = (changes: Partial<MailClaim>) =>
      store.claimMails({
        now: monday,
        limit: 100,
        claimedUntil: monday + 3 * minute,
        token: "one",
        ...changes,
      });
    /** Stores orders and claims the first mail, a confirmation; gives its id. */
    const claimConfirmation = async (orders = 1): Promise<number> => {
      await store.saveOrders(
        Array.from({ length: orders }, (_, index) =>
          newOrder({ number: String(100_000_001 + index) }),
        ),
      );
      const [mail] = await claim({ limit: 1 });
      if (mail?.kind !== "customer") throw new Error("no confirmation is due");
      return mail.id;
    };
    const reported = () => store.findMail({ orderNumber: "100000001", kind: "undelivered" });

    beforeEach(async () => {
      store = await openForTest(await prepare());
      await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
    });

    test("a confirmation that becomes dead is reported to her in the same transaction, another mail is not", async () => {
      await store.saveOrders([newOrder({ sellerAddress: "kitchen@example.com" })]);
      const [customer, seller] = await claim({ token: "one" });
      const failure = { token: "one", now: monday + 7, reason: "no" };
      const later = monday + minute;
      await store.markMailFailed({ ...failure, id: seller?.id ?? 0, nextAttemptAt: later });
      expect(await reported()).toBeUndefined();
      await store.markMailFailed({ ...failure, id: customer?.id ?? 0, nextAttemptAt: undefined });
      expect(await reported()).toMatchObject({
        recipient: "kitchen@example.com",
        status: "waiting",
        attempts: 0,
        nextAttemptAt: monday + 7,
        createdAt: monday + 7,
      });
      const [report] = await claim({ now: monday + 7 });
      expect(report).toMatchObject({
        kind: "undelivered",
        attempts: 1,
        waitingSince: monday + 7,
      });
    });

    test("a confirmation that becomes dead again is reported again", async () => {
      const id = await claimConfirmation();
      const failure = { id, reason: "no", nextAttemptAt: undefined };
      await store.markMailFailed({ ...failure, token: "one", now: monday });
      const first = await reported();
      await store.markMailSent({ id: first?.id ?? 0, sentAt: monday });
      await store.retryMails({ now: monday, which: { id } });
      await claim({ token: "two" });
      const again = monday + minute;
      await store.markMailFailed({ ...failure, token: "two", now: again });
      expect(await reported()).toMatchObject({
        id: first?.id,
        status: "waiting",
        createdAt: again,
        sentAt: undefined,
      });
    });

    test("her waiting mails are redirected to another address, due at once, and no others", async () => {
      const id = await claimConfirmation(3);
      const failure = { token: "one", now: monday, reason: "no", nextAttemptAt: undefined };
      await store.markMailFailed({ ...failure, id });
      const sent = await store.findMail({ orderNumber: "100000002", kind: "seller" });
      await store.markMailSent({ id: sent?.id ?? 0, sentAt: monday });
      const to = { recipient: "new@example.com", now: monday + minute };
      expect(await store.redirectSellerMails(to)).toBe(3);
      expect(await store.redirectSellerMails(to)).toBe(0);
      const waiting = await store.listMails({ status: "waiting", limit: 9 });
      const byAddress = Map.groupBy(waiting, ({ recipient }) => recipient);
      expect(
        byAddress.get("new@example.com")?.map(({ kind, nextAttemptAt }) => [kind, nextAttemptAt]),
      ).toEqual([
        ["undelivered", to.now],
        ["seller", to.now],
        ["seller", to.now],
      ]);
      expect(byAddress.get("ruth@example.com")).toHaveLength(2);
      expect((await store.listMails({ status: "sent", limit: 9 }))[0]?.recipient).toBe(
        "cook@soup-kitchen.example",
      );
    });

    test("a confirmation takes back the report that it is undelivered, unless that was sent", async () => {
      const id = await claimConfirmation();
      const failure = { id, now: monday, reason: "no", nextAttemptAt: undefined };
      await store.markMailFailed({ ...failure, token: "one" });
      expect(await reported()).toMatchObject({ status: "waiting" });
      await store.retryMails({ now: retriedAt, which: { id } });
      expect(await reported()).toBeUndefined();

      await claim({ token: "two", now: retriedAt });
      await store.markMailFailed({ ...failure, token: "two" });
      await store.markMailSent({ id: (await reported())?.id ?? 0, sentAt: retriedAt });
      await store.retryMails({ now: retriedAt, which: { id } });
      expect(await reported()).toMatchObject({ status: "sent" });
    });
  });
}
