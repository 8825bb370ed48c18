import type { Kysely, Selectable, Transaction } from "kysely";
import type { CatalogueVersionEvent } from "#server/store/catalogue/versions.ts";
import type { NoticeRow } from "#server/store/desk-tables.ts";
import { eventOfRow } from "#server/store/log/event-row.ts";
import { type Subscriber, subscriberOf } from "#server/store/subscribers/subscribers.ts";
import { type Tables, type ValueOf, valueOf, write } from "#server/store/tables.ts";
import { isColumnOver } from "./mail-row.ts";
import { type Message, messageOfRow } from "./messages.ts";
import { longestWait } from "./outbox.ts";

export type ListedNotice = ValueOf<Selectable<NoticeRow>>;

export interface ClaimedNotice
  extends Pick<ListedNotice, "id" | "recipient" | "attempts" | "createdAt"> {
  readonly about: NoticeSubject;
}

/** What a notice is about: a change of the catalogue, or what a subscriber is told; without a message that the address is to be confirmed. */
export type NoticeSubject =
  | { readonly kind: "catalogue"; readonly event: CatalogueVersionEvent }
  | {
      readonly kind: "subscriber";
      readonly subscriber: Subscriber;
      readonly message: Message | undefined;
    };

/**
 * The mails that are about no order, each sent at least once: to the seller about a change of the catalogue that she must learn of, such as
 * whom customers pay, stored with the change (`saveVersion`); and to those who asked to be told when orders open. Times are milliseconds
 * since 1970 UTC.
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
        // What the seller must learn of waits for no message to customers.
        .orderBy((eb) => eb.case().when("subscriber_id", "is", null).then(0).else(1).end())
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
            const about = await subjectOf(transaction, row);
            const { recipient, ...notice } = valueOf(row);
            const to = about.kind === "subscriber" ? about.subscriber.email : recipient;
            return { ...notice, recipient: to, about };
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

    /**
     * `reason` is in the words of the mail server. Without a next attempt it is given up. A subscriber whose address was `refusedAt` a time gets
     * nothing more. Has no effect on one that was withdrawn meanwhile.
     */
    markNoticeFailed: ({
      id,
      reason,
      nextAttemptAt,
      refusedAt,
    }: {
      readonly id: number;
      readonly reason: string;
      readonly nextAttemptAt: number | null;
      readonly refusedAt?: number | undefined;
    }): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const failed = await transaction
          .updateTable("notices")
          .set({ next_attempt_at: nextAttemptAt, last_error: reason })
          .where("id", "=", id)
          .where("sent_at", "is", null)
          .where("next_attempt_at", "is not", null)
          .returning("subscriber_id")
          .executeTakeFirst();
        if (failed?.subscriber_id == null || refusedAt === undefined) return;
        await transaction
          .updateTable("subscribers")
          .set({ undeliverable_at: refusedAt, changed_at: refusedAt })
          .where("id", "=", failed.subscriber_id)
          .execute();
        await transaction
          .updateTable("notices")
          .set({ next_attempt_at: null })
          .where("subscriber_id", "=", failed.subscriber_id)
          .execute();
      }),
  };
}

async function subjectOf(
  transaction: Transaction<Tables>,
  { event_id: eventId, subscriber_id: subscriberId, message_id: messageId }: Selectable<NoticeRow>,
): Promise<NoticeSubject> {
  if (subscriberId === null) {
    const event = await transaction
      .selectFrom("events")
      .selectAll()
      .where("id", "=", eventId)
      .executeTakeFirstOrThrow();
    return { kind: "catalogue", event: eventOfRow(event) as CatalogueVersionEvent };
  }
  const subscriber = await transaction
    .selectFrom("subscribers")
    .selectAll()
    .where("id", "=", subscriberId)
    .executeTakeFirstOrThrow();
  const message =
    messageId === null
      ? undefined
      : await transaction
          .selectFrom("messages")
          .selectAll()
          .where("id", "=", messageId)
          .executeTakeFirstOrThrow();
  return {
    kind: "subscriber",
    subscriber: subscriberOf(subscriber),
    message: message && messageOfRow(message),
  };
}
