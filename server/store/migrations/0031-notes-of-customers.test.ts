import type { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Tables } from "#server/store/tables.ts";
import { oldOrder, oldState } from "#server/store/testing/old-orders.ts";
import { oldShops } from "#server/store/testing/old-shops.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { findOrder } from "#server/testing/stored-orders.ts";

const { number, order } = newOrder();

/** An order of a server that knew no notes. */
async function fillOldShop(database: Kysely<Tables>): Promise<void> {
  await database.insertInto("orders").values(oldOrder()).execute();
  await database.insertInto("order_states").values(oldState()).execute();
}

test.for(oldShops("0031", fillOldShop))(
  "$name: an earlier order has no notes, and a new one keeps those of its dishes and its own",
  async ({ prepare }) => {
    const open = await prepare();
    const store = await open();
    onTestFinished(() => store.close());
    const earlier = await findOrder(store, number);
    expect(earlier?.order.customerData).not.toHaveProperty("note");

    const noted = {
      ...order,
      customerData: { ...order.customerData, note: "קוד 1234" },
      groups: order.groups.map((group) => ({
        ...group,
        dishes: group.dishes.map((dish) => ({ ...dish, note: `בלי בצל: ${dish.name.he}` })),
      })),
    };
    await store.saveOrders([newOrder({ number: "200000002", order: noted })]);
    expect((await findOrder(store, "200000002"))?.order).toEqual(noted);
    const [row] = await open.execute(
      "select notes, all_orders from orders where number = '200000002'",
    );
    expect(JSON.parse(String(row?.["notes"]))).toEqual({
      order: "קוד 1234",
      dishes: [
        [0, 0, "בלי בצל: מרק עוף"],
        [1, 0, "בלי בצל: עוגת תפוחים"],
      ],
    });
    // The dishes outlive erasing.
    expect(row?.["all_orders"]).not.toContain("בלי בצל");
  },
);
