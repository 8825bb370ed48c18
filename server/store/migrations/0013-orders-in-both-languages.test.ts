import { type Kysely, sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { Tables } from "#server/store/tables.ts";
import { bringingOver, killedBringingOver } from "#server/store/testing/killed-bringing-over.ts";
import { oldOrder, oldRevision, oldState } from "#server/store/testing/old-orders.ts";
import { oldShops } from "#server/store/testing/old-shops.ts";
import { killEvenly, killProgram } from "#server/testing/kill-program.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { inEnglish, storedOrder } from "#server/testing/stored-order.ts";
import { findOrder, ordersOfWeek } from "#server/testing/stored-orders.ts";

const week = "2026-01-07";

async function addOrder(database: Kysely<Tables>, row: ReturnType<typeof oldOrder>) {
  await database.insertInto("orders").values(row).execute();
  await database.insertInto("order_states").values(oldState(row.number)).execute();
}

/** In this one the soup has another name in English, and there is no cake and no Jerusalem. */
const renamed = JSON.stringify({
  ...soupKitchen,
  menu: soupKitchen.menu.slice(0, 1),
  deliveryPlaces: soupKitchen.deliveryPlaces.filter(({ name }) => name.he !== "ירושלים"),
}).replaceAll("Chicken soup", "Clear soup");

/**
 * One order in each language; one whose change kept the cake and the place of the first catalogue; one of a catalogue that is damaged;
 * one that is picked up.
 */
async function fillOldShop(database: Kysely<Tables>): Promise<void> {
  for (const [version, content] of [
    [2, renamed] as const,
    [3, "{"] as const,
    [4, renamed] as const,
  ])
    await database.insertInto("catalogues").values({ version, content, saved_at: 1 }).execute();
  await addOrder(database, oldOrder());
  await addOrder(database, oldOrder({ number: "100000002" }, "en"));
  await addOrder(database, oldOrder({ number: "100000003" }));
  await addOrder(database, oldOrder({ number: "100000004", catalogue_version: 3 }));
  const pickup = { order_type: "pickup", city: "מודיעין", address: "" };
  await addOrder(database, oldOrder({ number: "100000005", ...pickup }));
  await sql`insert into events (id, at, pressed_at, action_id, week, order_number, kind, value)
    values (7, 1, 1, 'change', ${week}, '100000003', 'changed', 1)`.execute(database);
  const kept = `{"dishes":[{"typeName":"קינוחים","dishName":"עוגת תפוחים","catalogueVersion":1}],"placeFrom":1}`;
  await database
    .insertInto("order_revisions")
    .values(oldRevision({ order_number: "100000003", catalogue_version: 2, kept }))
    .execute();
  await database
    .updateTable("order_states")
    .set({ revision: 1, last_event: 7 })
    .where("order_number", "=", "100000003")
    .execute();
}

const notBroughtOver = "select number from orders where place is null order by number";

test.for(oldShops("0013", fillOldShop))(
  "$name: older orders become the orders that are stored now, and a damaged catalogue keeps no other order",
  async ({ prepare }) => {
    const open = await prepare();
    const store = await open();
    onTestFinished(() => store.close());
    expect((await findOrder(store, "100000001"))?.order).toEqual(newOrder().order);
    expect((await findOrder(store, "100000002"))?.order).toEqual(storedOrder(inEnglish).order);
    const changed = (await findOrder(store, "100000003"))?.order;
    expect(changed).toMatchObject({
      customerData: { city: { he: "ירושלים", en: "Jerusalem" } },
      groups: [
        { dishes: [{ name: { he: "מרק עוף", en: "Clear soup" } }] },
        { dishes: [{ name: { he: "עוגת תפוחים", en: "Apple cake" } }] },
      ],
    });
    expect((await findOrder(store, "100000005"))?.order.pickupAddress).toEqual(
      soupKitchen.deliveryPlaces.find(({ name }) => name.he === "מודיעין")?.pickupAddress,
    );
    const { orders, unreadable } = await ordersOfWeek(store, week);
    expect(orders.map(({ number }) => number)).toEqual(
      [1, 2, 3, 5].map((each) => String(100_000_000 + each)),
    );
    expect(unreadable).toEqual(["100000004"]);
    expect(await open.execute(notBroughtOver)).toEqual([{ number: "100000004" }]);

    await open.execute(
      "update catalogues set content = (select content from catalogues where version = 1) where version = 3",
    );
    await (await open()).close();
    expect(await open.execute(notBroughtOver)).toEqual([]);
    expect((await findOrder(store, "100000004"))?.order).toEqual(newOrder().order);
  },
);

const many = 2_000;
const few = 200;

const fillWith =
  (count: number) =>
  async (database: Kysely<Tables>): Promise<void> => {
    await addOrder(database, oldOrder());
    for (let at = 1; at < count; at += 100) {
      const rows = Array.from({ length: Math.min(100, count - at) }, (_, index) =>
        oldOrder({ number: String(100_000_001 + at + index) }),
      );
      await database.insertInto("orders").values(rows).execute();
      const states = rows.map(({ number }) => oldState(number));
      await database.insertInto("order_states").values(states).execute();
    }
  };

test.for(oldShops("0013", fillWith(many)))(
  "$name: a start that is killed while it brings orders over loses none, and the next one goes on",
  async ({ prepare }) => {
    const left = async (shop: Awaited<ReturnType<typeof prepare>>) => {
      const statement = "select count(*) as left_over from orders where place is null";
      try {
        const [row] = await shop.execute(statement);
        return Number(row?.["left_over"]);
      } catch {
        // The migration has not run.
        return many;
      }
    };
    const open = await killedBringingOver(prepare, left, many);

    // A command goes on, too.
    const command = await open({ mayMigrate: false });
    const last = String(100_000_000 + many);
    for (const number of ["100000001", last])
      expect((await findOrder(command, number))?.order).toEqual(newOrder().order);
    await command.close();
    expect(await left(open)).toBe(0);
  },
);

/** Many more are tried by hand: `KILLS=100 npx vitest run --reporter=verbose server/store/migrations/0013`. */
const kills = inject("kills");

test.for(oldShops("0013", fillWith(few)))(
  "$name: a start that is killed at any moment of the migrations loses no order, and the next one finishes them",
  { timeout: 60_000 + kills * 15_000 },
  async ({ name, prepare }, { annotate }) => {
    const start = (open: Awaited<ReturnType<typeof prepare>>, killAfter?: number) =>
      killProgram({
        command: [process.execPath, bringingOver, open.place],
        begins: "first line",
        killAfter,
      });
    const leftBy = async ({ execute }: Awaited<ReturnType<typeof prepare>>) => {
      // Without a column of that name SQLite would take it for a text.
      const statement = "select count(*) as rows from orders where orders.place is null";
      try {
        const [row] = await execute(statement);
        return Number(row?.["rows"]) === 0 ? "all brought over" : "new tables with old rows";
      } catch (error) {
        expect(String(error)).toMatch(/no such column|does not exist/u);
        return "the old tables";
      }
    };
    const { took: whole } = await start(await prepare());
    const what = `migrations on ${name}`;
    const found = await killEvenly({ kills, whole, what }, async (killAfter) => {
      const open = await prepare();
      const run = await start(open, killAfter);
      const left = await leftBy(open);
      const store = await open();
      const { orders, unreadable } = await ordersOfWeek(store, week);
      await store.close();
      expect({ orders: orders.length, unreadable }).toEqual({ orders: few, unreadable: [] });
      expect(orders.at(-1)?.order).toEqual(newOrder().order);
      return { ...run, left };
    });
    await annotate(found);
  },
);
