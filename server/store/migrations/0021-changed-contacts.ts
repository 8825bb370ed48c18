import { type Kysely, sql } from "kysely";

/** Finds the orders that were changed to a phone number or an email address, whose letters may be capital or small. */
export async function indexChangedContacts(database: Kysely<unknown>): Promise<void> {
  await sql`create index order_revisions_by_email on order_revisions (lower(email))`.execute(
    database,
  );
  await sql`create index order_revisions_by_phone_number on order_revisions (phone_number)`.execute(
    database,
  );
}
