import type { SignedAgorot } from "#domain/money/agorot.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import type { LimitNeed, PortionsOfLimits } from "#domain/order/portion-limits.ts";
import type { MissingLine, OrderEvent, StillMissing } from "#domain/order-log/desk-event.ts";
import type { OrderState } from "#domain/order-log/order-state.ts";
import type { NewEventMail } from "#server/store/mails/outbox.ts";
import type { StoredOrder } from "./stored-order.ts";

export interface OrderRevision extends StoredOrder {
  /** The revision that was changed; null for revision 0. */
  readonly basedOn: number | null;
}

export interface NewRevision {
  readonly orderNumber: string;
  /** Made by the client that changes the order, once for each change; a repetition has the same. */
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
