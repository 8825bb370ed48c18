import { type Kysely, sql } from "kysely";

/**
 * Where an order goes, in both languages. A row has it as soon as everything that it names is in both languages; older rows are brought
 * over after the migrations, batch by batch (`bringOverOrders`). The indexes have only what is left to be brought over.
 */
export async function addPlaces(database: Kysely<unknown>): Promise<void> {
  for (const [table, key] of [
    ["orders", "id"],
    ["order_revisions", "event_id"],
  ] as const) {
    await database.schema.alterTable(table).addColumn("place", "text").execute();
    await sql`
      create index ${sql.ref(`${table}_in_one_language`)} on ${sql.table(table)}
        (${sql.ref(key)}) where place is null`.execute(database);
  }
}
