import { type Kysely, sql } from "kysely";

/** For counting the recent orders of an email address, whose letters may be capital or small, and of a phone number. */
export async function indexOrdersByCustomer(database: Kysely<unknown>): Promise<void> {
  await sql`create index orders_by_email on orders (lower(email), received_at)`.execute(database);
  await sql`
    create index orders_by_phone_number on orders
      (phone_number, received_at)`.execute(database);
}
