import { type Kysely, sql } from "kysely";

/** Finds the different contacts of a phone number or an email address without reading every order of theirs, and orders that got another contact. */
export async function indexOtherContacts(database: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of [
    ["phone_number", sql`phone_number, (lower(email) || ' ' || name)`],
    ["email", sql`lower(email), (phone_number || ' ' || name)`],
  ] as const)
    await sql`create index ${sql.ref(`contacts_by_${name}`)} on orders (${columns})`.execute(
      database,
    );
  await database.schema
    .alterTable("order_revisions")
    .addColumn("changes_contact", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update order_revisions set changes_contact = 1 where exists (select 1 from orders
    where orders.number = order_revisions.order_number and (orders.name <> order_revisions.name
      or orders.email <> order_revisions.email or orders.phone_number <> order_revisions.phone_number))`.execute(
    database,
  );
  await sql`create index order_revisions_of_contacts on order_revisions (order_number)
    where changes_contact = 1`.execute(database);
}
