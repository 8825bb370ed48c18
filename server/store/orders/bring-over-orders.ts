import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "#server/store/tables.ts";
import { bothLanguagesOfRows } from "./both-languages-of-rows.ts";

/** Rows in one transaction. */
const mostTogether = 250;
/** The tables that have what an order says, each with the key by which its rows are gone through. */
const tables = [
  ["orders", "id"],
  ["order_revisions", "event_id"],
] as const;

/**
 * Stores what `bothLanguagesOfRows` makes of the orders and revisions from before migration 0013. Each batch is a transaction of its own:
 * what opens the database next goes on where one was killed. Damaged rows are left as they are, and tried again each time.
 */
export async function bringOverOrders(database: Kysely<Tables>): Promise<void> {
  for (const [table, column] of tables) {
    const key = sql.ref<number>(column);
    let after: number | undefined = 0;
    while (after !== undefined) after = await bringOverBatch(database, table, key, after);
  }
}

/** Gives the last key of a batch after a key; undefined at the end. */
function bringOverBatch(
  database: Kysely<Tables>,
  table: (typeof tables)[number][0],
  key: RawBuilder<number>,
  after: number,
): Promise<number | undefined> {
  return database.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom(table)
      .selectAll()
      .select(key.as("key"))
      .where("place", "is", null)
      .where(key, ">", after)
      .orderBy(key)
      .limit(mostTogether)
      .execute();
    for (const row of await bothLanguagesOfRows(transaction, rows)) {
      const { key: is, place, all_orders } = row;
      const columns = { place, all_orders, ...("kept" in row && { kept: row.kept }) };
      if (place !== null)
        await transaction.updateTable(table).set(columns).where(key, "=", is).execute();
    }
    return rows.at(-1)?.key;
  });
}
