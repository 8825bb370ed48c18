import type { Agorot } from "#domain/money/agorot.ts";

export const orderTypes = ["pickup", "delivery"] as const;

/** How an order reaches the customer. */
export type OrderType = (typeof orderTypes)[number];

/** Whose an order is and where it goes (specification §3). */
export interface CustomerData {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly orderType: OrderType;
  /** Name of a delivery place, for pickup too. */
  readonly city: string;
  /** Empty for pickup. */
  readonly address: string;
  readonly pickupOrDeliveryPrice: Agorot;
}
