import type { Kysely, Transaction } from "kysely";
import { newMail } from "./mail-row.ts";
import type { MailFailure } from "./outbox.ts";
import type { Tables } from "./tables.ts";

/** Records a failure, see `Outbox.markMailFailed`. */
export function markMailFailed(
  database: Kysely<Tables>,
  { id, token, now, reason, nextAttemptAt, reportTo }: MailFailure,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const failed = await transaction
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
      .returning(["order_number", "kind", "status"])
      .executeTakeFirst();
    if (failed?.kind === "customer" && failed.status === "dead")
      await reportToSeller(transaction, { orderNumber: failed.order_number, now, reportTo });
  });
}

/** Adds the `undelivered` mail of an order. One that is there already is due again. */
async function reportToSeller(
  transaction: Transaction<Tables>,
  {
    orderNumber,
    now,
    reportTo,
  }: { readonly orderNumber: string } & Pick<MailFailure, "now" | "reportTo">,
): Promise<void> {
  const { recipient } = await transaction
    .selectFrom("mails")
    .select("recipient")
    .where("order_number", "=", orderNumber)
    .where("kind", "=", "seller")
    .executeTakeFirstOrThrow();
  const mail = { ...newMail(orderNumber, now), recipient: reportTo ?? recipient };
  await transaction
    .insertInto("mails")
    .values({ ...mail, kind: "undelivered" })
    .onConflict((conflict) => conflict.columns(["order_number", "kind"]).doUpdateSet(mail))
    .execute();
}
