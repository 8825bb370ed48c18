import type { OrderType } from "#domain/customer/customer-data.ts";
import { type Agorot, noAgorot } from "#domain/money/agorot.ts";

/** A place that the shop delivers to or hands orders over in (specification §3). */
export interface DeliveryPlace<Text> {
  readonly name: Text;
  readonly deliveryPrice: Agorot;
  /** Empty where nothing can be picked up. */
  readonly pickupAddress: Text;
  readonly pickupPrice: Agorot;
}

/** The added price (specification §4): the place's delivery or pickup price, 0 while no place or no way is chosen. */
export function pickupOrDeliveryPrice(
  orderType: OrderType | undefined,
  place: DeliveryPlace<unknown> | undefined,
): Agorot {
  if (orderType === undefined || place === undefined) return noAgorot;
  return orderType === "delivery" ? place.deliveryPrice : place.pickupPrice;
}

/** Whether an order can be picked up at a place: it has a pickup address (specification §3). */
export function offersPickup(place: { readonly pickupAddress: string }): boolean {
  return place.pickupAddress.trim() !== "";
}

/** The places that the form lists: for pickup only those that offer it (specification §4). */
export function placesFor<Place extends { readonly pickupAddress: string }>(
  orderType: OrderType | undefined,
  places: readonly Place[],
): readonly Place[] {
  return orderType === "pickup" ? places.filter(offersPickup) : places;
}
