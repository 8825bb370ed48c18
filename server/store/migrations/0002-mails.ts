import { type Kysely, sql } from "kysely";
import type { NumberRows } from "./migrations.ts";

export async function createMails(
  database: Kysely<unknown>,
  numberRows: NumberRows,
): Promise<void> {
  await database.schema
    .createTable("mails")
    .addColumn("id", "integer", (column) => numberRows(column.primaryKey()))
    .addColumn("order_number", "text", (column) => column.notNull().references("orders.number"))
    .addColumn("kind", "text", (column) =>
      column.notNull().check(sql`kind in ('customer', 'seller')`),
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
    .addUniqueConstraint("mails_of_order", ["order_number", "kind"])
    .execute();

  // The status comes first, so that looking for due mails never scans sent ones.
  await database.schema
    .createIndex("mails_by_status")
    .on("mails")
    .columns(["status", "next_attempt_at", "id"])
    .execute();
}
