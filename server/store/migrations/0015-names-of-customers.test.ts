import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { readSearch } from "#domain/order-log/search-orders.ts";
import type { Tables } from "#server/store/tables.ts";
import { oldOrder, oldRevision, oldState } from "#server/store/testing/old-orders.ts";
import { oldShops } from "#server/store/testing/old-shops.ts";
import { newOrder } from "#server/testing/new-order.ts";

/** More names than are stored together, and one that an order has only since its change. */
const names = Array.from({ length: 601 }, (_, index) => `לקוחה ${String(index)}`);

const newPhone = "0540000099";

async function fillOldShop(database: Kysely<Tables>): Promise<void> {
  const orders = names.map((name, index) =>
    oldOrder({ number: String(100_000_001 + index), name: index > 599 ? "לקוחה 599" : name }),
  );
  // A server that is older than the desk stored the last one beside a later server, without a state.
  const states = orders.slice(0, -1).map(({ number }) => oldState(number));
  for (const [from, to] of [
    [0, 300],
    [300, 601],
  ] as const) {
    await database.insertInto("orders").values(orders.slice(from, to)).execute();
    await database.insertInto("order_states").values(states.slice(from, to)).execute();
  }
  await sql`insert into events (id, at, pressed_at, action_id, week, order_number, kind, value)
    values (7, 1, 1, 'change', '2026-01-07', '100000003', 'changed', 1)`.execute(database);
  await database
    .insertInto("order_revisions")
    .values(oldRevision({ order_number: "100000003", name: "נועה ברק", phone_number: newPhone }))
    .execute();
}

test.for(oldShops("0015", fillOldShop))(
  "$name: older orders are found by name, also one without a state, and by a name that came with a change, which joins its customer to the one with its phone number",
  async ({ prepare }) => {
    const open = await prepare();
    const store = await open();
    onTestFinished(() => store.close());
    const found = async (search: string) => {
      const { orders } = await store.findOrders(readSearch(search), { limit: 9 });
      return orders.map(({ position }) => position);
    };
    expect(await found("לק 599")).toEqual([601, 600]);
    expect(await found("לקוחה 42")).toEqual([430, 429, 428, 427, 426, 425, 424, 423, 422]);
    expect(await found("ברק")).toEqual([3]);
    const rows = await open.execute(
      "select count(*) as count from customer_names where word not like ' %'",
    );
    expect(Number(rows[0]?.["count"])).toBe(2 * 600 + 2);
    const { order, ...placed } = newOrder({ number: "900000001" });
    const customerData = { ...order.customerData, phoneNumber: newPhone, email: "" };
    await store.saveOrders([{ ...placed, order: { ...order, customerData } }]);
    const [last] = (await store.workingOrdersWith(["100000601"])).orders;
    expect(last?.state).toMatchObject({ due: order.orderTotal, received: 0, lastEvent: 0 });
    const both = ["100000001", "900000001"];
    expect(await store.readPeople(both, both)).toMatchObject([
      [{ number: "100000001" }, { number: "900000001" }],
    ]);
  },
);
