import type { SignedAgorot } from "#domain/money/agorot.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import type { LimitNeed, PortionsOfLimits } from "#domain/order/portion-limits.ts";

export interface KeyedOrder extends EarlierOrder {
  readonly contentHash: string;
}

/** What `placeOrder` needs to answer a repetition. */
export type EarlierOrder = Pick<NewOrder, "number" | "week" | "catalogueVersion">;

/** An accepted order with everything that the database does not generate. */
export interface NewOrder {
  readonly order: AcceptedOrder;
  /** Nine digits, unique; the `_id` that the customer gets. */
  readonly number: string;
  readonly idempotencyKey: string | undefined;
  /** The hash of the order as it was received; tells a repetition from another order with the same key. */
  readonly contentHash: string;
  /** The catalogue that the order was priced with. */
  readonly catalogueVersion: number;
  /** When it was placed, milliseconds since 1970 UTC. */
  readonly receivedAt: number;
  /** The recipient of the seller's notice. */
  readonly sellerAddress: string;
  /** The date of the deadline that the order belongs to, `YYYY-MM-DD`. */
  readonly week: string;
  /**
   * How many orders with the same email address, and how many with the same phone number, may be received within an hour,
   * this one included; undefined for no limit. At least 1.
   */
  readonly mostInAnHour: number | undefined;
  /** What it takes of the limits of its catalogue; missing if nothing is checked, as for an order that the seller takes. */
  readonly limits?: readonly LimitNeed[];
  /** How the seller took the order for a customer; missing for an order of the customer's own. */
  readonly byPhone?: PhoneOrder;
}

export interface PhoneOrder {
  readonly deviceId: number;
  /** By the clock of the device, milliseconds since 1970 UTC. */
  readonly pressedAt: number;
  /** Whether there is a confirmation to the customer. */
  readonly tellsCustomer: boolean;
  /** In agorot, and not part of `order`: if it is not 0, it makes revision 1, which the mails of the order show. */
  readonly adjustment: SignedAgorot;
  readonly adjustmentText: string;
}

export type SaveOrderOutcome =
  | { readonly kind: "stored"; readonly number: string }
  /** The key was used before, with the same content or with other content. */
  | { readonly kind: "repeated" | "key-reused"; readonly earlier: EarlierOrder }
  /** The order was priced with a catalogue that is no longer the newest. */
  | { readonly kind: "catalogue-changed" }
  | { readonly kind: "number-taken" }
  /** More than the limits leave; `taken` is what all orders of its week have of them. */
  | { readonly kind: "limit-reached"; readonly taken: PortionsOfLimits }
  /** `mostInAnHour` were received already; `freeAt` is when it may be stored, in milliseconds since 1970 UTC. */
  | { readonly kind: "too-many-orders"; readonly freeAt: number };
