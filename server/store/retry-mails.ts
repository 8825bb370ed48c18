import type { Kysely } from "kysely";
import { type MailRetry, mailKinds } from "./outbox.ts";
import type { Tables } from "./tables.ts";

/** Makes mails due again by hand, see `Outbox.retryMails`. */
export function retryMails(
  database: Kysely<Tables>,
  { now, which, recipients = {}, sparesClaimed = false }: MailRetry,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const update = () =>
      transaction
        .updateTable("mails")
        .where(({ eb }) =>
          "id" in which ? eb("id", "=", which.id) : eb("status", "=", which.status),
        )
        .$if(sparesClaimed, (mails) => mails.where("claimed_until", "<=", now));
    // Recipients come first, because the update below changes the status that selects the rows.
    for (const kind of mailKinds) {
      const recipient = recipients[kind];
      if (recipient !== undefined) {
        await update().where("kind", "=", kind).set({ recipient }).execute();
      }
    }
    const retried = await update()
      .set({ status: "waiting", next_attempt_at: now, waiting_since: now, attempts: 0 })
      .returning(["order_number", "kind"])
      .execute();
    const ordersToConfirm = retried.flatMap(({ order_number: number, kind }) =>
      kind === "customer" ? [number] : [],
    );
    if (ordersToConfirm.length > 0) {
      await transaction
        .deleteFrom("mails")
        .where("kind", "=", "undelivered")
        .where("status", "=", "waiting")
        .where("order_number", "in", ordersToConfirm)
        .execute();
    }
    return retried.length;
  });
}
