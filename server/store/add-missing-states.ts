import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Gives a state to each order that has none, see `Store.addMissingStates`. */
export async function addMissingStates(database: Kysely<Tables>): Promise<number> {
  const missing = sql`from orders where not exists
    (select 1 from order_states where order_number = orders.number)`;
  // The read comes first so that a start takes no lock for nothing.
  const { rows } = await sql`select 1 ${missing} limit 1`.execute(database);
  if (rows.length === 0) return 0;
  return database.transaction().execute(async (transaction) => {
    const { numAffectedRows } = await sql`
      insert into order_states
        (order_number, week, before_desk, revision, due, received, packed, handed_over, cancelled, last_event)
      select number, week, 0, 0, order_total, 0, 0, 0, 0, 0 ${missing}`.execute(transaction);
    return Number(numAffectedRows);
  });
}
