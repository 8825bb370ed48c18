import { type Kysely, sql } from "kysely";

/** Finds the payments of a year. */
export async function indexPayments(database: Kysely<unknown>): Promise<void> {
  await sql`create index events_of_payments on events (pressed_at)
    where kind = 'money'`.execute(database);
}
