import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "#server/store/tables.ts";
import { isAbout, isColumnOver, mailOfRow, newMail } from "./mail-row.ts";
import {
  isReported,
  isToSeller,
  type ListedMail,
  longestClaim,
  type MailFailure,
  type MailRetry,
  mailKinds,
} from "./outbox.ts";

/** Makes mails due again by hand, see `Outbox.retryMails`. */
export function retryMails(database: Kysely<Tables>, retry: MailRetry): Promise<number> {
  return database.transaction().execute((transaction) => retryWithin(transaction, retry));
}

/** The same within a transaction. */
export async function retryWithin(
  transaction: Transaction<Tables>,
  { now, which, to, sparesClaimed = false }: MailRetry,
): Promise<number> {
  const update = () =>
    transaction
      .updateTable("mails")
      .where(({ eb }) =>
        "id" in which ? eb("id", "=", which.id) : eb("status", "=", which.status),
      )
      .where("status", "<>", "withdrawn")
      .where((of) =>
        of.not(
          of.exists(
            of
              .selectFrom("order_states")
              .select("erased")
              .whereRef("order_states.order_number", "=", "mails.order_number")
              .where("erased", "=", 1),
          ),
        ),
      )
      .$if(sparesClaimed, (mails) => mails.where(isColumnOver("claimed_until", longestClaim, now)));
  // The recipient comes first, because the update below changes the status that selects the rows.
  if (to !== undefined) {
    const { recipient, kinds = mailKinds } = to;
    await update().where("kind", "in", kinds).set({ recipient }).execute();
  }
  const retried = await update()
    .set({ status: "waiting", next_attempt_at: now, waiting_since: now, attempts: 0 })
    .returningAll()
    .execute();
  for (const row of retried) {
    const { orderNumber, kind, ...subject } = mailOfRow(row);
    if (isToSeller(kind)) continue;
    await transaction
      .deleteFrom("mails")
      .where("order_number", "=", orderNumber)
      .where("kind", "=", "undelivered")
      .where("status", "=", "waiting")
      .where(isAbout(subject))
      .execute();
  }
  return retried.length;
}

/** Records a failure, see `Outbox.markMailFailed`. */
export function markMailFailed(
  database: Kysely<Tables>,
  { id, token, now, reason, nextAttemptAt, isOver = false, reportTo }: MailFailure,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable("mails")
      .set({
        status: isOver ? "withdrawn" : nextAttemptAt === undefined ? "dead" : "waiting",
        ...(nextAttemptAt !== undefined && { next_attempt_at: nextAttemptAt }),
        claimed_until: 0,
        claimed_by: null,
        last_error: reason,
      })
      .where("id", "=", id)
      .where("status", "=", "waiting")
      .where("claimed_by", "=", token)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return;
    const failed = mailOfRow(row);
    if (failed.status === "dead" && isReported(failed.kind))
      await reportToSeller(transaction, { failed, now, reportTo });
  });
}

/** Adds the `undelivered` mail about a mail that is dead. One that is there already is due again. */
async function reportToSeller(
  transaction: Transaction<Tables>,
  {
    failed,
    now,
    reportTo,
  }: { readonly failed: ListedMail } & Pick<MailFailure, "now" | "reportTo">,
): Promise<void> {
  const { orderNumber, eventId, messageId, revision } = failed;
  const { recipient } = await transaction
    .selectFrom("mails")
    .select("recipient")
    .where("order_number", "=", orderNumber)
    .where("kind", "=", "seller")
    .executeTakeFirstOrThrow();
  const mail = { ...newMail(orderNumber, now), recipient: reportTo ?? recipient };
  const subject = { event_id: eventId, message_id: messageId, revision };
  await transaction
    .insertInto("mails")
    .values({ ...mail, ...subject, kind: "undelivered" })
    .onConflict((conflict) => conflict.expression(keyOfMail).doUpdateSet(mail))
    .execute();
}

/** The expressions of the unique index `mails_of_order`. */
const keyOfMail = sql<string>`order_number, kind, coalesce(event_id, 0), coalesce(message_id, 0)`;
