import { beforeEach, describe, expect, test } from "vitest";
import type { AskingWay } from "#domain/order-log/desk-event.ts";
import type { OrderAction, UndoAction } from "#domain/order-log/mark.ts";
import { cancelled, markOf, received, undo } from "#domain/testing/desk-log.ts";
import type { ClaimedMail, NewEventMail } from "#server/store/mails/outbox.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { type DatabaseUnderTest, openForTest, openWithOrders } from "./database-under-test.ts";

const ruths = newOrder();
const orderNumber = ruths.number;
const minute = 60_000;
/** When everything is pressed, a day after the order. */
const tuesday = ruths.receivedAt + 24 * 60 * minute;
const dueAt = tuesday + 2 * minute;
const toCustomer: NewEventMail = { kind: "change", recipient: "ruth@example.com", dueAt };
const toSeller: NewEventMail = { kind: "seller-change", recipient: "cook@example.com", dueAt };

/** The part of the contract about mails about events. */
export function eventMailSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("mails about events", () => {
    let database: DatabaseUnderTest;
    let store: Store;

    const press = async (
      actionId: string,
      action: OrderAction | UndoAction,
      mails: readonly NewEventMail[] = [toCustomer],
    ) => {
      const { state } = (await store.findWorkingOrder(orderNumber)) ?? expect.fail("no order");
      const seen = { event: state.lastEvent };
      return store.mark({ ...markOf(actionId, action, seen), at: tuesday, mails });
    };
    /** Claims what is due after the two minutes. */
    const claim = (now = dueAt) =>
      store.claimMails({ now, limit: 99, claimedUntil: now + 3 * minute, token: "one" });
    const send = async (mails: readonly ClaimedMail[]) => {
      for (const { id } of mails) await store.markMailSent({ id, sentAt: dueAt });
    };
    /** The mails about events: the action, the kind and the status. */
    const told = async () => {
      const events = await store.eventsOfOrder(orderNumber);
      const actions = new Map(events.map(({ id, actionId }) => [id, actionId]));
      return (await store.mailsOfOrder(orderNumber)).flatMap(({ eventId, kind, status }) =>
        eventId === null ? [] : [`${actions.get(eventId) ?? "?"} ${kind} ${status}`],
      );
    };

    beforeEach(async () => {
      database = await prepare();
      store = await openWithOrders(database, [ruths]);
      const { receivedAt } = ruths;
      const own = { now: receivedAt, limit: 99, claimedUntil: receivedAt + 1, token: "own" };
      await send(await store.claimMails(own));
    });

    test("are withdrawn however often an event was undone and done again", async () => {
      await press("cancel", cancelled);
      const [event] = await store.eventsOfOrder(orderNumber);
      const { id, week } = event ?? expect.fail("no event");
      await database.execute(`
        insert into events (at, pressed_at, action_id, week, order_number, kind, undoes)
        with recursive series(i) as (select 1 union all select i + 1 from series where i < 33000)
        select 1, 1, 'undo ' || i, '${week}', '${orderNumber}', 'undone', ${String(id)} + i - 1
        from series order by i`);
      expect(await press("last", undo("undo 33000"))).toMatchObject({ kind: "recorded" });
      expect(await told()).toEqual(["cancel change withdrawn"]);
    });

    test("are stored with their event, wait until they are due, and name the revision of the order", async () => {
      await store.changeOrder(newRevision({ at: tuesday, mails: [toCustomer, toSeller] }));
      expect(await claim(dueAt - 1)).toEqual([]);
      const [event] = await store.eventsOfOrder(orderNumber);
      const about = { orderNumber, eventId: event?.id, messageId: null, revision: 1 };
      expect(await claim()).toMatchObject([
        { ...about, kind: "change", recipient: "ruth@example.com", waitingSince: dueAt },
        { ...about, kind: "seller-change", recipient: "cook@example.com" },
      ]);
    });

    test("of a press that is repeated are stored once, and of one that is not recorded not at all", async () => {
      await press("a", cancelled);
      expect(await press("a", cancelled)).toMatchObject({ kind: "repeated" });
      expect(await press("b", undo("nothing"))).toMatchObject({ kind: "nothing-to-undo" });
      expect(await told()).toEqual(["a change waiting"]);
    });

    test("are withdrawn by an undo, all in its transaction, and the undo needs no mail", async () => {
      await press("a", cancelled, [toCustomer, toSeller]);
      await press("b", undo("a"));
      expect(await told()).toEqual(["a change withdrawn", "a seller-change withdrawn"]);
      expect(await claim(dueAt + 9 * minute)).toEqual([]);
      expect(await store.countMails()).toMatchObject({ waiting: 0, dead: 0 });
      await press("c", undo("b"));
      expect(await told()).toContain("c change waiting");
    });

    test("that were sent are followed by the mail of the undo, and only of the kinds that were sent", async () => {
      await press("a", cancelled);
      await send(await claim());
      await press("b", undo("a"), [toCustomer, toSeller]);
      expect(await told()).toEqual(["a change sent", "b change waiting"]);
    });

    test("that are being sent are not withdrawn by an undo, and are not tried again once they are over", async () => {
      await press("a", cancelled);
      const [mail] = await claim();
      await store.mark({
        ...markOf("b", undo("a"), { event: 1 }),
        at: dueAt + 1,
        mails: [{ ...toCustomer, dueAt: dueAt + 2 * minute }],
      });
      expect(await told()).toEqual(["a change waiting", "b change waiting"]);
      const failure = { id: mail?.id ?? 0, token: "one", now: dueAt + 2, reason: "451" };
      await store.markMailFailed({ ...failure, nextAttemptAt: dueAt + 3, isOver: true });
      expect(await told()).toEqual(["a change withdrawn", "b change waiting"]);
      await store.retryMails({ now: dueAt, which: { id: mail?.id ?? 0 } });
      expect(await told()).toContain("a change withdrawn");
    });

    test("that ask for money are made once a day, by two devices at once, and not for what is paid", async () => {
      const other = await openForTest(database);
      const ask = (actionId: string, by: AskingWay = "mail", at = tuesday, from = store) =>
        from.mark({
          ...markOf(actionId, { kind: "asked", by }),
          at,
          mails: [{ kind: "request", recipient: "ruth@example.com", dueAt: at + 2 * minute }],
        });
      const both = await Promise.all([ask("phone"), ask("laptop", "mail", tuesday, other)]);
      expect(both.map(({ kind }) => kind).toSorted()).toEqual(["outdated", "recorded"]);
      const [first] = await store.eventsOfOrder(orderNumber);
      const asked = first?.actionId ?? "";
      expect(await told()).toEqual([`${asked} request waiting`]);
      expect((await ask(asked)).kind).toBe("repeated");

      // Withdrawn in time it was never asked; sent it was, although it is undone.
      await press("undo", undo(asked), []);
      expect(await store.findWorkingOrder(orderNumber)).toMatchObject({ state: { askedAt: null } });
      expect((await ask("again", "mail", tuesday - 2 * minute)).kind).toBe("recorded");
      await send(await claim());
      const tooLate = { ...markOf("undo too late", undo("again")), at: tuesday + 2 * minute };
      await store.mark({ ...tooLate, mails: [] });
      expect((await ask("soon")).kind).toBe("outdated");
      expect((await ask("wanted", "again")).kind).toBe("recorded");
      expect(await press("redo", undo("undo"), [toCustomer])).toMatchObject({
        kind: "nothing-to-undo",
      });
      expect(await told()).toEqual([
        `${asked} request withdrawn`,
        "again request sent",
        "wanted request waiting",
      ]);
      const { state } = (await store.findWorkingOrder(orderNumber)) ?? expect.fail("no order");
      expect(state.askedAt).toBe(tuesday);

      // The worker finds the payment when it is the turn of the mail.
      await press("paid", received(state.due / 100), []);
      const [waiting] = await claim();
      const failure = { id: waiting?.id ?? 0, token: "one", now: dueAt, reason: "nothing to tell" };
      await store.markMailFailed({ ...failure, nextAttemptAt: dueAt + minute, isOver: true });
      expect(await told()).toContain("wanted request withdrawn");
      const tomorrow = tuesday + 24 * 60 * minute;
      expect((await ask("paid", "mail", tomorrow)).kind).toBe("action-reused");
      expect((await ask("tomorrow", "mail", tomorrow)).kind).toBe("outdated");
      await press("not paid", undo("paid"), []);
      expect((await ask("tomorrow", "mail", tomorrow)).kind).toBe("recorded");
    });

    test("of an undo on another connection while the outbox claims are either withdrawn or claimed", async () => {
      const other = await openForTest(database);
      for (let round = 0; round < 10; round += 1) {
        const actionId = `cancel-${String(round)}`;
        await press(actionId, cancelled);
        const { state } = (await store.findWorkingOrder(orderNumber)) ?? expect.fail("no order");
        const undoing = markOf(`undo-${String(round)}`, undo(actionId), {
          event: state.lastEvent,
        });
        const [claimed] = await Promise.all([
          claim(),
          other.mark({ ...undoing, at: dueAt, mails: [toCustomer] }),
        ]);
        const statuses = await told();
        const isClaimed = claimed.some(({ kind }) => kind === "change");
        expect(statuses.includes(`${actionId} change withdrawn`)).toBe(!isClaimed);
        expect(statuses.includes(`undo-${String(round)} change waiting`)).toBe(isClaimed);
        await send([...claimed, ...(await claim(dueAt + 9 * minute))]);
      }
    });

    test("go to the address that the seller corrected, and to a new one of the customer's own", async () => {
      const confirmation = await store.findMail({ orderNumber, kind: "customer" });
      const corrected = { id: confirmation?.id ?? 0, recipient: "ruth@example.net", now: tuesday };
      await store.sendMailAgain(corrected);
      await press("a", cancelled);
      await press("b", undo("a"), []);
      await press("c", cancelled, [{ ...toCustomer, recipient: "new@example.com" }]);
      const mails = await store.mailsOfOrder(orderNumber);
      expect(mails.filter(({ kind }) => kind === "change").map((mail) => mail.recipient)).toEqual([
        "ruth@example.net",
        "new@example.com",
      ]);
    });

    test("that cannot be delivered are reported to the seller, each by a mail of its own", async () => {
      await press("a", cancelled);
      const [mail] = await claim();
      const failure = { id: mail?.id ?? 0, token: "one", now: dueAt, reason: "550 5.1.1" };
      await store.markMailFailed({ ...failure, nextAttemptAt: undefined });
      expect(await told()).toEqual(["a change dead", "a undelivered waiting"]);
      const [report] = await claim();
      expect(report).toMatchObject({ kind: "undelivered", eventId: mail?.eventId, revision: 0 });
      expect(await store.customerMails({ status: "dead", limit: 9 })).toMatchObject([
        { kind: "change", orderNumber },
      ]);
      await store.sendMailAgain({ id: failure.id, recipient: "ruth@example.net", now: dueAt });
      expect(await told()).toEqual(["a change waiting"]);
    });

    test("an order without an email address has only the seller's mail", async () => {
      const { order } = ruths;
      const customerData = { ...order.customerData, email: "" };
      const byPhone = ["2", "3", "4"].map((last) =>
        newOrder({ number: `10000000${last}`, order: { ...order, customerData } }),
      );
      await store.saveOrders([...byPhone, newOrder({ number: "100000005" })]);
      const kinds = await Promise.all(
        [...byPhone.map(({ number }) => number), "100000005"].map(async (number) =>
          (await store.mailsOfOrder(number)).map(({ kind }) => kind),
        ),
      );
      expect(kinds).toEqual([["seller"], ["seller"], ["seller"], ["customer", "seller"]]);
    });

    test.each([
      "update mails set event_id = null where kind = 'change'",
      "update mails set revision = null where kind = 'change'",
      "update mails set event_id = 1 where kind = 'customer'",
      "update mails set event_id = 99 where kind = 'change'",
      "update mails set kind = 'message' where kind = 'change'",
      "update mails set status = 'eaten'",
      "insert into mails (order_number, kind, recipient, status, attempts, next_attempt_at, claimed_until, waiting_since, created_at, event_id, revision) select order_number, kind, recipient, status, attempts, next_attempt_at, claimed_until, waiting_since, created_at, event_id, revision from mails where kind = 'change'",
    ])("the database rejects what cannot be: %s", async (statement) => {
      await press("a", cancelled);
      await expect(database.execute(statement)).rejects.toThrow();
    });
  });
}
