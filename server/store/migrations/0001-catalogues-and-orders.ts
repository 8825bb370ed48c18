import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { MigrationDialect } from "./migrations.ts";

export async function createCataloguesAndOrders(
  database: Kysely<unknown>,
  { numberRows }: MigrationDialect,
): Promise<void> {
  await database.schema
    .createTable("catalogues")
    .addColumn("version", "integer", (column) => column.primaryKey())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("saved_at", "bigint", (column) => column.notNull())
    .execute();

  await database.schema
    .createTable("orders")
    .addColumn("id", "integer", (column) => numberRows(column.primaryKey()))
    .addColumn("number", "text", (column) => column.notNull().unique())
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .addColumn("content_hash", "text", (column) => column.notNull())
    .addColumn("catalogue_version", "integer", (column) =>
      column.notNull().references("catalogues.version"),
    )
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .addColumn("week", "text", (column) => column.notNull())
    .$call(addContent)
    .addColumn("order_total", "integer", (column) =>
      column.notNull().check(sql`order_total = total_price + pickup_or_delivery_price`),
    )
    .addColumn("all_orders", "text", (column) => column.notNull())
    .execute();

  await sql`create index orders_by_week on orders (week, id)`.execute(database);
}

/** Adds the columns that an order and a revision of it have in the same sequence. */
export function addContent<Columns extends string>(table: CreateTableBuilder<string, Columns>) {
  return table
    .addColumn("language", "text", (column) =>
      column.notNull().check(sql`language in ('he', 'en')`),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone_number", "text", (column) => column.notNull())
    .addColumn("order_type", "text", (column) =>
      column.notNull().check(sql`order_type in ('pickup', 'delivery')`),
    )
    .addColumn("city", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("pickup_or_delivery_price", "integer", (column) =>
      column.notNull().check(sql`pickup_or_delivery_price >= 0`),
    )
    .addColumn("total_price", "integer", (column) => column.notNull().check(sql`total_price >= 0`));
}
