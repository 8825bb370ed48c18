import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { cancelled, markOf } from "#domain/testing/desk-log.ts";
import type { Store } from "#server/store/store.ts";
import type { Tables } from "#server/store/tables.ts";
import { oldMails, oldOrder, oldState } from "#server/store/testing/old-orders.ts";
import { oldShops } from "#server/store/testing/old-shops.ts";
import { newOrder } from "#server/testing/new-order.ts";

const now = newOrder().receivedAt;

/** A shop of a server without mails about events: two orders, a mail that is being sent, a dead one and its report, and gaps in the ids. */
async function fillOldShop(database: Kysely<Tables>): Promise<void> {
  for (const [index, number] of ["100000001", "100000002"].entries()) {
    await database.insertInto("orders").values(oldOrder({ number })).execute();
    await database.insertInto("order_states").values(oldState(number)).execute();
    const [confirmation, notice] = oldMails(number);
    const id = 10 * (index + 1);
    const claimed = { claimed_until: now + 1, claimed_by: "token", attempts: 1 };
    const mails = [
      { ...confirmation, id, ...(index === 0 && claimed) },
      { ...notice, id: id + 1, status: "sent", sent_at: 7 },
    ];
    for (const mail of mails) await database.insertInto("mails").values(mail).execute();
  }
  await sql`update mails set status = 'dead', last_error = '550' where id = 20`.execute(database);
  await sql`insert into mails (id, order_number, kind, recipient, status, attempts, next_attempt_at, claimed_until, waiting_since, created_at)
    values (99, '100000002', 'undelivered', 'cook@example.com', 'waiting', 0, 5, 0, 5, 5)`.execute(
    database,
  );
}

test.for(oldShops("0008", fillOldShop))(
  "$name: mails keep their ids, claims and reports, and new ones follow them",
  async ({ prepare }) => {
    const open = await prepare();
    // Two servers that start at the same time.
    const [store, other] = await Promise.all([open(), open()]);
    onTestFinished(async () => {
      await store.close();
      await other.close();
    });
    const ofOrder = { eventId: null, messageId: null, revision: 0 };
    expect(await store.mailsOfOrder("100000001")).toMatchObject([
      { id: 10, kind: "customer", status: "waiting", attempts: 1, ...ofOrder },
      { id: 11, kind: "seller", status: "sent", sentAt: 7, ...ofOrder },
    ]);
    expect(await store.mailsOfOrder("100000002")).toMatchObject([
      { id: 20, kind: "customer", status: "dead", lastError: "550" },
      { id: 21, kind: "seller", status: "sent" },
      { id: 99, kind: "undelivered", status: "waiting", waitingSince: 5 },
    ]);
    // The process that claimed the mail before the upgrade still holds it.
    await store.markMailFailed({ id: 10, token: "token", now, reason: "550", nextAttemptAt: now });
    expect(await store.findMail({ orderNumber: "100000001", kind: "customer" })).toMatchObject({
      id: 10,
      lastError: "550",
    });
    await tellOfCancelling(store);
    const { id: newest = 0 } = (await store.mailsOfOrder("100000001")).at(-1) ?? {};
    expect(newest).toBeGreaterThan(99);
  },
);

async function tellOfCancelling(store: Store): Promise<void> {
  const mail = { kind: "change", recipient: "ruth@example.com", dueAt: now } as const;
  const outcome = await store.mark({ ...markOf("a", cancelled), at: now, mails: [mail] });
  expect(outcome).toMatchObject({ kind: "recorded" });
}
