import type { Agorot } from "#domain/money/agorot.ts";

export const orderTypes = ["pickup", "delivery"] as const;

/** How the customer gets the order. */
export type OrderType = (typeof orderTypes)[number];

/** The customer of an order and where the order goes (specification §3). */
export interface CustomerData {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly orderType: OrderType;
  /** Name of a delivery place; required for pickup too. */
  readonly city: string;
  /** Empty for pickup. */
  readonly address: string;
  readonly pickupOrDeliveryPrice: Agorot;
  /** What the customer wrote about the order, see `cleanNote`; missing if it is nothing. */
  readonly note?: string;
}
