import { type Kysely, sql } from "kysely";
import { columnsSinceEvents, kindsSinceAddresses, rebuildMailsOfEvents } from "./mails-table.ts";
import type { MigrationDialect } from "./migrations.ts";

/**
 * When a customer gave an order another email address, for the limits of mails to an address; and the mails that tell the address from
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
  await sql`create index order_revisions_readdressed on order_revisions (readdressed_at)
    where readdressed_at is not null`.execute(database);
  // The changes of customers in the last hour. Presses of the seller cost nothing more.
  await sql`create index events_of_customers on events (at)
    where device_id is null and order_number is not null`.execute(database);

  await rebuildMailsOfEvents(database, dialect, {
    name: "mails_to_addresses",
    kinds: kindsSinceAddresses,
    check: "mails_tell_of_what_they_name",
    moved: columnsSinceEvents,
  });
}
