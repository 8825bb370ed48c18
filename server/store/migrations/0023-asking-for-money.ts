import type { Kysely } from "kysely";
import { columnsSinceEvents, kindsSinceAddresses, rebuildMailsOfEvents } from "./mails-table.ts";
import type { MigrationDialect } from "./migrations.ts";

/** When the customer of an order was last asked to pay, and the mails that ask. */
export async function addAsking(
  database: Kysely<unknown>,
  dialect: MigrationDialect,
): Promise<void> {
  await database.schema.alterTable("order_states").addColumn("asked_at", "bigint").execute();
  await rebuildMailsOfEvents(database, dialect, {
    name: "mails_with_requests",
    kinds: [...kindsSinceAddresses, "request"],
    check: "mails_and_requests_tell_of_what_they_name",
    moved: columnsSinceEvents,
  });
}
