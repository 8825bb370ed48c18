import type { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { foldOrder } from "#domain/order-log/order-state.ts";
import { markOf, packed, received, undo } from "#domain/testing/desk-log.ts";
import type { Tables } from "#server/store/tables.ts";
import { oldOrder } from "#server/store/testing/old-orders.ts";
import { oldShops } from "#server/store/testing/old-shops.ts";
import { newOrder } from "#server/testing/new-order.ts";

const longAgo = "2026-01-07";
/** Two days ago: the orders of that week are being handed over. */
const current = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const total = newOrder().order.orderTotal;

/** A shop as servers left it that had no desk: two orders of an old week, and one of the current week. */
async function fillOldShop(database: Kysely<Tables>): Promise<void> {
  const orders = [
    oldOrder({ number: "100000001", week: longAgo }),
    oldOrder({ number: "100000002", week: longAgo }),
    oldOrder({ number: "100000003", week: current }),
  ];
  await database.insertInto("orders").values(orders).execute();
}

test.for(oldShops("0005", fillOldShop))(
  "$name: orders that are older than the desk are settled and their weeks closed, those of the current week are open",
  async ({ prepare }) => {
    const openStore = await prepare();
    const store = await openStore();
    onTestFinished(() => store.close());
    const old = await store.readWeek(longAgo);
    expect(old.state.isClosed).toBe(true);
    expect(old.orders.map(({ state }) => state)).toMatchObject(
      [1, 2].map(() => ({ due: total, received: total, isPacked: true, isHandedOver: true })),
    );
    const open = await store.readWeek(current);
    expect(open.state.isClosed).toBe(false);
    expect(open.orders).toMatchObject([{ state: { received: 0, isPacked: false, lastEvent: 0 } }]);
    expect(await store.ordersWithBalance()).toMatchObject([{ number: "100000003" }]);
    expect(open.cursor).toEqual({ event: 1, order: 3 });
  },
);

test.for(oldShops("0005", fillOldShop))(
  "$name: an order that is older than the desk can be worked with, and its state stays the sum of its events",
  async ({ prepare }) => {
    const openStore = await prepare();
    const store = await openStore();
    onTestFinished(() => store.close());
    const presses = [
      markOf("a", received(-10)),
      markOf("b", { ...packed, isPacked: false }),
      markOf("c", undo("b"), { actionIds: ["b"] }),
    ];
    for (const press of presses)
      expect(await store.mark({ ...press, at: 5 })).toMatchObject({ kind: "recorded" });
    const [first] = (await store.readWeek(longAgo)).orders;
    expect(first?.state).toMatchObject({ received: total - 1_000, isPacked: true });
    const events = await store.eventsOfOrder("100000001");
    const opening = {
      orderNumber: "100000001",
      week: longAgo,
      orderTotal: total,
      isBeforeDesk: true,
    };
    expect(first?.state).toEqual(foldOrder(opening, events));
  },
);
