import { type Kysely, type SqlBool, sql } from "kysely";
import type { MigrationDialect } from "./migrations.ts";

const kinds = ["customer", "seller", "undelivered", "change", "seller-change", "message"];
const statuses = ["waiting", "sent", "dead", "withdrawn"];

/** The columns that the table had before. */
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
 * Mails about events and messages. The table `mails` is built anew because SQLite cannot change a check; rows keep their ids, which
 * a running server may hold in a claim. One index serves for all mails of an order, and for the rule that there is one of a kind
 * about the order itself, about an event and about a message: a row of an order has no index more than before.
 */
export async function addMailsAboutEvents(
  database: Kysely<unknown>,
  { numberRows, numberAfterCopy }: MigrationDialect,
): Promise<void> {
  await database.schema
    .createTable("messages")
    .addColumn("id", "integer", (column) => numberRows(column.primaryKey()))
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
  await database.schema
    .createIndex("messages_by_week")
    .on("messages")
    .columns(["week", "id"])
    .execute();

  const isOneOf = (column: string, values: readonly string[]) =>
    sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`;
  await database.schema
    .createTable("mails_about_events")
    .addColumn("id", "integer", (column) => numberRows(column.primaryKey()))
    .addColumn("order_number", "text", (column) => column.notNull().references("orders.number"))
    .addColumn("kind", "text", (column) => column.notNull().check(isOneOf("kind", kinds)))
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull().check(isOneOf("status", statuses)))
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
    .addColumn("claimed_until", "bigint", (column) => column.notNull())
    .addColumn("claimed_by", "text")
    .addColumn("last_error", "text")
    .addColumn("waiting_since", "bigint", (column) => column.notNull())
    .addColumn("sent_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("event_id", "integer", (column) => column.references("events.id"))
    .addColumn("revision", "integer")
    .addColumn("message_id", "integer", (column) => column.references("messages.id"))
    .addCheckConstraint(
      "mails_tell_of_their_kind",
      sql`case kind
        when 'message' then event_id is null and message_id is not null
        when 'undelivered' then event_id is null or message_id is null
        when 'customer' then event_id is null and message_id is null
        when 'seller' then event_id is null and message_id is null
        else event_id is not null and revision is not null and message_id is null end`,
    )
    .execute();

  const listed = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into mails_about_events (${listed}) select ${listed} from mails order by id`.execute(
    database,
  );
  await numberAfterCopy(database, "mails_about_events");
  await database.schema.dropTable("mails").execute();
  await database.schema.alterTable("mails_about_events").renameTo("mails").execute();

  // After the rows, which is faster.
  await database.schema
    .createIndex("mails_of_order")
    .unique()
    .on("mails")
    .columns(["order_number", "kind"])
    .column(sql`(coalesce(event_id, 0))`)
    .column(sql`(coalesce(message_id, 0))`)
    .execute();
  await database.schema
    .createIndex("mails_by_status")
    .on("mails")
    .columns(["status", "next_attempt_at", "id"])
    .execute();
  await database.schema
    .createIndex("mails_by_message")
    .on("mails")
    .columns(["message_id", "status"])
    .where(sql<SqlBool>`message_id is not null`)
    .execute();
}
