import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { keysOfAddress } from "#domain/order-log/route-stops.ts";
import { cancelled, markOf } from "#domain/testing/desk-log.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { openPostgresStore } from "#server/store/postgres/open-postgres-store.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import type { Store } from "#server/store/store.ts";
import { tableNames } from "#server/store/table-plans.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { postgresDatabase } from "#server/testing/postgres-database.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const { order } = newOrder();
const { customerData } = order;
/** What nothing may hold anymore. */
const noas = {
  name: "נועה לוי",
  email: "noa@example.com",
  phoneNumber: "0527654321",
  address: "רחוב התאנה 3",
};
const own = [
  ...Object.values(noas),
  noas.email.toUpperCase(),
  "0520000009",
  "קומה שנייה",
  "פיצוי לנועה",
  "משלמת באיחור",
];

const databases = [
  {
    name: "SQLite",
    open: async () => {
      const file = join(await temporaryFolder(), "shop.sqlite");
      const rows = (sql: string) => {
        using database = new DatabaseSync(file);
        return Promise.resolve(database.prepare(sql).all() as readonly object[]);
      };
      /** All bytes of all files of the database, each of which may be read as a character. */
      const bytes = async () => {
        const folder = dirname(file);
        const files = (await readdir(folder)).map((name) => readFile(join(folder, name)));
        return (await Promise.all(files)).map((each) => each.toString("latin1")).join("");
      };
      return { store: await openSqliteStore(file), rows, bytes };
    },
  },
  {
    name: "PostgreSQL",
    open: async () => {
      const url = await postgresDatabase();
      const rows = async (sql: string): Promise<readonly object[]> => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        try {
          return (await client.query<object>(sql)).rows;
        } finally {
          await client.end();
        }
      };
      return { store: await openPostgresStore(url), rows, bytes: undefined };
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
  const place = order.customerData.city.he;
  const keys = keysOfAddress({ place, placeNames: [place], address: noas.address });
  await store.changeRoute(() => [...new Set(keys), "other"]);
  const note = { kind: "note", text: "נועה לוי, קומה שנייה" } as const;
  await store.mark({ ...markOf("note", note), orderNumber, at: 1 });
  const lasting = { kind: "lasting-note", reader: "owner", text: "משלמת באיחור" } as const;
  await store.mark({ ...markOf("lasting", lasting), orderNumber, at: 1 });
  const joined = { kind: "joined", with: "100000003" } as const;
  await store.mark({ ...markOf("joined", joined), orderNumber, at: 1 });
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
  await store.askSubscriber({
    email: noas.email.toUpperCase(),
    language: "he",
    now: 1,
    token: "a",
  });
  for (const { id } of await store.claimNotices({ now: 1, until: 2, limit: 9 }))
    await store.markNoticeFailed({ id, reason: `451 <${noas.email}>`, nextAttemptAt: 3 });
  const claim = { now: newOrder().receivedAt, limit: 99, claimedUntil: newOrder().receivedAt + 1 };
  for (const { id, kind } of await store.claimMails({ ...claim, token: "one" })) {
    if (kind === "message") {
      const failure = { id, token: "one", now: 1, reason: `550 <${noas.email}>` };
      await store.markMailFailed({ ...failure, nextAttemptAt: undefined });
    } else await store.markMailSent({ id, sentAt: 1 });
  }
}

const erasing = {
  which: { numbers: ["100000003"] },
  overBefore: "2026-02-01",
  now: newOrder().receivedAt + 20 * 60_000,
  deviceId: null,
};

test.for(databases)(
  "$name: nothing holds an erased customer's data anymore, and every order can be read",
  async ({ open }) => {
    const { store, rows, bytes } = await open();
    onTestFinished(() => store.close());
    await fillShop(store);
    const everything = async () => {
      const tables = await Promise.all(tableNames.map((table) => rows(`select * from ${table}`)));
      return JSON.stringify(tables);
    };
    const before = await everything();
    for (const secret of own) expect(before).toContain(secret);

    expect(await store.eraseOrders(erasing)).toEqual({
      erased: ["100000002", "100000003"],
      left: [],
    });

    const after = await everything();
    for (const secret of own) expect(after).not.toContain(secret);
    expect(after.split(customerData.email)).toHaveLength(before.split(customerData.email).length);
    expect(
      (await store.revisionsOfOrder("100000002")).map((each) => each.order.totalPrice),
    ).toEqual([order.totalPrice, newRevision().order.totalPrice]);
    expect(await store.workingOrders("2026-01-07")).toMatchObject({
      orders: [
        { state: { isErased: false } },
        { state: { isErased: true, isCancelled: true } },
        { state: { isErased: true } },
      ],
      unreadable: [],
    });
    expect((await store.eventsOfOrder("100000002")).map(({ content }) => content.kind)).toEqual([
      "changed",
      "note",
      "note",
      "note",
      "cancelled",
      "erased",
    ]);
    expect(await store.findPeople({ text: noas.phoneNumber, limit: 9 })).toEqual([]);
    expect(await store.keptRoute()).toEqual(["other"]);
    if (bytes === undefined) return;
    const files = await bytes();
    expect(files).toContain(Buffer.from(customerData.name).toString("latin1"));
    for (const secret of own) expect(files).not.toContain(Buffer.from(secret).toString("latin1"));
  },
);

test("a file that is older than the overwriting of deleted rows holds nothing either, and other processes work on", async () => {
  const file = join(await temporaryFolder(), "shop.sqlite");
  const first = await openSqliteStore(file);
  onTestFinished(() => first.close());
  await fillShop(first);
  {
    using database = new DatabaseSync(file);
    database.exec(`pragma secure_delete = off; create table old (text);
      insert into old select '${noas.email}' || hex(randomblob(2000)) from messages, mails, events;
      drop table old;`);
  }
  const holds = async () => (await readFile(file)).includes(noas.email);
  await first.proveWritable();
  const other = await openSqliteStore(file);
  onTestFinished(() => other.close());
  await other.eraseOrders(erasing);
  expect(await holds()).toBe(false);
  expect(await first.saveOrders([newOrder({ number: "100000009" })])).toMatchObject([
    { kind: "stored" },
  ]);
  expect((await stat(file)).size).toBeLessThan(1_000_000);
});
