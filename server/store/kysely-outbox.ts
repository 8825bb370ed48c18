import type { ExpressionBuilder, Kysely } from "kysely";
import { mailOfRow } from "./mail-row.ts";
import type { MailClaim, MailFailure, MailRetry, Outbox } from "./outbox.ts";
import { mailKinds } from "./outbox.ts";
import type { Tables } from "./tables.ts";

/** The outbox on any database that Kysely supports. Every write is a transaction, because only transactions wait for the lock. */
export function createKyselyOutbox(database: Kysely<Tables>): Outbox {
  return {
    claimMails: (claim) => claimMails(database, claim),

    markMailSent: ({ id, sentAt }) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("mails")
          .set({
            status: "sent",
            sent_at: sentAt,
            claimed_until: 0,
            claimed_by: null,
            last_error: null,
          })
          .where("id", "=", id)
          .execute();
      }),

    markMailFailed: (failure) => markMailFailed(database, failure),

    listMails: async ({ status, limit }) => {
      const rows = await database
        .selectFrom("mails")
        .selectAll()
        .where("status", "=", status)
        .orderBy("next_attempt_at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map(mailOfRow);
    },

    retryMails: (retry) => retryMails(database, retry),

    countMails: async () => {
      const rows = await database
        .selectFrom("mails")
        .select(({ fn }) => [
          "status",
          fn.countAll().as("count"),
          fn.min("waiting_since").as("since"),
        ])
        .where("status", "in", ["waiting", "dead"])
        .groupBy("status")
        .execute();
      const waiting = rows.find(({ status }) => status === "waiting");
      const dead = rows.find(({ status }) => status === "dead");
      return {
        waiting: Number(waiting?.count ?? 0),
        dead: Number(dead?.count ?? 0),
        waitingSince: waiting?.since,
      };
    },
  };
}

/** Waiting, due, and without a claim that is still valid. */
function isDue(now: number) {
  return (eb: ExpressionBuilder<Tables, "mails">) =>
    eb.and([
      eb("status", "=", "waiting"),
      eb("next_attempt_at", "<=", now),
      eb("claimed_until", "<=", now),
    ]);
}

async function claimMails(
  database: Kysely<Tables>,
  { now, limit, claimedUntil, token }: MailClaim,
): ReturnType<Outbox["claimMails"]> {
  const due = (from: Kysely<Tables>) =>
    from
      .selectFrom("mails")
      .select("id")
      .where(isDue(now))
      .orderBy("next_attempt_at")
      .orderBy("id")
      .limit(limit);
  // This read comes first so that a poll that finds nothing does not take the lock that orders wait for.
  if ((await due(database).limit(1).execute()).length === 0) return [];
  const rows = await database.transaction().execute((transaction) =>
    transaction
      .updateTable("mails")
      .set(({ eb }) => ({
        claimed_until: claimedUntil,
        claimed_by: token,
        attempts: eb("attempts", "+", 1),
      }))
      .where("id", "in", due(transaction))
      // Checked again: where several connections may write at once, another one may have claimed the row meanwhile.
      .where(isDue(now))
      .returningAll()
      .execute(),
  );
  return rows
    .toSorted((a, b) => a.next_attempt_at - b.next_attempt_at || a.id - b.id)
    .map((row) => {
      const { id, orderNumber, kind, recipient, attempts, waitingSince } = mailOfRow(row);
      return { id, orderNumber, kind, recipient, attempts, waitingSince };
    });
}

function markMailFailed(
  database: Kysely<Tables>,
  { id, token, reason, nextAttemptAt }: MailFailure,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("mails")
      .set({
        status: nextAttemptAt === undefined ? "dead" : "waiting",
        ...(nextAttemptAt !== undefined && { next_attempt_at: nextAttemptAt }),
        claimed_until: 0,
        claimed_by: null,
        last_error: reason,
      })
      .where("id", "=", id)
      .where("status", "=", "waiting")
      .where("claimed_by", "=", token)
      .execute();
  });
}

function retryMails(
  database: Kysely<Tables>,
  { now, which, recipients = {} }: MailRetry,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const update = () =>
      transaction
        .updateTable("mails")
        .where(({ eb }) =>
          "id" in which ? eb("id", "=", which.id) : eb("status", "=", which.status),
        );
    // Recipients come first, because the update below changes the status that selects the rows.
    for (const kind of mailKinds) {
      const recipient = recipients[kind];
      if (recipient !== undefined) {
        await update().where("kind", "=", kind).set({ recipient }).execute();
      }
    }
    const { numUpdatedRows } = await update()
      .set({ status: "waiting", next_attempt_at: now, waiting_since: now, attempts: 0 })
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  });
}
