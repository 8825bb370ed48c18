import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Dialect, Kysely, type LogEvent } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { readSearch } from "#domain/order-log/search-orders.ts";
import { cancelled, markOf, packed, undo } from "#domain/testing/desk-log.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { NewOrder } from "#server/store/orders/new-order.ts";
import { fillOrders, fillRevisions } from "#server/testing/fill-orders.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { executeOn, postgresDatabase } from "#server/testing/postgres-database.ts";
import { findOrder, ordersOfWeek } from "#server/testing/stored-orders.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { createKyselyStore, type UnprovenStore } from "./kysely-store.ts";
import { createPool } from "./postgres/create-pool.ts";
import { openPostgresStore } from "./postgres/open-postgres-store.ts";
import { postgresDialect } from "./postgres/postgres-dialect.ts";
import { openDatabase } from "./sqlite/open-database.ts";
import { openSqliteStore } from "./sqlite/open-sqlite-store.ts";
import { sqliteDialect } from "./sqlite/sqlite-dialect.ts";
import type { Store } from "./store.ts";
import type { Tables } from "./tables.ts";

/** Enough rows for a query planner to prefer an index. */
const orders = 20_000;
const changedOrders = 2_000;

/** The latest orders are in a week of their own and not paid: their share of these tables is that of a week in a real shop. */
const openWeek = "2026-01-14";
const openFewOrders = `update order_states set
  week = case when last_event > ${String(orders - 30)} then '${openWeek}' else week end,
  received = case when last_event > ${String(orders - 30)} then 0 else due end`;

/** A database with the orders of twenty weeks and their sent mails. */
interface FilledDatabase {
  readonly dialect: Dialect;
  readonly explain: string;
}

const databases = [
  {
    name: "SQLite",
    fill: async (): Promise<FilledDatabase> => {
      const file = join(await temporaryFolder(), "shop.sqlite");
      await openShop(await openSqliteStore(file));
      using database = new DatabaseSync(file);
      for (const statement of fillOrders("SQLite", orders)) database.exec(statement);
      database.exec(`${fillRevisions(changedOrders)}; ${openFewOrders}; analyze`);
      return {
        dialect: sqliteDialect(await openDatabase(file)),
        explain: "explain query plan",
      };
    },
  },
  {
    name: "PostgreSQL",
    fill: async (): Promise<FilledDatabase> => {
      const url = await postgresDatabase();
      await openShop(await openPostgresStore(url));
      for (const statement of fillOrders("PostgreSQL", orders)) await executeOn(url, statement);
      await executeOn(url, fillRevisions(changedOrders));
      await executeOn(url, openFewOrders);
      await executeOn(url, "analyze");
      return { dialect: postgresDialect(createPool(url)), explain: "explain" };
    },
  },
] as const;

function ofNewCustomer(): NewOrder {
  const { order, ...rest } = newOrder({ number: "999999999" });
  const customer = { email: "new@example.com", phoneNumber: "0500000000" };
  return { ...rest, order: { ...order, customerData: { ...order.customerData, ...customer } } };
}

const seenAll = { event: 1_000_000 };

const message = {
  actionId: "message",
  deviceId: null,
  at: 1,
  dueAt: 1,
  week: openWeek,
  place: null,
  subject: { he: "א", en: "" },
  text: { he: "א", en: "" },
  recipients: [{ orderNumber: "999999999", revision: 0, email: "new@example.com" }],
};

