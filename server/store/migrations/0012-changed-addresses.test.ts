import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Tables } from "#server/store/tables.ts";
import { oldMails, oldOrder, oldState } from "#server/store/testing/old-orders.ts";
import { oldShops } from "#server/store/testing/old-shops.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";

const { number, receivedAt } = newOrder();

/** An order that was canceled, with the mails about that. */
async function fillOldShop(database: Kysely<Tables>): Promise<void> {
  await database.insertInto("orders").values(oldOrder()).execute();
  await database.insertInto("order_states").values(oldState()).execute();
  for (const mail of oldMails()) await database.insertInto("mails").values(mail).execute();
  await sql`insert into events (id, at, pressed_at, action_id, week, order_number, kind)
    values (7, 1, 1, 'cancel', '2026-01-07', ${number}, 'cancelled')`.execute(database);
  await sql`insert into mails (id, order_number, kind, recipient, status, attempts, next_attempt_at, claimed_until, claimed_by, waiting_since, created_at, event_id, revision)
    values (40, ${number}, 'change', 'ruth@example.com', 'waiting', 2, 5, 9, 'token', 5, 5, 7, 0)`.execute(
    database,
  );
}

test.for(oldShops("0012", fillOldShop))(
  "$name: mails keep their ids, claims and events, and an address that is given up can get a mail",
  async ({ prepare }) => {
    const open = await prepare();
    const store = await open();
    onTestFinished(() => store.close());
    expect(await store.mailsOfOrder(number)).toMatchObject([
      { id: 1, kind: "customer" },
      { id: 2, kind: "seller" },
      { id: 40, kind: "change", status: "waiting", attempts: 2, eventId: 7, revision: 0 },
    ]);
    await store.markMailFailed({
      id: 40,
      token: "token",
      now: receivedAt,
      reason: "421",
      nextAttemptAt: receivedAt,
    });
    const told = { kind: "readdressed", recipient: "before@example.com", dueAt: 1 } as const;
    expect(await store.changeOrder(newRevision({ mails: [told] }))).toMatchObject({
      kind: "stored",
    });
    const [, , failed, readdressed] = await store.mailsOfOrder(number);
    expect(failed).toMatchObject({ id: 40, lastError: "421" });
    expect(readdressed).toMatchObject({ kind: "readdressed", recipient: "before@example.com" });
    expect(readdressed?.id).toBeGreaterThan(40);
  },
);
