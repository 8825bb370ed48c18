import { type Kysely, sql } from "kysely";
import type { MigrationDialect } from "./migrations.ts";

const columns = [
  "id",
  "order_number",
  "kind",
  "recipient",
  "status",
  "attempts",
  "next_attempt_at",
  "claimed_until",
  "claimed_by",
  "last_error",
  "waiting_since",
  "sent_at",
  "created_at",
] as const;

/**
 * Allows the kind `undelivered`. The table is built anew because SQLite cannot change a check; rows keep their ids, which a
 * running server may hold in a claim. Mails to the seller that were given up wait again, and each confirmation that was given
 * up is reported to the seller. A recipient of `-` was erased at the customer's request.
 */
export async function addUndeliveredMails(
  database: Kysely<unknown>,
  { numberRows, numberAfterCopy }: MigrationDialect,
): Promise<void> {
  await database.schema
    .createTable("mails_rebuilt")
    .addColumn("id", "integer", (column) => numberRows(column.primaryKey()))
    .addColumn("order_number", "text", (column) => column.notNull().references("orders.number"))
    .addColumn("kind", "text", (column) =>
      column.notNull().check(sql`kind in ('customer', 'seller', 'undelivered')`),
    )
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) =>
      column.notNull().check(sql`status in ('waiting', 'sent', 'dead')`),
    )
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
    .addColumn("claimed_until", "bigint", (column) => column.notNull())
    .addColumn("claimed_by", "text")
    .addColumn("last_error", "text")
    .addColumn("waiting_since", "bigint", (column) => column.notNull())
    .addColumn("sent_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("mails_by_order_and_kind", ["order_number", "kind"])
    .execute();

  const listed = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into mails_rebuilt (${listed}) select ${listed} from mails order by id`.execute(
    database,
  );
  await numberAfterCopy(database, "mails_rebuilt");
  await database.schema.dropTable("mails").execute();
  await database.schema.alterTable("mails_rebuilt").renameTo("mails").execute();
  await database.schema
    .createIndex("mails_by_status")
    .on("mails")
    .columns(["status", "next_attempt_at", "id"])
    .execute();

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
