import type { Kysely } from "kysely";
import { bothLanguagesOfRows } from "./both-languages-of-rows.ts";
import type { OrderChanges } from "./order-changes.ts";
import { orderOfRow } from "./order-row.ts";
import { saveChange } from "./save-change.ts";
import type { Tables } from "./tables.ts";

/** The changes of orders on any database that Kysely supports. */
export function createKyselyOrderChanges(database: Kysely<Tables>): OrderChanges {
  return {
    changeOrder: (change) => saveChange(database, change),

    revisionsOfOrder: async (orderNumber) => {
      const placed = await database
        .selectFrom("orders")
        .innerJoin("order_states", "order_states.order_number", "orders.number")
        .selectAll("orders")
        .select(["order_states.week as week_now", "order_states.last_event"])
        .where("orders.number", "=", orderNumber)
        .executeTakeFirst();
      if (placed === undefined) return [];
      const { number, received_at: receivedAt, week_now: week } = placed;
      const frame = { number, receivedAt, week };
      const [whole = placed] = await bothLanguagesOfRows(database, [placed]);
      const asPlaced = { ...orderOfRow(whole, frame), basedOn: null };
      // Nothing has happened to it: so it is when its first mails are sent.
      if (placed.last_event === 0) return [asPlaced];
      const revisions = await database
        .selectFrom("order_revisions")
        .selectAll()
        .where("order_number", "=", orderNumber)
        .orderBy("revision")
        .execute();
      return [
        asPlaced,
        ...(await bothLanguagesOfRows(database, revisions)).map((row) => ({
          ...orderOfRow(row, frame, row),
          basedOn: row.based_on,
        })),
      ];
    },
  };
}
