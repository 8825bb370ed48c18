import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Tables } from "#server/store/tables.ts";
import { oldShops } from "#server/store/testing/old-shops.ts";

/** A notice that was sent, one that waits, and one that was given up. */
async function fillOldShop(database: Kysely<Tables>): Promise<void> {
  await sql`insert into events (at, pressed_at, action_id, kind, value, detail)
    values (1, 1, 'menu', 'menu-saved', 1, '{"saved":{"undoes":null,"contentHash":"a"}}')`.execute(
    database,
  );
  await sql`insert into notices (event_id, recipient, attempts, next_attempt_at, sent_at, last_error, created_at)
    values (1, 'sent@example.com', 1, null, 2, null, 1), (1, 'waits@example.com', 2, 5, null, '451 busy', 1),
      (1, 'gone@example.com', 3, null, null, '550', 1)`.execute(database);
}

test.for(oldShops("0032", fillOldShop))(
  "$name: notices keep their ids, and those that wait are sent to their address once more",
  async ({ prepare }) => {
    const store = await (await prepare())();
    onTestFinished(() => store.close());
    const about = { kind: "catalogue", event: { actionId: "menu" } };
    expect(await store.claimNotices({ now: 5, until: 9, limit: 9 })).toMatchObject([
      { id: 2, recipient: "waits@example.com", attempts: 3, subscriberId: null, about },
    ]);
    expect(await store.listNotices({ isSent: true, limit: 9 })).toMatchObject([
      { id: 1, recipient: "sent@example.com", sentAt: 2 },
    ]);
    expect(
      await store.askSubscriber({ email: "noa@example.com", language: "he", now: 6, token: "a" }),
    ).toBe("asked");
    expect(await store.claimNotices({ now: 6, until: 9, limit: 9 })).toMatchObject([
      { id: 4, recipient: "noa@example.com" },
    ]);
    expect(await store.messagesOfWeek("2026-01-07")).toEqual([]);
  },
);