/** Every question of the desk, and presses about an order and about a week. */
async function useDesk(store: UnprovenStore): Promise<void> {
  const { cursor } = await store.readWeek(openWeek);
  await store.eventsOfOrder("100000000");
  await store.eventsOfOrdersIn(openWeek, ["note"]);
  await store.eventsOfOrders(["100000000", "100044999"], ["note"]);
  await store.eventsOfWeek(openWeek);
  await store.findWorkingOrder("100000000");
  await store.ordersWithBalance();
  await store.notedSince(["100000000"], [0], await store.lastingNotes(["100000000"]));
  for (const text of ["לקוחה7 משפ", "0510000007", "0510", "c7@example", "רחוב הזית 77"])
    await store.findPeople({ text, limit: 3 });
  await store.readPeople(["100000000"]);
  await store.workingOrdersWith(["100000000", "100044999"]);
  await store.firstAndLastWeek();
  await store.firstAndLastPayment();
  await store.seenTime();
  await store.weeksWithCustomers("2018-01-03");
  await store.bookedOrders([openWeek, "2026-01-15"]);
  await store.bookedPayments([1, 2]);
  await store.paymentsOfOrders([openWeek, "2026-01-15"]);
  for (const search of [
    "רות כה",
    "לק משפ",
    "לקוחה77 משפ",
    "0501234567",
    "219.3",
    "רמב״ם לק",
    "c77@example",
  ])
    await store.findOrders(readSearch(search), { limit: 9, before: 9_000 });
  await store.closedWeeks([openWeek]);
  await store.weeksInWork(9);
  await store.mailsOfOrder("100000000");
  await store.customerMails({ status: "dead", limit: 9 });
  await store.sendMailAgain({ id: 1, recipient: "new@example.com", now: 1 });
  await store.sumWeeks([openWeek]);
  const press = { ...markOf("a", packed, { event: cursor.event }), at: 1 };
  expect(await store.mark({ ...press, orderNumber: "999999999" })).toMatchObject({
    kind: "recorded",
  });
  const closed = {
    ...press,
    orderNumber: null,
    week: openWeek,
    action: { kind: "week-closed" } as const,
  };
  expect(await store.mark({ ...closed, actionId: "b" })).toMatchObject({ kind: "recorded" });
  const told = { kind: "change", recipient: "new@example.com", dueAt: 1 } as const;
  const cancel = { ...markOf("c", cancelled, seenAll), orderNumber: "999999999" };
  await store.mark({ ...cancel, at: 1, mails: [told] });
  await store.mark({ ...cancel, actionId: "d", action: undo("c"), at: 1, mails: [told] });
  await store.findMail({ orderNumber: "999999999", kind: "customer" });
  await store.saveMessage(message);
  await store.messagesOfWeek(openWeek);
  await store.findMessage({ id: 1 });
  await store.withdrawMessage({ actionId: message.actionId, now: 1 });
  await store.changesOfSettings({ since: 1, limit: 9 });
  await store.catalogueVersions({ before: 9, limit: 9 });
  await store.findSavedMenu("c");
  const changes = await store.changesSince({ ...cursor, order: cursor.order - 1 });
  expect(changes.orders).toHaveLength(1);
  const change = newRevision({ orderNumber: "999999999" });
  expect(await store.changeOrder(change)).toMatchObject({ kind: "stored" });
  expect(await store.changeOrder(change)).toMatchObject({ kind: "repeated" });
  const { customerData } = change.order;
  const readdressed = { ...customerData, email: "other@example.com" };
  const mailLimits = { mostOrders: 9, mostAddresses: 9, mostChanges: 9 };
  const limited = { ...change, actionId: "e", basedOn: 1, mailLimits };
  expect(
    await store.changeOrder({
      ...limited,
      order: { ...change.order, customerData: readdressed },
    }),
  ).toMatchObject({ kind: "stored" });
  expect(await store.revisionsOfOrder("999999999")).toHaveLength(3);
}

async function openShop(store: Store): Promise<void> {
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.close();
}

test.for(databases)(
  "$name reads orders, mails and the seller's log by an index, never by a full scan",
  async ({ fill }) => {
    const { dialect, explain } = await fill();
    const asked: LogEvent["query"][] = [];
    const database = new Kysely<Tables>({ dialect, log: ({ query }) => void asked.push(query) });
    onTestFinished(() => database.destroy());
    const store = createKyselyStore(database);

    const now = newOrder().receivedAt;
    await ordersOfWeek(store, openWeek);
    await store.findOrderByKey("key");
    await findOrder(store, "100000000");
    await store.saveOrders([{ ...ofNewCustomer(), idempotencyKey: "key", mostInAnHour: 2 }]);
    expect(
      await store.claimMails({ now, limit: 4, claimedUntil: now + 1, token: "claim" }),
    ).toHaveLength(2);
    await store.markMailSent({ id: 1, sentAt: now });
    await store.countMails();
    await store.listMails({ status: "waiting", limit: 10 });
    await useDesk(store);

    const ofRows = asked.filter(({ sql }) =>
      // Those about people are written as text.
      /^\s*(select|update|with linked)\b.*("(orders|mails|events|order_states|order_revisions)"|order_revisions as changed|min\()/su.test(
        sql,
      ),
    );
    expect(ofRows.length).toBeGreaterThanOrEqual(36);
    for (const { sql, parameters } of ofRows) {
      const { rows } = await database.executeQuery({
        ...asked[0],
        sql: `${explain} ${sql}`,
        parameters,
      } as LogEvent["query"]);
      const plan = [sql, ...rows.map((row) => JSON.stringify(row))].join("\n");
      expect(plan).toMatch(
        /USING (COVERING |INTEGER PRIMARY |)(INDEX|KEY)|Index|SEARCH (events|orders)"/u,
      );
      // SQLite says SEARCH for an index lookup and SCAN for reading every row.
      const scan =
        /(SCAN|Seq Scan on) (orders|mails|events|order_states|order_revisions)(?! USING)/u;
      expect(plan).not.toMatch(scan);
    }
  },
);
