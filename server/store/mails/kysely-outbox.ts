import type { ExpressionBuilder, Kysely } from "kysely";
import { type Tables, write } from "#server/store/tables.ts";
import { isAbout, isColumnOver, mailOfRow } from "./mail-row.ts";
import {
  type ClaimedMail,
  type ListedMail,
  longestClaim,
  longestWait,
  type MailClaim,
  type MailFailure,
  type MailKind,
  type MailList,
  type MailRetry,
  type MailSubject,
  mailKinds,
  sellerMailKinds,
} from "./outbox.ts";
import { markMailFailed, retryMails } from "./retry-mails.ts";

/**
 * The mails about orders. `saveOrders` adds the mails of an order in the order's own transaction, so no order is without
 * them; an order without an email address has only the seller's. A mail is stored without text: it is rendered from its order
 * when it is sent. Times are milliseconds since 1970 UTC.
 */
export function createKyselyOutbox(database: Kysely<Tables>) {
  return {
    /**
     * Claims mails that are due at `now`, those due longest first. Until `claimedUntil` no other process can claim them. A mail
     * whose claim expires is due again, because the process that claimed it may have ended.
     */
    claimMails: (claim: MailClaim) => claimMails(database, claim),

    /** Marks a mail as sent, even if another claim on it has been made meanwhile, so that it is not sent once more. */
    markMailSent: ({ id, sentAt }: { readonly id: number; readonly sentAt: number }) =>
      write(database, (transaction) =>
        transaction
          .updateTable("mails")
          .set({
            status: "sent",
            sent_at: sentAt,
            claimed_until: 0,
            claimed_by: null,
            last_error: null,
          })
          .where("id", "=", id),
      ),

    /**
     * Records that sending failed. Has no effect if `token` no longer holds the claim: the mail belongs to another claim then.
     * One of `reportedMailKinds` that becomes dead adds an `undelivered` mail, due at `now`, in the same transaction.
     */
    markMailFailed: (failure: MailFailure) => markMailFailed(database, failure),

    /** The mails of one status, by due time, latest first. */
    listMails: async ({ status, limit }: MailList): Promise<readonly ListedMail[]> => {
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

    /**
     * The mail of one kind about an order, an event or a message; undefined if there is none. Without an event and a message it is
     * the one about the order itself.
     */
    findMail: async ({
      orderNumber,
      kind,
      eventId = null,
      messageId = null,
    }: { readonly orderNumber: string; readonly kind: MailKind } & Partial<MailSubject>): Promise<
      ListedMail | undefined
    > => {
      const row = await database
        .selectFrom("mails")
        .selectAll()
        .where("order_number", "=", orderNumber)
        .where("kind", "=", kind)
        .where(isAbout({ eventId, messageId }))
        .executeTakeFirst();
      return row && mailOfRow(row);
    },

    /**
     * Makes mails due at `now` as if they were new, whatever their status, and gives their number; withdrawn ones stay withdrawn.
     * `to` replaces their addresses. A mail to a customer takes its `undelivered` mail back if that was
     * not sent yet.
     */
    retryMails: (retry: MailRetry) => retryMails(database, retry),

    /** Sends the waiting mails to the seller to another address, due at `now`, and gives the number of those that had another one. */
    redirectSellerMails: ({
      recipient,
      now,
    }: {
      readonly recipient: string;
      readonly now: number;
    }): Promise<number> =>
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
          fn.min("next_attempt_at").as("due"),
        ])
        .where("status", "in", ["waiting", "dead"])
        .groupBy("status")
        .execute();
      const waiting = rows.find(({ status }) => status === "waiting");
      const dead = rows.find(({ status }) => status === "dead");
      return {
        waiting: Number(waiting?.count ?? 0),
        dead: Number(dead?.count ?? 0),
        /** The earliest `waitingSince` of the waiting mails; undefined if there are none. */
        waitingSince: waiting?.since,
        /** When the first of the dead mails was given up; undefined if there are none. */
        deadSince: dead?.due,
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
  { now, limit, groups = [{ kinds: mailKinds, limit }], claimedUntil, token }: MailClaim,
): Promise<readonly ClaimedMail[]> {
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
          .map(mailOfRow),
      );
    }
    return claimed;
  });
}

export type Outbox = ReturnType<typeof createKyselyOutbox>;
