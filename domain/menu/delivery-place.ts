import type { OrderType } from "#domain/customer/customer-data.ts";
import { type Agorot, noAgorot } from "#domain/money/agorot.ts";
import {
  type HandOverRules,
  handOverOn,
  type PromisedHandOver,
  type WeeklyHandOver,
} from "#domain/schedule/hand-over.ts";
import type { Identified } from "./identified.ts";

/** A place that the shop delivers to, or where orders can be picked up (specification §3). */
export interface DeliveryPlace<Text> extends Identified {
  readonly name: Text;
  readonly deliveryPrice: Agorot;
  /** Empty if pickup is unavailable there. */
  readonly pickupAddress: Text;
  readonly pickupPrice: Agorot;
  /** When orders can be picked up; missing until the seller has set it. */
  readonly pickupTime?: WeeklyHandOver<Text>;
  /** When orders are delivered; missing until the seller has set it. */
  readonly deliveryTime?: WeeklyHandOver<Text>;
}

/** The added price (specification §4): the delivery or pickup price of the place; 0 until both place and order type are chosen. */
export function pickupOrDeliveryPrice(
  orderType: OrderType | undefined,
  place: DeliveryPlace<unknown> | undefined,
): Agorot {
  if (orderType === undefined || place === undefined) return noAgorot;
  return orderType === "delivery" ? place.deliveryPrice : place.pickupPrice;
}

/**
 * When the orders of a week (`YYYY-MM-DD`) are handed over at a place; undefined until the seller has set it, and for a place that the
 * shop no longer has, unless that week has a time of its own.
 */
export function handOverAt<Text>(
  orderType: OrderType,
  place: DeliveryPlace<Text> | undefined,
  week: string,
  rules: HandOverRules<unknown>,
): PromisedHandOver<Text> | undefined {
  return handOverOn(week, place?.[handOverTimes[orderType]], rules);
}

/** The field of a place with the time of each way. */
export const handOverTimes = {
  pickup: "pickupTime",
  delivery: "deliveryTime",
} as const satisfies Record<OrderType, keyof DeliveryPlace<unknown>>;

/** Whether pickup is available at a place, that is, whether it has a pickup address (specification §3). */
export function offersPickup(place: { readonly pickupAddress: string }): boolean {
  return place.pickupAddress.trim() !== "";
}

/** The places that the form lists; for pickup only those with a pickup address (specification §4). */
export function placesFor<Place extends { readonly pickupAddress: string }>(
  orderType: OrderType | undefined,
  places: readonly Place[],
): readonly Place[] {
  return orderType === "pickup" ? places.filter(offersPickup) : places;
}
