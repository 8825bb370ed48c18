import { type Kysely, sql } from "kysely";

/** Takes back what migration 0025 did before it was emptied: people are found by the indexes of phone numbers and email addresses alone. */
export async function dropMarksOfContacts(database: Kysely<unknown>): Promise<void> {
  for (const name of [
    "contacts_by_phone_number",
    "contacts_by_email",
    "order_revisions_of_contacts",
  ])
    await sql`drop index if exists ${sql.ref(name)}`.execute(database);
  const tables = await database.introspection.getTables();
  const revisions = tables.find(({ name }) => name === "order_revisions");
  if (revisions?.columns.some(({ name }) => name === "changes_contact"))
    await database.schema.alterTable("order_revisions").dropColumn("changes_contact").execute();
}
