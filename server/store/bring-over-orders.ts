import type { Kysely } from "kysely";
import { bothLanguagesOfRows } from "./both-languages-of-rows.ts";
import type { Tables } from "./tables.ts";

/** Rows in one transaction. */
const mostTogether = 250;

/**
 * Stores what `bothLanguagesOfRows` makes of the orders and revisions from before migration 0013. Each batch is a transaction of its own: the
 * next start goes on where one was killed. Damaged rows are left as they are, and tried again at each start.
 */
export async function bringOverOrders(database: Kysely<Tables>): Promise<void> {
  await inBatches((after) =>
    database.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom("orders")
        .selectAll()
        .where("place", "is", null)
        .where("id", ">", after)
        .orderBy("id")
        .limit(mostTogether)
        .execute();
      for (const { id, place, all_orders } of await bothLanguagesOfRows(transaction, rows)) {
        if (place !== null)
          await transaction
            .updateTable("orders")
            .set({ place, all_orders })
            .where("id", "=", id)
            .execute();
      }
      return rows.at(-1)?.id;
    }),
  );
  await inBatches((after) =>
    database.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom("order_revisions")
        .selectAll()
        .where("place", "is", null)
        .where("event_id", ">", after)
        .orderBy("event_id")
        .limit(mostTogether)
        .execute();
      for (const row of await bothLanguagesOfRows(transaction, rows)) {
        const { event_id: event, place, all_orders, kept } = row;
        if (place !== null)
          await transaction
            .updateTable("order_revisions")
            .set({ place, all_orders, kept })
            .where("event_id", "=", event)
            .execute();
      }
      return rows.at(-1)?.event_id;
    }),
  );
}

/** `next` brings over a batch after a key, and gives the last key of the batch; undefined at the end. */
async function inBatches(next: (after: number) => Promise<number | undefined>): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined; ) after = await next(after);
}
