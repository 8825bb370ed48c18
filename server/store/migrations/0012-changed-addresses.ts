import { type Kysely, type SqlBool, sql } from "kysely";
import type { MigrationDialect } from "./migrations.ts";

const kinds = [
  "customer",
  "seller",
  "undelivered",
  "change",
  "readdressed",
  "seller-change",
  "message",
];
const statuses = ["waiting", "sent", "dead", "withdrawn"];

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
  "event_id",
  "revision",
  "message_id",
] as const;

/**
 * When a customer gave an order another e-mail address, for the limits of mails to an address; and the mails that tell the address from
 * before. The table `mails` is built anew because SQLite cannot change a check; rows keep their ids, as in 0008.
 */
export async function addChangedAddresses(
  database: Kysely<unknown>,
  { numberRows, numberAfterCopy }: Pick<MigrationDialect, "numberRows" | "numberAfterCopy">,
): Promise<void> {
  await database.schema
    .alterTable("order_revisions")
    .addColumn("readdressed_at", "bigint")
    .execute();
  await database.schema
    .createIndex("order_revisions_readdressed")
    .on("order_revisions")
    .column("readdressed_at")
    .where(sql<SqlBool>`readdressed_at is not null`)
    .execute();
  // The changes of customers in the last hour. Presses of the seller cost nothing more.
  await database.schema
    .createIndex("events_of_customers")
    .on("events")
    .column("at")
    .where(sql<SqlBool>`device_id is null and order_number is not null`)
    .execute();

  const isOneOf = (column: string, values: readonly string[]) =>
    sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`;
  await database.schema
    .createTable("mails_to_addresses")
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
      "mails_tell_of_what_they_name",
      sql`case kind
        when 'message' then event_id is null and message_id is not null
        when 'undelivered' then event_id is null or message_id is null
        when 'customer' then event_id is null and message_id is null
        when 'seller' then event_id is null and message_id is null
        else event_id is not null and revision is not null and message_id is null end`,
    )
    .execute();
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into mails_to_addresses (${listed}) select ${listed} from mails order by id`.execute(
    database,
  );
  await numberAfterCopy(database, "mails_to_addresses");
  await database.schema.dropTable("mails").execute();
  await database.schema.alterTable("mails_to_addresses").renameTo("mails").execute();

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
