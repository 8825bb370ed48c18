import { type Kysely, sql } from "kysely";
import type { MigrationDialect } from "./migrations.ts";

/** The mails to the seller about changes of the catalogue, which are about no order; and the events of versions by version. */
export async function createNotices(
  database: Kysely<unknown>,
  { numberRows }: MigrationDialect,
): Promise<void> {
  await database.schema
    .createTable("notices")
    .addColumn("id", "integer", (column) => numberRows(column.primaryKey()))
    .addColumn("event_id", "integer", (column) => column.notNull().references("events.id"))
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_attempt_at", "bigint")
    .addColumn("sent_at", "bigint")
    .addColumn("last_error", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await sql`create index notices_by_due_time on notices (next_attempt_at)
    where next_attempt_at is not null`.execute(database);
  await sql`create index events_of_catalogues on events (value)
    where kind = 'menu-saved'`.execute(database);
}
