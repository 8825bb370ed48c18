import type { Kysely } from "kysely";
import { currentRevision } from "#server/store/orders/current-revision.ts";
import type { Tables } from "#server/store/tables.ts";
import { mailOfRow } from "./mail-row.ts";
import { type ListedMail, type MailList, reportedMailKinds } from "./outbox.ts";
import { retryWithin } from "./retry-mails.ts";
import { hasHadEnough, mayBeSentAgainAt } from "./send-again.ts";

export interface NamedMail extends ListedMail {
  /** The name of the customer of its order. */
  readonly customerName: string;
  readonly waitingSince: number;
}

/** What the seller sees of the mails about orders. Times are milliseconds since 1970 UTC. */
export function createKyselyDeskMails(database: Kysely<Tables>) {
  /** A mail by its id; undefined if there is none. */
  const findNamedMail = async (id: number): Promise<NamedMail | undefined> => {
    const row = await selectNamedMails(database).where("mails.id", "=", id).executeTakeFirst();
    return row && namedMailOfRow(row);
  };
  return {
    findNamedMail,

    /** All mails about an order, oldest first. */
    mailsOfOrder: async (orderNumber: string): Promise<readonly NamedMail[]> => {
      const rows = await selectNamedMails(database)
        .where("mails.order_number", "=", orderNumber)
        .orderBy("mails.id")
        .execute();
      return rows.map(namedMailOfRow);
    },

    /** Those of `reportedMailKinds` of one status, by due time, latest first. */
    customerMails: async ({ status, limit }: MailList): Promise<readonly NamedMail[]> => {
      const rows = await selectNamedMails(database)
        .where("mails.status", "=", status)
        .where("mails.kind", "in", reportedMailKinds)
        .orderBy("mails.next_attempt_at", "desc")
        .orderBy("mails.id", "desc")
        .limit(limit)
        .execute();
      return rows.map(namedMailOfRow);
    },

    /**
     * Makes a mail due at `now` as if it were new, to `recipient` if one is given. A mail that is being sent is not changed, because
     * its outcome belongs to the claim; the caller sees the old recipient. Neither is one that was sent again to that address within
     * an hour, or whose address has had five mails again in it: then it does not wait. Undefined for an unknown mail.
     */
    sendMailAgain: async ({
      id,
      recipient: other,
      now,
    }: AskedAgain): Promise<NamedMail | undefined> => {
      await database.transaction().execute(async (transaction) => {
        const mail = await transaction
          .selectFrom("mails")
          .selectAll()
          .where("id", "=", id)
          .executeTakeFirst();
        if (mail === undefined) return;
        const recipient = other ?? mail.recipient;
        const isElsewhere = recipient.toLowerCase() !== mail.recipient.toLowerCase();
        if (!isElsewhere && mayBeSentAgainAt(mailOfRow(mail), now) !== undefined) return;
        if (await hasHadEnough(transaction, { id, recipient, now })) return;
        const to = other === undefined ? undefined : { recipient: other };
        await retryWithin(transaction, { now, which: { id }, sparesClaimed: true, to });
      });
      return findNamedMail(id);
    },
  };
}

export interface AskedAgain {
  readonly id: number;
  readonly recipient: string | undefined;
  readonly now: number;
}

function selectNamedMails(database: Kysely<Tables>) {
  return database
    .selectFrom("mails")
    .innerJoin("orders", "orders.number", "mails.order_number")
    .innerJoin("order_states", "order_states.order_number", "mails.order_number")
    .leftJoin("order_revisions", currentRevision)
    .selectAll("mails")
    .select(({ fn }) => fn.coalesce("order_revisions.name", "orders.name").as("customer_name"));
}

function namedMailOfRow({
  customer_name: customerName,
  ...row
}: Parameters<typeof mailOfRow>[0] & { readonly customer_name: string }): NamedMail {
  return { ...mailOfRow(row), customerName };
}
