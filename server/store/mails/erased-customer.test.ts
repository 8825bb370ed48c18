import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { cancelled, markOf } from "#domain/testing/desk-log.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { projectRoot } from "#server/main/project-root.ts";
import { openPostgresStore } from "#server/store/postgres/open-postgres-store.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import type { Store } from "#server/store/store.ts";
import { tableNames } from "#server/store/table-plans.ts";
import { erasingStatements } from "#server/store/testing/erasing.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { postgresDatabase } from "#server/testing/postgres-database.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

/** The statements that the operator is told to run. */
const guide = readFileSync(new URL("docs/operations.md", projectRoot), "utf8");
const [, statements = ""] = /```sql\n(create temporary table erased .*?)```/su.exec(guide) ?? [];

const { order } = newOrder();
const { customerData } = order;
/** What nothing may hold any more. */
const noas = {
  name: "נועה לוי",
  email: "noa@example.com",
  phoneNumber: "0527654321",
  address: "רחוב התאנה 3",
};
const own = [...Object.values(noas), "0520000009", "קומה שנייה", "פיצוי לנועה"];

const databases = [
  {
    name: "SQLite",
    open: async () => {
      const file = join(await temporaryFolder(), "shop.sqlite");
      const rows = (sql: string) => {
        using database = new DatabaseSync(file);
        return Promise.resolve(database.prepare(sql).all() as readonly object[]);
      };
      const run = (sql: string) => {
        using database = new DatabaseSync(file);
        database.exec(sql);
        return Promise.resolve();
      };
      return { store: await openSqliteStore(file), rows, run };
    },
  },
  {
    name: "PostgreSQL",
    open: async () => {
      const url = await postgresDatabase();
      const query = async (sql: string) => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        try {
          return await client.query<object>(sql);
        } finally {
          await client.end();
        }
      };
      const rows = async (sql: string) => (await query(sql)).rows;
      const run = async (sql: string) => void (await query(sql));
      return { store: await openPostgresStore(url), rows, run };
    },
  },
] as const;

/** Two orders of Noa, one of which she changed together with her phone number, and one of Ruth. */
async function fillShop(store: Store): Promise<void> {
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  const ofNoa = { ...order, customerData: { ...customerData, ...noas } };
  await store.saveOrders([
    newOrder(),
    newOrder({ number: "100000002", order: ofNoa }),
    newOrder({ number: "100000003", order: ofNoa }),
  ]);
  const orderNumber = "100000002";
  const told = { kind: "change", recipient: noas.email, dueAt: 1 } as const;
  const revision = newRevision();
  await store.changeOrder({
    ...revision,
    orderNumber,
    order: {
      ...revision.order,
      customerData: { ...ofNoa.customerData, phoneNumber: "0520000009" },
    },
    adjustmentText: "פיצוי לנועה",
    mails: [told, { ...told, kind: "readdressed" }],
  });
  const note = { kind: "note", text: "נועה לוי, קומה שנייה" } as const;
  await store.mark({ ...markOf("note", note), orderNumber, at: 1 });
  await store.mark({ ...markOf("cancel", cancelled), orderNumber, at: 1, mails: [told] });
  await store.saveMessage({
    actionId: "message",
    deviceId: null,
    at: 1,
    dueAt: 1,
    week: "2026-01-07",
    place: null,
    subject: { he: "סגור", en: "" },
    text: { he: "סגור", en: "" },
    recipients: [{ orderNumber, revision: 0, email: noas.email }],
  });
  const claim = { now: newOrder().receivedAt, limit: 99, claimedUntil: newOrder().receivedAt + 1 };
  for (const { id, kind } of await store.claimMails({ ...claim, token: "one" })) {
    if (kind === "message") {
      const failure = { id, token: "one", now: 1, reason: `550 <${noas.email}>` };
      await store.markMailFailed({ ...failure, nextAttemptAt: undefined });
    } else await store.markMailSent({ id, sentAt: 1 });
  }
}

test("the guide's statements erase every column that may hold what is a customer's own", () => {
  const inOneLine = (text: string) => text.replaceAll(/\s+/gu, " ");
  for (const statement of erasingStatements)
    expect(inOneLine(statements)).toContain(inOneLine(statement));
});

test.for(databases)(
  "$name: after the guide's statements nothing holds the customer's data, and every order can be read",
  { timeout: 60_000 },
  async ({ open }) => {
    const { store, rows, run } = await open();
    onTestFinished(() => store.close());
    await fillShop(store);
    const everything = async () => {
      const tables = await Promise.all(tableNames.map((table) => rows(`select * from ${table}`)));
      return JSON.stringify(tables);
    };
    const before = await everything();
    for (const secret of own) expect(before).toContain(secret);

    await run(statements.replaceAll("0521234567", noas.phoneNumber));

    const after = await everything();
    for (const secret of own) expect(after).not.toContain(secret);
    expect(after.split(customerData.email)).toHaveLength(before.split(customerData.email).length);
    expect(
      (await store.revisionsOfOrder("100000002")).map((each) => each.order.totalPrice),
    ).toEqual([order.totalPrice, newRevision().order.totalPrice]);
    expect(await store.workingOrders("2026-01-07")).toMatchObject({
      orders: [{}, {}, {}],
      unreadable: [],
    });
    expect(await store.eventsOfOrder("100000002")).toHaveLength(3);
  },
);
