import type { Kysely } from "kysely";
import type { SignedAgorot } from "#domain/money/agorot.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import type { LimitNeed, PortionsOfLimits } from "#domain/order/portion-limits.ts";
import type { MissingLine, OrderEvent, StillMissing } from "#domain/order-log/desk-event.ts";
import type { OrderState } from "#domain/order-log/order-state.ts";
import type { NewEventMail } from "#server/store/mails/outbox.ts";
import type { StoredOrder } from "#server/store/store.ts";
import type { Tables } from "#server/store/tables.ts";
import { orderOfRow } from "./order-row.ts";
import { saveChangeWithin } from "./save-change.ts";

export interface OrderRevision extends StoredOrder {
  /** The revision that was changed; null for revision 0. */
  readonly basedOn: number | null;
}

export interface NewRevision {
  readonly orderNumber: string;
  /** Made by whoever changes the order, once for each change; a repetition has the same. */
  readonly actionId: string;
  /** Null: the customer. */
  readonly deviceId: number | null;
  /** By the clock of the device. */
  readonly pressedAt: number;
  /** When the server got it. */
  readonly at: number;
  /** The hash of the change as it was received; tells a repetition from another change with the same action id. */
  readonly contentHash: string;
  /** The revision that was changed; it must be the newest. */
  readonly basedOn: number;
  /** The new content. Its `orderTotal` includes the adjustment. */
  readonly order: AcceptedOrder;
  /** In agorot: what was added to the price of the order, or below 0 what was taken off it; 0 for none. */
  readonly adjustment: SignedAgorot;
  /** What the adjustment is for, as the customer reads it; empty without one. */
  readonly adjustmentText: string;
  /** What is missing from the box: one line more, where that is all that changes, or all that still is after any other change. */
  readonly missing: MissingLine | StillMissing;
  /** The catalogue that the order was priced with; it must be the newest. */
  readonly catalogueVersion: number;
  /** What it takes of the limits of its catalogue; missing if nothing is checked, as for a change by the seller. */
  readonly limits?: readonly LimitNeed[];
  /** How often mails to its addresses may be caused; missing if that is not limited, as for a change by the seller. */
  readonly mailLimits?: MailLimits;
  /** Mails that tell about the change. */
  readonly mails: readonly NewEventMail[];
}

/** How much mail customers may cause at one address in an hour. A change or press that would exceed it is not stored. */
export interface MailLimits {
  /** New orders with the address, and orders that were given it or lost it; undefined for no limit. See `NewOrder`. */
  readonly mostOrders?: number | undefined;
  /** Other addresses for one order. */
  readonly mostAddresses: number;
  /** Changes and cancellings of all orders that had the address before or after that. */
  readonly mostChanges: number;
}

export type RevisionOutcome =
  | {
      /** `repeated`: it was stored before, with the same action id. */
      readonly kind: "stored" | "repeated";
      readonly event: OrderEvent;
      readonly now: OrderState;
    }
  /** Nothing was stored: `basedOn` is not the newest revision; the order was erased. */
  | { readonly kind: "outdated" | "erased"; readonly now: OrderState }
  /** Nothing was stored: more than the limits leave; `taken` is what the other orders of its week have of them. */
  | { readonly kind: "limit-reached"; readonly taken: PortionsOfLimits }
  /** Nothing was stored: `mailLimits` are reached until `freeAt`, milliseconds since 1970 UTC. */
  | { readonly kind: "too-many-mails"; readonly freeAt: number }
  /** Nothing was stored: a newer catalogue. */
  | { readonly kind: "catalogue-changed" }
  /** Nothing was stored: another event has the action id; no such order. */
  | { readonly kind: "action-reused" | "unknown-order" };

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
      const frame = { number, receivedAt, week };
      const asPlaced = { ...orderOfRow(placed, frame), basedOn: null };
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
          ...orderOfRow(row, frame, row),
          basedOn: row.based_on,
        })),
      ];
    },
  };
}
