import type { Kysely, Selectable } from "kysely";
import type { CatalogueVersionEvent } from "#server/store/catalogue/versions.ts";
import type { NoticeRow } from "#server/store/desk-tables.ts";
import { eventOfRow } from "#server/store/log/event-row.ts";
import { type Tables, type ValueOf, valueOf, write } from "#server/store/tables.ts";
import { isColumnOver } from "./mail-row.ts";
import { longestWait } from "./outbox.ts";

export type ListedNotice = ValueOf<Selectable<NoticeRow>>;

export interface ClaimedNotice
  extends Pick<ListedNotice, "id" | "recipient" | "attempts" | "createdAt"> {
  /** What it is about. */
  readonly event: CatalogueVersionEvent;
}

/**
 * The mails to the seller about a change of the catalogue that she must learn of, such as whom customers pay. They are stored with the
 * change (`saveVersion`) and sent at least once. Times are milliseconds since 1970 UTC.
 */
export function createKyselyNotices(database: Kysely<Tables>) {
  return {
    /** Claims notices that are due at `now`. Until `until` no other process gets them; then they are due again, unless they were marked. */
    claimNotices: async ({
      now,
      until,
      limit,
    }: {
      readonly now: number;
      readonly until: number;
      readonly limit: number;
    }): Promise<readonly ClaimedNotice[]> => {
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
      const ids = due.map(({ id }) => id);
      return database.transaction().execute(async (transaction) => {
        const rows = await transaction
          .updateTable("notices")
          .set(({ eb }) => ({ next_attempt_at: until, attempts: eb("attempts", "+", 1) }))
          .where("id", "in", ids)
          .where(isDue)
          .returningAll()
          .execute();
        return Promise.all(
          rows.map(async (row) => {
            const event = await transaction
              .selectFrom("events")
              .selectAll()
              .where("id", "=", row.event_id)
              .executeTakeFirstOrThrow();
            return { ...valueOf(row), event: eventOfRow(event) as CatalogueVersionEvent };
          }),
        );
      });
    },

    /** For the operator, the newest first: those that were sent, or those that wait and that were given up. */
    listNotices: async ({
      isSent,
      limit,
    }: {
      readonly isSent: boolean;
      readonly limit: number;
    }): Promise<readonly ListedNotice[]> => {
      const rows = await database
        .selectFrom("notices")
        .selectAll()
        .where("sent_at", isSent ? "is not" : "is", null)
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map(valueOf);
    },

    markNoticeSent: ({ id, sentAt }: { readonly id: number; readonly sentAt: number }) =>
      write(database, (transaction) =>
        transaction
          .updateTable("notices")
          .set({ sent_at: sentAt, next_attempt_at: null, last_error: null })
          .where("id", "=", id),
      ),

    /** `reason` is in the words of the mail server. Without a next attempt it is given up. */
    markNoticeFailed: ({
      id,
      reason,
      nextAttemptAt,
    }: {
      readonly id: number;
      readonly reason: string;
      readonly nextAttemptAt: number | null;
    }) =>
      write(database, (transaction) =>
        transaction
          .updateTable("notices")
          .set({ next_attempt_at: nextAttemptAt, last_error: reason })
          .where("id", "=", id)
          .where("sent_at", "is", null),
      ),
  };
}
