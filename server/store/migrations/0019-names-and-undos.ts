import { type Kysely, sql } from "kysely";

/** Finds whether a name has a word, and what was taken back of orders. */
export async function indexNamesAndUndos(database: Kysely<unknown>): Promise<void> {
  await sql`create index customer_names_by_name on customer_names (name, word)`.execute(database);
  await sql`create index events_of_undos on events (order_number)
    where kind = 'undone'`.execute(database);
}
