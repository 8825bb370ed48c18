import type { Kysely } from "kysely";
import type { Tables } from "#server/store/tables.ts";
import type { NewRevision, OrderRevision, RevisionOutcome } from "./new-revision.ts";
import { orderOfRow } from "./order-row.ts";
import { saveChangeWithin } from "./save-change.ts";

/**
 * Changes of the content of orders. An order itself is never changed: revision 0 is the order as it was placed, and each change adds
 * the next revision. Times are milliseconds since 1970 UTC.
 */
export function createKyselyOrderChanges(database: Kysely<Tables>) {
  return {
    /**
     * Stores a change of an order: a revision, its event `changed`, the new state and the mails, in one durable transaction. It may be
     * sent again with its action id at any time, for instance after an error whose outcome is in doubt: it stays one revision.
     */
    changeOrder: (change: NewRevision): Promise<RevisionOutcome> =>
      database.transaction().execute((transaction) => saveChangeWithin(transaction, change)),

    /**
     * All revisions of an order, revision 0 first, also those whose change was undone; empty for an unknown order. Rejects with
     * `StoreDamaged` if one is damaged.
     */
    revisionsOfOrder: async (orderNumber: string): Promise<readonly OrderRevision[]> => {
      const placed = await database
        .selectFrom("orders")
        .innerJoin("order_states", "order_states.order_number", "orders.number")
        .selectAll("orders")
        .select(["order_states.week as week_now", "order_states.last_event"])
        .where("orders.number", "=", orderNumber)
        .executeTakeFirst();
      if (placed === undefined) return [];
      const { number, received_at: receivedAt, week_now: week } = placed;
      const base = { number, receivedAt, week };
      const asPlaced = { ...orderOfRow(placed, base), basedOn: null };
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
        ...revisions.map((row) => ({
          ...orderOfRow(row, base, row),
          basedOn: row.based_on,
        })),
      ];
    },
  };
}
