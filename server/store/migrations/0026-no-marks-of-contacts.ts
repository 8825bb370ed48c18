import { type Kysely, sql } from "kysely";

/** Takes back the migration before: people are found by the indexes of phone numbers and email addresses alone. */
export async function dropMarksOfContacts(database: Kysely<unknown>): Promise<void> {
  for (const name of [
    "contacts_by_phone_number",
    "contacts_by_email",
    "order_revisions_of_contacts",
  ])
    await sql`drop index ${sql.ref(name)}`.execute(database);
  await database.schema.alterTable("order_revisions").dropColumn("changes_contact").execute();
}
