import { beforeEach, describe, expect, test } from "vitest";
import type { OrderAction } from "#domain/order-log/mark.ts";
import { foldOrder, type OrderState } from "#domain/order-log/order-state.ts";
import {
  type ActionEntry,
  cancelled,
  handedOver,
  markOf,
  notPacked,
  packed,
  received,
  ruthsOpening,
  undo,
} from "#domain/testing/desk-log.ts";
import type { NewMark } from "#server/store/log/event-log.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { findOrder } from "#server/testing/stored-orders.ts";
import { type DatabaseUnderTest, openForTest, openWithOrders } from "./database-under-test.ts";
import { markSeen } from "./mark-seen.ts";

const week = "2026-01-07";
const nextWeek = "2026-01-14";
const ruths = newOrder();
const total = ruths.order.orderTotal;
const thursday = Date.UTC(2026, 0, 8, 9);

/** A mark about Ruth's order, with the time at which the server gets it. */
const pressed = (...press: Parameters<typeof markOf>) => ({ ...markOf(...press), at: thursday });
/** The part of the contract about the seller's log. */
export function eventLogSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("the seller's log", () => {
    let database: DatabaseUnderTest;
    let store: Store;

    const stateOf = async (number = ruths.number, from = store): Promise<OrderState> => {
      const { orders } = await from.readWeek(week);
      const found = orders.find(({ stored }) => stored.number === number);
      if (found === undefined) throw new Error(`no order ${number} in the week`);
      return found.state;
    };
    /** Presses with everything before them on the screen. */
    const pressInTurn = async (...presses: readonly ActionEntry[]) => {
      for (const entry of presses)
        expect(await markSeen(store, entry, thursday)).toMatchObject({ kind: "recorded" });
    };

    beforeEach(async () => {
      database = await prepare();
      store = await openWithOrders(database, [ruths]);
    });

    test("a new order is in its week, with nothing done and everything to pay", async () => {
      const { orders, unreadable, state, cursor } = await store.readWeek(week);
      expect(orders).toEqual([
        {
          stored: await findOrder(store, ruths.number),
          position: 1,
          state: foldOrder({ ...ruthsOpening, orderTotal: total }, []),
        },
      ]);
      expect(unreadable).toEqual([]);
      expect(state).toMatchObject({ week, isClosed: false, lastEvent: 0 });
      expect(cursor).toEqual({ event: 0, order: 1 });
      expect((await store.readWeek(nextWeek)).orders).toEqual([]);
    });

    test("a press is an event and a state, and the order itself stays as it was", async () => {
      const before = await findOrder(store, ruths.number);
      const press = { ...pressed("a", received(100, "cash")), pressedAt: thursday - 7 };
      const outcome = await store.mark(press);
      const event = {
        id: 1,
        at: thursday,
        pressedAt: thursday - 7,
        actionId: "a",
        deviceId: null,
        orderNumber: ruths.number,
        week,
        content: { kind: "money", amount: 10_000, way: "cash" },
      };
      expect(outcome).toMatchObject({ kind: "recorded", event, now: { received: 10_000 } });
      expect(await store.eventsOfOrder(ruths.number)).toEqual([event]);
      const only = { events: [event], damaged: [] };
      const none = { events: [], damaged: [] };
      expect(await store.eventsOfOrdersIn(week, ["note", "money"])).toEqual(only);
      expect(await store.eventsOfOrdersIn(week, ["note"])).toEqual(none);
      expect(await store.eventsOfOrders([ruths.number, "999999999"], ["money"])).toEqual(only);
      expect(await store.eventsOfOrders([ruths.number], ["note"])).toEqual(none);
      expect(await store.eventsOfOrders([], ["money"])).toEqual(none);
      expect(await stateOf()).toMatchObject({ received: 10_000, lastEvent: 1 });
      expect(await findOrder(store, ruths.number)).toEqual(before);
    });

    test("the clock of a device cannot put a press into the future", async () => {
      await store.mark({ ...pressed("a", packed), pressedAt: thursday + 60_000 });
      expect(await store.eventsOfOrder(ruths.number)).toMatchObject([{ pressedAt: thursday }]);
    });

    test("every kind of press is read back as it was pressed", async () => {
      const actions: readonly OrderAction[] = [
        packed,
        notPacked,
        handedOver,
        cancelled,
        { kind: "restored" },
        received(-35, "cash"),
        { kind: "note", text: "בלי בצל" },
        { kind: "moved", toWeek: nextWeek },
      ];
      await pressInTurn(...actions.map((action, index) => [String(index), action] as const));
      const events = await store.eventsOfOrder(ruths.number);
      expect(events.map(({ content }) => content)).toEqual(actions);
      expect((await store.readWeek(nextWeek)).orders).toHaveLength(1);
    });

    test("twenty simultaneous presses with one action id over several connections are one event", async () => {
      const stores = [store, await openForTest(database), await openForTest(database)];
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (stores[index % stores.length] ?? store).mark(pressed("a", received(240))),
        ),
      );
      expect(outcomes.filter((outcome) => outcome.kind === "recorded")).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome.kind === "repeated")).toHaveLength(19);
      expect(await store.eventsOfOrder(ruths.number)).toHaveLength(1);
      expect((await stateOf()).received).toBe(24_000);
    });

    test("received 240 on two devices that saw the same leaves 240, and the second learns it", async () => {
      const another = await openForTest(database);
      const outcomes = await Promise.all([
        store.mark(pressed("a", received(240))),
        another.mark(pressed("b", received(240))),
      ]);
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["outdated", "recorded"]);
      for (const outcome of outcomes) expect(outcome).toMatchObject({ now: { received: 24_000 } });
      expect((await stateOf()).received).toBe(24_000);
    });

    test("a late press never turns back a newer one, and a late replay changes nothing", async () => {
      await pressInTurn(["a", packed], ["b", notPacked]);
      expect(await store.mark(pressed("late", packed))).toMatchObject({
        kind: "outdated",
        now: { isPacked: false },
      });
      expect(await store.mark(pressed("a", packed))).toMatchObject({
        kind: "repeated",
        event: { id: 1 },
        now: { isPacked: false },
      });
      expect(await store.eventsOfOrder(ruths.number)).toHaveLength(2);
    });

    test("presses that a device queued become one event each, in their sequence", async () => {
      const queue = Array.from({ length: 30 }, (_, index) => String(index)).map((actionId, index) =>
        pressed(actionId, index % 2 === 0 ? packed : notPacked, {
          actionIds: Array.from({ length: index }, (__, before) => String(before)),
        }),
      );
      for (const press of queue)
        expect(await store.mark(press)).toMatchObject({ kind: "recorded" });
      expect(await stateOf()).toMatchObject({ isPacked: false, lastEvent: 30 });
    });

    test("an undo takes back a press, from another device and after a restart", async () => {
      await pressInTurn(["a", received(240)]);
      const another = await openForTest(database);
      const { cursor } = await another.readWeek(week);
      const press = pressed("b", undo("a"), { event: cursor.event });
      expect(await another.mark(press)).toMatchObject({ kind: "recorded", now: { received: 0 } });
      expect(await another.mark(pressed("c", undo("a"), { event: 2 }))).toMatchObject({
        kind: "nothing-to-undo",
        now: { received: 0 },
      });
      await pressInTurn(["d", undo("b")]);
      expect((await stateOf()).received).toBe(24_000);
    });

    test("an action id of another press is refused, also of another order", async () => {
      await store.saveOrders([newOrder({ number: "100000002" })]);
      await pressInTurn(["a", packed]);
      const reused = { kind: "action-reused" };
      expect(await store.mark(pressed("a", handedOver))).toEqual(reused);
      expect(await store.mark({ ...pressed("a", packed), orderNumber: "100000002" })).toEqual(
        reused,
      );
      const ofWeek = { orderNumber: null, week, action: { kind: "week-closed" } } as const;
      expect(await store.mark({ ...pressed("a", packed), ...ofWeek })).toEqual(reused);
      expect(await stateOf("100000002")).toMatchObject({ isPacked: false, lastEvent: 0 });
    });

    test("a press about an order that does not exist stores nothing", async () => {
      const outcome = await store.mark({ ...pressed("a", packed), orderNumber: "999999999" });
      expect(outcome).toEqual({ kind: "unknown-order" });
      expect(await store.eventsOfOrder("999999999")).toEqual([]);
    });

    test("whatever is pressed, the stored state is the sum of the stored events", async () => {
      await store.saveOrders([newOrder({ number: "100000002" })]);
      const stores = [store, await openForTest(database)];
      const actions = [packed, notPacked, received(100), cancelled, handedOver, received(-35)];
      const presses = Array.from({ length: 120 }, (_, index): NewMark => {
        const action =
          index % 5 === 4
            ? undo(String(index - 1 - (index % 4)))
            : (actions[(index * 7) % actions.length] ?? packed);
        const seen = { event: Math.max(0, index - (index % 3) * 20) };
        const orderNumber = index % 2 === 0 ? ruths.number : "100000002";
        return { ...pressed(String(index % 100), action, seen), orderNumber };
      });
      await Promise.all(presses.map((press, index) => (stores[index % 2] ?? store).mark(press)));
      for (const orderNumber of [ruths.number, "100000002"]) {
        const events = await store.eventsOfOrder(orderNumber);
        expect(events.length).toBeGreaterThan(10);
        const opening = { ...ruthsOpening, orderNumber, orderTotal: total };
        expect(await stateOf(orderNumber)).toEqual(foldOrder(opening, events));
      }
    });

    test.each([
      "update events set kind = 'eaten'",
      "update events set undoes = id",
      "update events set week = null",
      "update events set order_number = '999999999'",
      "update order_states set due = -1",
      "update order_states set packed = 2",
    ])("the database rejects what cannot be: %s", async (statement) => {
      await pressInTurn(["a", packed]);
      await expect(database.execute(statement)).rejects.toThrow();
    });
  });
}
