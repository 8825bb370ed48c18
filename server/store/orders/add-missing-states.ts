import { type Kysely, sql } from "kysely";
import type { Tables } from "#server/store/tables.ts";

const missing = sql`from orders where not exists
  (select 1 from order_states where order_number = orders.number)`;

/** Whether an order has no state, of those after a position in `orders`. */
export async function lacksStates(database: Kysely<Tables>, after: number): Promise<boolean> {
  const { rows } = await sql`select 1 ${missing} and id > ${after} limit 1`.execute(database);
  return rows.length > 0;
}

/** Gives a state to each order that has none, see `Store.addMissingStates`. */
export async function addMissingStates(database: Kysely<Tables>): Promise<number> {
  // The read comes first so that a start takes no lock for nothing.
  if (!(await lacksStates(database, 0))) return 0;
  return database.transaction().execute(async (transaction) => {
    const { numAffectedRows } = await sql`
      insert into order_states
        (order_number, week, before_desk, revision, due, received, packed, handed_over, cancelled, last_event)
      select number, week, 0, 0, order_total, 0, 0, 0, 0, 0 ${missing}`.execute(transaction);
    return Number(numAffectedRows);
  });
}
