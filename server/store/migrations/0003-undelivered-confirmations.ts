import { type Kysely, sql } from "kysely";
import { mailsTable, moveMails } from "./mails-table.ts";
import type { MigrationDialect } from "./migrations.ts";

/**
 * Allows the kind `undelivered`. Mails to the seller that were given up wait again, and each confirmation that was given
 * up is reported to the seller. A recipient of `-` was erased at the customer's request.
 */
export async function addUndeliveredMails(
  database: Kysely<unknown>,
  dialect: MigrationDialect,
): Promise<void> {
  const [name, kinds] = ["mails_rebuilt", ["customer", "seller", "undelivered"]] as const;
  await mailsTable(database, dialect, { name, kinds, statuses: ["waiting", "sent", "dead"] })
    .addUniqueConstraint("mails_by_order_and_kind", ["order_number", "kind"])
    .execute();
  await moveMails(database, dialect, name);

  await sql`update mails set status = 'waiting' where kind = 'seller' and status = 'dead'`.execute(
    database,
  );
  await sql`
    insert into mails (order_number, kind, recipient, status, attempts, next_attempt_at, claimed_until, waiting_since, created_at)
    select dead.order_number, 'undelivered', seller.recipient, 'waiting', 0, dead.next_attempt_at, 0,
      dead.next_attempt_at, dead.next_attempt_at
    from mails as dead
    join mails as seller on seller.order_number = dead.order_number and seller.kind = 'seller'
    where dead.kind = 'customer' and dead.status = 'dead' and dead.recipient <> '-'
    order by dead.id`.execute(database);
}
