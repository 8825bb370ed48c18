import type { Kysely } from "kysely";
import { eventOfRow } from "./event-row.ts";
import { isColumnOver } from "./mail-row.ts";
import type { Notices } from "./notices.ts";
import { longestWait } from "./outbox.ts";
import type { SavedMenuEvent } from "./saved-menus.ts";
import type { Tables } from "./tables.ts";

/** The notices on any database that Kysely supports. Every write is a transaction, because only transactions wait for the lock. */
export function createKyselyNotices(database: Kysely<Tables>): Notices {
  return {
    claimNotices: async ({ now, until, limit }) => {
      const isDue = isColumnOver("next_attempt_at", longestWait, now);
      const due = await database
        .selectFrom("notices")
        .select("id")
        .where(isDue)
        .orderBy("next_attempt_at")
        .limit(limit)
        .execute();
      // Nearly always: then nothing is written.
      if (due.length === 0) return [];
      return database.transaction().execute(async (transaction) => {
        const rows = await transaction
          .updateTable("notices")
          .set(({ eb }) => ({ next_attempt_at: until, attempts: eb("attempts", "+", 1) }))
          .where(
            "id",
            "in",
            due.map(({ id }) => id),
          )
          .where(isDue)
          .returningAll()
          .execute();
        return Promise.all(
          rows.map(async (row) => ({
            id: row.id,
            recipient: row.recipient,
            attempts: row.attempts,
            createdAt: row.created_at,
            event: eventOfRow(
              await transaction
                .selectFrom("events")
                .selectAll()
                .where("id", "=", row.event_id)
                .executeTakeFirstOrThrow(),
            ) as SavedMenuEvent,
          })),
        );
      });
    },

    listNotices: async ({ isSent, limit }) => {
      const rows = await database
        .selectFrom("notices")
        .selectAll()
        .where("sent_at", isSent ? "is not" : "is", null)
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        recipient: row.recipient,
        attempts: row.attempts,
        createdAt: row.created_at,
        sentAt: row.sent_at ?? undefined,
        nextAttemptAt: row.next_attempt_at ?? undefined,
        lastError: row.last_error ?? undefined,
      }));
    },

    markNoticeSent: ({ id, sentAt }) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("notices")
          .set({ sent_at: sentAt, next_attempt_at: null, last_error: null })
          .where("id", "=", id)
          .execute();
      }),

    markNoticeFailed: ({ id, reason, nextAttemptAt }) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("notices")
          .set({ next_attempt_at: nextAttemptAt, last_error: reason })
          .where("id", "=", id)
          .where("sent_at", "is", null)
          .execute();
      }),
  };
}
