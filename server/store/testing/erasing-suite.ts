import { beforeEach, describe, expect, test } from "vitest";
import type { OrderAction, UndoAction } from "#domain/order-log/mark.ts";
import {
  cancelled,
  handedOver,
  markOf,
  packed,
  received,
  restored,
  undo,
} from "#domain/testing/desk-log.ts";
import type { EraseRequest } from "#server/store/erasing/erase-request.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { type DatabaseUnderTest, newestOrder, openWithOrders } from "./database-under-test.ts";

const ruths = newOrder({ idempotencyKey: "ruth-1", contentHash: "hash of the first" });
const { number: orderNumber, receivedAt } = ruths;
const { phoneNumber, name, email } = ruths.order.customerData;
const minute = 60_000;
const monday = receivedAt + 7 * 24 * 60 * minute;
/** Everything that Ruth ordered is over, unless a test says otherwise. */
const ofRuth: EraseRequest = {
  which: { numbers: [orderNumber] },
  overBefore: "2026-01-08",
  now: monday,
  deviceId: null,
};

/** The part of the contract about erasing customers. */
export function erasingSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("erasing customers", () => {
    let store: Store;
    const press = (actionId: string, action: OrderAction | UndoAction, number = orderNumber) =>
      store.mark({
        ...markOf(actionId, action, { event: 1_000 }),
        orderNumber: number,
        at: monday,
      });

    beforeEach(async () => {
      store = await openWithOrders(await prepare(), [ruths]);
    });

    test("an order that is still to be handed over stays, and so does one about which a mail is being sent", async () => {
      const later = { ...ofRuth, overBefore: "2026-01-07" };
      const claim = { now: monday, claimedUntil: monday + minute, limit: 9, token: "one" };
      const [mail] = await store.claimMails({
        ...claim,
        groups: [{ kinds: ["customer"], limit: 9 }],
      });
      expect(await store.eraseOrders(later)).toEqual({
        erased: [],
        left: [{ number: orderNumber, why: "open" }],
      });
      await press("hand over", handedOver);
      expect(await store.eraseOrders(later)).toEqual({
        erased: [],
        left: [{ number: orderNumber, why: "mailing" }],
      });
      expect((await newestOrder(store, orderNumber)).stored.order.customerData.name).toBe(name);
      await store.markMailSent({ id: mail?.id ?? 0, sentAt: monday });
      expect(await store.eraseOrders(later)).toEqual({ erased: [orderNumber], left: [] });
      expect(await store.eraseOrders(later)).toEqual({ erased: [], left: [] });
      expect(await store.erasedAmong([orderNumber, "999999999"])).toEqual([orderNumber]);
    });

    test("an order that comes while its customer is erased is erased as a whole or stays as a whole", async () => {
      const coming = Array.from({ length: 12 }, (_, index) =>
        newOrder({
          number: String(200_000_001 + index),
          week: index % 2 === 0 ? "2026-01-07" : "2026-01-14",
        }),
      );
      await Promise.all([
        ...coming.slice(0, 6).map((order) => store.saveOrder(order)),
        store.eraseOrders(ofRuth),
        ...coming.slice(6).map((order) => store.saveOrder(order)),
      ]);
      for (const { number, week } of coming) {
        const { stored, state } = await newestOrder(store, number);
        const mails = await store.mailsOfOrder(number);
        const isErased = stored.order.customerData.name === "-";
        expect(state.isErased).toBe(isErased);
        expect(stored.order.customerData.phoneNumber).toBe(isErased ? "" : phoneNumber);
        expect(mails.map(({ status }) => status)).toEqual(
          isErased ? ["withdrawn", "withdrawn"] : ["waiting", "waiting"],
        );
        if (week === "2026-01-14") expect(isErased).toBe(false);
      }
    });

    test("afterward nothing brings the customer back: no note, no change, no mail; money is still counted", async () => {
      await press("cancel", cancelled);
      await press("note", { kind: "note", text: "גרה בקומה שנייה" });
      await store.eraseOrders(ofRuth);
      const note: OrderAction = { kind: "note", text: "רות כהן, מרחוב הזית" };
      for (const [actionId, action] of [
        ["a", note],
        ["b", restored],
        ["c", undo("cancel")],
        ["d", undo("note")],
        ["e", { kind: "moved", toWeek: "2026-01-14" }],
      ] as const)
        expect(await press(actionId, action)).toMatchObject({ kind: "erased" });
      expect(await store.changeOrder(newRevision({ at: monday }))).toMatchObject({
        kind: "erased",
      });
      for (const [actionId, action] of [
        ["f", received(100)],
        ["g", undo("f")],
        ["h", packed],
        ["i", received(40, "cash")],
      ] as const)
        expect(await press(actionId, action)).toMatchObject({ kind: "recorded" });
      expect((await newestOrder(store, orderNumber)).state).toMatchObject({
        isErased: true,
        isCancelled: true,
        received: 4_000,
      });
      expect(await store.retryMails({ now: monday, which: { status: "withdrawn" } })).toBe(0);
      const [mail] = await store.mailsOfOrder(orderNumber);
      const again = { id: mail?.id ?? 0, recipient: email, now: monday };
      expect(await store.sendMailAgain(again)).toMatchObject({
        recipient: "-",
        status: "withdrawn",
      });
      expect(
        await store.claimMails({
          now: monday + 60 * minute,
          claimedUntil: monday + 61 * minute,
          limit: 9,
          token: "two",
        }),
      ).toEqual([]);
    });

    test("an order that is sent once more after it was erased stays the same order", async () => {
      await store.eraseOrders(ofRuth);
      expect(await store.saveOrders([ruths])).toMatchObject([
        { kind: "repeated", earlier: { number: orderNumber } },
      ]);
    });

    test("a message goes with the last of those who got it", async () => {
      const { customerData } = ruths.order;
      const other = {
        ...customerData,
        phoneNumber: "0540000001",
        email: "dan@example.com",
        name: "דן",
      };
      await store.saveOrders([
        newOrder({ number: "100000002", order: { ...ruths.order, customerData: other } }),
      ]);
      const week = "2026-01-07";
      const text = { he: "שלום לרות ולדן", en: "" };
      await store.saveMessage({
        actionId: "message",
        deviceId: null,
        at: 1,
        dueAt: 1,
        week,
        place: null,
        subject: text,
        text,
        recipients: [orderNumber, "100000002"].map((number) => ({
          orderNumber: number,
          revision: 0,
          email,
        })),
      });
      await store.eraseOrders(ofRuth);
      expect(await store.messagesOfWeek(week)).toMatchObject([{ text }]);
      expect(await store.weeksWithCustomers("2026-01-08")).toEqual([week]);
      expect(await store.weeksWithCustomers(week)).toEqual([]);
      await store.eraseOrders({ ...ofRuth, which: { week } });
      expect(await store.messagesOfWeek(week)).toMatchObject([{ text: { he: "", en: "" } }]);
      expect(await store.weeksWithCustomers("2026-01-08")).toEqual([]);
    });
  });
}
