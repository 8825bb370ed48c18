import { join } from "node:path";
import { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { RequestOf } from "#contract/wire/desk-calls.ts";
import { orderIn } from "#domain/order/order.ts";
import { orderLines } from "#domain/order-log/order-lines.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { createKyselyStore } from "#server/store/kysely-store.ts";
import { openDatabase } from "#server/store/sqlite/open-database.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { sqliteDialect } from "#server/store/sqlite/sqlite-dialect.ts";
import type { Tables } from "#server/store/tables.ts";
import { checkedPress } from "#server/testing/checked-press.ts";
import { pressOn } from "#server/testing/mark-on-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { contextOf, letIn } from "#server/testing/open-desk.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { storeMark } from "./store-mark.ts";

const thursday = Date.UTC(2026, 0, 8, 9);
const ruths = newOrder();
const [half = { key: "" }] = orderLines(orderIn(ruths.order, "he"));

/** How often a mark of a device reads its order and the events of it, and the number of all its statements. */
async function countStatements(role: "helper" | "owner", action: RequestOf<"press">["action"]) {
  const file = join(await temporaryFolder(), "shop.sqlite");
  await (await openSqliteStore(file)).close();
  let statements: string[] = [];
  const database = new Kysely<Tables>({
    dialect: sqliteDialect(await openDatabase(file)),
    log: ({ query }) => void statements.push(query.sql),
  });
  onTestFinished(() => database.destroy());
  const store = { ...createKyselyStore(database), proveWritable: () => Promise.resolve() };
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.saveOrders([ruths]);
  const context = await contextOf(await letIn(store, role, thursday), store, thursday);
  const options = { actionId: "a", seen: { event: 0, actionIds: [] }, tellsCustomer: true };
  statements = [];
  const { outcome } = await storeMark(
    context,
    checkedPress(pressOn(ruths.number, action, options)),
  );
  expect(outcome).toBe("recorded");
  const readsOf = (where: string) => statements.filter((sql) => sql.includes(where)).length;
  return {
    orders: readsOf('"orders"."number" ='),
    events: readsOf('from "events" where "order_number" ='),
    all: statements.length,
  };
}

// The transaction that stores a mark reads the order and the events once more, and the order again for each thing that mails need.
test.each([
  [
    "packed by a helper, without a mail",
    "helper",
    { packed: true },
    { orders: 2, events: 1, all: 16 },
  ],
  ["packed by the owner", "owner", { packed: true }, { orders: 1, events: 1, all: 14 }],
  [
    "canceled by the owner, with a mail",
    "owner",
    { cancelled: true },
    { orders: 3, events: 1, all: 17 },
  ],
  [
    "missing by a helper, with a mail",
    "helper",
    { missing: { line: half.key, amount: 1 } },
    { orders: 4, events: 2, all: 24 },
  ],
] as const)(
  "a mark reads its order and the events of it once before it is stored: %s",
  async (_, role, action, reads) => {
    expect(await countStatements(role, action)).toEqual(reads);
  },
);
