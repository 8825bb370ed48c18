import { type Kysely, type SqlBool, sql } from "kysely";
import { columnsSinceEvents, rebuildMailsOfEvents } from "./mails-table.ts";
import type { MigrationDialect } from "./migrations.ts";

/**
 * When a customer gave an order another e-mail address, for the limits of mails to an address; and the mails that tell the address from
 * before.
 */
export async function addChangedAddresses(
  database: Kysely<unknown>,
  dialect: MigrationDialect,
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

  await rebuildMailsOfEvents(database, dialect, {
    name: "mails_to_addresses",
    kinds: [
      "customer",
      "seller",
      "undelivered",
      "change",
      "readdressed",
      "seller-change",
      "message",
    ],
    check: "mails_tell_of_what_they_name",
    moved: columnsSinceEvents,
  });
}
