import { describe, expect, test } from "vitest";
import { deviceStatus } from "#domain/order-log/device.ts";
import { cancelled, markOf, packed, undo } from "#domain/testing/desk-log.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { type DatabaseUnderTest, openForTest, openWithOrders } from "./database-under-test.ts";
import { closed } from "./message-suite.ts";

const now = newOrder().receivedAt;
const minute = 60_000;
const ahead = now + 48 * 60 * minute;

/** The part of the contract about a clock that was ahead by two days and is right again. */
export function clockSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("what was stored while the clock was ahead", () => {
    test("a mail, and a claim of a process that has ended, do not wait until then", async () => {
      const order = { receivedAt: ahead, mostInAnHour: 1 };
      const store = await openWithOrders(await prepare(), [newOrder(order)]);
      const claim = (token: string, at: number) =>
        store.claimMails({ now: at, limit: 9, claimedUntil: at + 3 * minute, token });
      expect(await claim("ahead", ahead)).toHaveLength(2);
      expect(await claim("right", now)).toHaveLength(2);
      expect(await claim("again", now)).toEqual([]);
      // Nor does the customer wait for two days to order again.
      expect(await store.saveOrders([newOrder({ number: "100000002", mostInAnHour: 1 })])).toEqual([
        { kind: "stored", number: "100000002" },
      ]);
    });

    test("is found among what was stored since, orders and events alike", async () => {
      const store = await openWithOrders(await prepare(), []);
      expect(await store.latestStoredAt()).toBeUndefined();
      await store.saveOrders([newOrder()]);
      expect(await store.latestStoredAt()).toBe(now);
      await store.mark({ ...markOf("ahead", cancelled), at: ahead });
      await store.mark({ ...markOf("right", undo("ahead"), { event: 1 }), at: now });
      await store.saveOrders([newOrder({ number: "100000002" })]);
      expect(await store.latestStoredAt()).toBe(ahead);
    });

    test("the weeks that the seller has worked on are known apart, and a decision about a future week does not count as work", async () => {
      const store = await openWithOrders(await prepare(), []);
      expect(await store.seenTime()).toEqual({
        latestAt: undefined,
        workedOn: undefined,
        newest: [],
      });
      const weeks = ["2026-01-07", "2026-01-14", "2026-01-21"];
      await store.saveOrders(
        weeks.flatMap((week, index) =>
          [0, 1].map((each) =>
            newOrder({ number: `10000000${String(1 + 2 * index + each)}`, week }),
          ),
        ),
      );
      const newest = ["2026-01-21", "2026-01-14"];
      expect(await store.seenTime()).toEqual({ latestAt: now, workedOn: undefined, newest });
      await store.mark({ ...markOf("packed", packed), at: now });
      await store.mark({ ...markOf("cancelled", cancelled), orderNumber: "100000005", at: now });
      expect(await store.seenTime()).toMatchObject({ workedOn: "2026-01-07" });
      await store.mark({
        ...markOf("closed", cancelled),
        orderNumber: null,
        week: "2026-01-14",
        action: { kind: "week-closed" },
        at: now + minute,
      });
      expect(await store.seenTime()).toEqual({
        latestAt: now + minute,
        workedOn: "2026-01-14",
        newest,
      });
    });

    test("a claim of that time does not keep a mail from being withdrawn or sent again", async () => {
      const store = await openWithOrders(await prepare(), [newOrder()]);
      const due = { kind: "change", recipient: "ruth@example.com", dueAt: now } as const;
      await store.mark({ ...markOf("cancel", cancelled), at: now, mails: [due] });
      const recipient = { orderNumber: "100000001", revision: 0, email: "ruth@example.com" };
      await store.saveMessage(closed({ at: now, dueAt: now, recipients: [recipient] }));
      const claimed = await store.claimMails({
        now: ahead,
        limit: 9,
        claimedUntil: ahead + 3 * minute,
        token: "ahead",
      });
      expect(claimed).toHaveLength(4);
      await store.mark({
        ...markOf("undo", undo("cancel"), { event: 1 }),
        at: now,
        mails: [due],
      });
      const message = await store.withdrawMessage({ actionId: "closed", now });
      expect(message).toMatchObject({ waiting: 0, withdrawn: 1 });
      const mails = await store.mailsOfOrder("100000001");
      expect(mails.find(({ eventId }) => eventId === 1)).toMatchObject({ status: "withdrawn" });
      const again = { now, which: { status: "waiting" }, sparesClaimed: true } as const;
      expect(await store.retryMails(again)).toBe(3);
    });

    test("a link and a session do not hold, and when a device was seen is corrected", async () => {
      const store = await openForTest(await prepare());
      const link = { role: "owner", by: null } as const;
      const add = (codeHash: string, at: number) =>
        store.addDeviceLink({
          ...link,
          codeHash,
          createdAt: at,
          expiresAt: at + 10 * minute,
          sessionEndsAt: at + 1_000 * minute,
        });
      const redeem = (codeHash: string, at: number) =>
        store.redeemDeviceLink({ codeHash, sessionHash: `session of ${codeHash}`, name: "", at });
      await add("ahead", ahead);
      expect(await redeem("ahead", now)).toEqual({ kind: "expired" });
      expect(await redeem("ahead", ahead)).toMatchObject({ kind: "linked" });
      await add("right", now);
      expect(await redeem("right", now)).toMatchObject({ kind: "linked" });
      await add("unused", now);
      expect(await redeem("unused", now)).toMatchObject({ kind: "linked" });
      for (const id of [2, 3]) await store.noteDeviceSeen({ id, at: ahead });
      await store.noteDeviceSeen({ id: 2, at: now });
      const devices = await store.listDevices();
      expect(devices.map((device) => deviceStatus(device, now)).toSorted()).toEqual([
        "active",
        "active",
        "ended",
      ]);
      for (const id of [2, 3])
        expect(devices.find((each) => each.id === id)).toMatchObject({ lastSeenAt: now });
    });
  });
}
