import type { Kysely } from "kysely";
import type { Tables } from "#server/store/tables.ts";
import { isAbout, isColumnOver, mailOfRow } from "./mail-row.ts";
import { isToSeller, longestClaim, type MailRetry, mailKinds } from "./outbox.ts";

/** Makes mails due again by hand, see `Outbox.retryMails`. */
export function retryMails(
  database: Kysely<Tables>,
  { now, which, to, sparesClaimed = false }: MailRetry,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
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
        .$if(sparesClaimed, (mails) =>
          mails.where(isColumnOver("claimed_until", longestClaim, now)),
        );
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
  });
}
