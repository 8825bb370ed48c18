import type { Kysely } from "kysely";
import type { DeskMails, NamedMail } from "./desk-mails.ts";
import { mailOfRow } from "./mail-row.ts";
import { reportedMailKinds, toAllKinds } from "./outbox.ts";
import { retryMails } from "./retry-mails.ts";
import type { Tables } from "./tables.ts";

/** The mails of the desk on any database that Kysely supports. */
export function createKyselyDeskMails(database: Kysely<Tables>): DeskMails {
  const findNamedMail = async (id: number) => {
    const row = await selectNamedMails(database).where("mails.id", "=", id).executeTakeFirst();
    return row && namedMailOfRow(row);
  };
  return {
    findNamedMail,

    mailsOfOrder: async (orderNumber) => {
      const rows = await selectNamedMails(database)
        .where("mails.order_number", "=", orderNumber)
        .orderBy("mails.id")
        .execute();
      return rows.map(namedMailOfRow);
    },

    customerMails: async ({ status, limit }) => {
      const rows = await selectNamedMails(database)
        .where("mails.status", "=", status)
        .where("mails.kind", "in", reportedMailKinds)
        .orderBy("mails.next_attempt_at", "desc")
        .orderBy("mails.id", "desc")
        .limit(limit)
        .execute();
      return rows.map(namedMailOfRow);
    },

    sendMailAgain: async ({ id, recipient, now }) => {
      const to = recipient !== undefined && { recipients: toAllKinds(recipient) };
      await retryMails(database, { now, which: { id }, sparesClaimed: true, ...to });
      return findNamedMail(id);
    },
  };
}

function selectNamedMails(database: Kysely<Tables>) {
  return database
    .selectFrom("mails")
    .innerJoin("orders", "orders.number", "mails.order_number")
    .innerJoin("order_states", "order_states.order_number", "mails.order_number")
    .leftJoin("order_revisions", (join) =>
      join
        .onRef("order_revisions.order_number", "=", "order_states.order_number")
        .onRef("order_revisions.revision", "=", "order_states.revision"),
    )
    .selectAll("mails")
    .select(({ fn }) => fn.coalesce("order_revisions.name", "orders.name").as("customer_name"));
}

function namedMailOfRow({
  customer_name: customerName,
  ...row
}: Parameters<typeof mailOfRow>[0] & { readonly customer_name: string }): NamedMail {
  return { ...mailOfRow(row), customerName };
}
