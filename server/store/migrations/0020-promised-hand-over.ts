import type { Kysely } from "kysely";

/** When an order is handed over, as its customer was told, as JSON; null for one to which nothing was told. */
export async function addPromisedHandOver(database: Kysely<unknown>): Promise<void> {
  for (const table of ["orders", "order_revisions"])
    await database.schema.alterTable(table).addColumn("hand_over", "text").execute();
}
