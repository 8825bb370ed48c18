import type { OrderType } from "#domain/customer/customer-data.ts";
import { type Agorot, noAgorot } from "#domain/money/agorot.ts";
import type { Identified } from "./menu.ts";

/** A place that the shop delivers to, or where orders can be picked up (specification §3). */
export interface DeliveryPlace<Text> extends Identified {
  readonly name: Text;
  readonly deliveryPrice: Agorot;
  /** Empty if pickup is unavailable there. */
  readonly pickupAddress: Text;
  readonly pickupPrice: Agorot;
}

/** The added price (specification §4): the delivery or pickup price of the place; 0 until both place and order type are chosen. */
export function pickupOrDeliveryPrice(
  orderType: OrderType | undefined,
  place: DeliveryPlace<unknown> | undefined,
): Agorot {
  if (orderType === undefined || place === undefined) return noAgorot;
  return orderType === "delivery" ? place.deliveryPrice : place.pickupPrice;
}

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
