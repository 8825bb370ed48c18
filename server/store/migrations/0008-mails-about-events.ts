import { type Kysely, sql } from "kysely";
import { rebuildMailsOfEvents } from "./mails-table.ts";
import type { MigrationDialect } from "./migrations.ts";

/**
 * Mails about events and messages. One index serves for all mails of an order, and for the rule that there is one of a kind
 * about the order itself, about an event and about a message: a row of an order has no index more than before.
 */
export async function addMailsAboutEvents(
  database: Kysely<unknown>,
  dialect: MigrationDialect,
): Promise<void> {
  await database.schema
    .createTable("messages")
    .addColumn("id", "integer", (column) => dialect.numberRows(column.primaryKey()))
    .addColumn("action_id", "text", (column) => column.notNull().unique())
    .addColumn("device_id", "integer", (column) => column.references("devices.id"))
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("week", "text", (column) => column.notNull())
    .addColumn("place", "text")
    .addColumn("subject_he", "text", (column) => column.notNull())
    .addColumn("subject_en", "text", (column) => column.notNull())
    .addColumn("text_he", "text", (column) => column.notNull())
    .addColumn("text_en", "text", (column) => column.notNull())
    .execute();
  await sql`create index messages_by_week on messages (week, id)`.execute(database);

  await rebuildMailsOfEvents(database, dialect, {
    name: "mails_about_events",
    kinds: ["customer", "seller", "undelivered", "change", "seller-change", "message"],
    check: "mails_tell_of_their_kind",
  });
}
