import { type Kysely, sql } from "kysely";
import { addContent } from "./0001-catalogues-and-orders.ts";

/** What orders became by their changes. The row of an order is its revision 0 and stays as it is. */
export async function createOrderRevisions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("order_revisions")
    .addColumn("order_number", "text", (column) => column.notNull().references("orders.number"))
    .addColumn("revision", "integer", (column) => column.notNull().check(sql`revision >= 1`))
    .addColumn("event_id", "integer", (column) => column.notNull().unique().references("events.id"))
    .addColumn("based_on", "integer", (column) => column.notNull())
    .addColumn("content_hash", "text", (column) => column.notNull())
    .addColumn("catalogue_version", "integer", (column) =>
      column.notNull().references("catalogues.version"),
    )
    .addColumn("kept", "text")
    .$call(addContent)
    .addColumn("adjustment", "integer", (column) => column.notNull())
    .addColumn("adjustment_text", "text", (column) => column.notNull())
    .addColumn("order_total", "integer", (column) =>
      column
        .notNull()
        // A customer who takes dishes away may leave less than the seller took off: then nothing is to be paid.
        .check(
          sql`order_total = case when total_price + pickup_or_delivery_price + adjustment > 0
            then total_price + pickup_or_delivery_price + adjustment else 0 end`,
        ),
    )
    .addColumn("all_orders", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("order_revisions_pkey", ["order_number", "revision"])
    .addCheckConstraint("order_revisions_follow", sql`based_on >= 0 and based_on < revision`)
    .execute();
  // Orders are found by the week of their state. An index less makes each order a little faster to store.
  await database.schema.dropIndex("orders_by_week").execute();
}
