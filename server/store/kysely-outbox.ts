import type { ExpressionBuilder, Kysely } from "kysely";
import { isAbout, isColumnOver, mailOfRow } from "./mail-row.ts";
import { markMailFailed } from "./mark-mail-failed.ts";
import {
  type ClaimedMail,
  longestClaim,
  longestWait,
  type MailClaim,
  type MailKind,
  mailKinds,
  type Outbox,
  sellerMailKinds,
} from "./outbox.ts";
import { retryMails } from "./retry-mails.ts";
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

    findMail: async ({ orderNumber, kind, eventId = null, messageId = null }) => {
      const row = await database
        .selectFrom("mails")
        .selectAll()
        .where("order_number", "=", orderNumber)
        .where("kind", "=", kind)
        .where(isAbout({ eventId, messageId }))
        .executeTakeFirst();
      return row && mailOfRow(row);
    },

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

    redirectSellerMails: ({ recipient, now }) =>
      database.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("mails")
          .set({ recipient, next_attempt_at: now })
          .where("status", "=", "waiting")
          .where("kind", "in", sellerMailKinds)
          .where("recipient", "<>", recipient)
          .executeTakeFirstOrThrow();
        return Number(numUpdatedRows);
      }),

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
function isDue(now: number, kinds: readonly MailKind[]) {
  return (eb: ExpressionBuilder<Tables, "mails">) =>
    eb.and([
      eb("kind", "in", kinds),
      eb("status", "=", "waiting"),
      isColumnOver("next_attempt_at", longestWait, now),
      isColumnOver("claimed_until", longestClaim, now),
    ]);
}

async function claimMails(
  database: Kysely<Tables>,
  {
    now,
    limit,
    kinds: only = mailKinds,
    groups = [{ kinds: only, limit }],
    claimedUntil,
    token,
  }: MailClaim,
): ReturnType<Outbox["claimMails"]> {
  const due = (from: Kysely<Tables>, kinds: readonly MailKind[], most: number) =>
    from
      .selectFrom("mails")
      .select("id")
      .where(isDue(now, kinds))
      .orderBy("next_attempt_at")
      .orderBy("id")
      .limit(most);
  const allKinds = groups.flatMap(({ kinds }) => kinds);
  // This read comes first so that a poll that finds nothing does not take the lock that orders wait for.
  if ((await due(database, allKinds, 1).execute()).length === 0) return [];
  // One transaction for all groups, since each transaction is a sync of the disk.
  return database.transaction().execute(async (transaction) => {
    const claimed: ClaimedMail[] = [];
    for (const { kinds, limit: mostOfGroup } of groups) {
      const most = Math.min(mostOfGroup, limit - claimed.length);
      if (most <= 0) continue;
      const rows = await transaction
        .updateTable("mails")
        .set(({ eb }) => ({
          claimed_until: claimedUntil,
          claimed_by: token,
          attempts: eb("attempts", "+", 1),
        }))
        .where("id", "in", due(transaction, kinds, most))
        // Checked again: where several connections may write at once, another one may have claimed the row meanwhile.
        .where(isDue(now, kinds))
        .returningAll()
        .execute();
      claimed.push(
        ...rows
          .toSorted((a, b) => a.next_attempt_at - b.next_attempt_at || a.id - b.id)
          .map((row) => {
            const { id, orderNumber, kind, eventId, messageId, revision, ...mail } = mailOfRow(row);
            const { recipient, attempts, waitingSince } = mail;
            const about = { orderNumber, kind, eventId, messageId, revision };
            return { id, ...about, recipient, attempts, waitingSince };
          }),
      );
    }
    return claimed;
  });
}
