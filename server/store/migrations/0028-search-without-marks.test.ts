import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { readSearch } from "#domain/order-log/search-orders.ts";
import type { Tables } from "#server/store/tables.ts";
import { killedBringingOver } from "#server/store/testing/killed-bringing-over.ts";
import { oldOrder, oldState } from "#server/store/testing/old-orders.ts";
import { oldShops } from "#server/store/testing/old-shops.ts";

/** More names than are brought over together, each with the words that the previous version stored. */
const many = 1_000;
const family = "רמב״ם";
const wordsOf = (index: number) => ["רמב", "ם", `לקוחה${String(index)}`];
const nameOf = (index: number) => `${family} לקוחה${String(index)}`;

async function fillOldShop(database: Kysely<Tables>): Promise<void> {
  const everybody = Array.from({ length: many }, (_, index) => index);
  for (let at = 0; at < many; at += 250) {
    const some = everybody.slice(at, at + 250);
    const orders = some.map((index) =>
      oldOrder({
        number: String(100_000_001 + index),
        name: nameOf(index),
        address: `רח׳ חב״ד ${String(index)}`,
        phone_number: `052${String(1_000_000 + index)}`,
        email: `c${String(index)}@example.com`,
      }),
    );
    await database.insertInto("orders").values(orders).execute();
    await database
      .insertInto("order_states")
      .values(orders.map(({ number }) => oldState(number)))
      .execute();
    const words = some.flatMap((index) =>
      wordsOf(index).map((word) => sql`(${word}, ${nameOf(index)})`),
    );
    await sql`insert into customer_names (word, name) values ${sql.join(words)}`.execute(database);
  }
}

test.for(oldShops("0028", fillOldShop))(
  "$name: older names are found without their marks, also if a start that brought them over was killed, and those that an older version stores later",
  async ({ prepare }) => {
    const left = async (shop: Awaited<ReturnType<typeof prepare>>) => {
      const statement =
        "select count(distinct name) as names from customer_names where rule is null";
      try {
        const [row] = await shop.execute(statement);
        return Number(row?.["names"]);
      } catch {
        // The migration has not run.
        return many;
      }
    };
    const open = await killedBringingOver(prepare, left, many);

    const store = await open();
    onTestFinished(() => store.close());
    expect(await left(open)).toBe(0);
    const found = async (search: string) => {
      const { orders } = await store.findOrders(readSearch(search), { limit: 2 });
      return orders.map(({ position }) => position);
    };
    expect(await found("רמבם")).toEqual([many, many - 1]);
    for (const search of ["רמבם לקוחה7", "לקוחה7 רמב", "רמב״ם לקוחה7", "ם לקוחה7"])
      expect([search, await found(search)]).toEqual([search, [800, 799]]);
    expect(await store.findPeople({ text: "חבד 779", limit: 2 })).toMatchObject([
      { address: "רח׳ חב״ד 779" },
    ]);

    await open.execute(`insert into customer_names (word, name) values ('כ', 'כ״ץ'), ('ץ', 'כ״ץ')`);
    await open.execute("update orders set name = 'כ״ץ' where number = '100000001'");
    expect(await found("כ״ץ")).toEqual([1]);
    await (await open()).close();
    expect(await found("כץ")).toEqual([1]);
  },
);
