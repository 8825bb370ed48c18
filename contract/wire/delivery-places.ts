import type { DeliveryPlacesQuery } from "#contract/generated/operations.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import { shekelsOf } from "#domain/money/shekels.ts";
import { withPrices } from "#domain/money/with-prices.ts";
import { priceFromWire } from "./price.ts";

type WirePlaces = DeliveryPlacesQuery["deliveryPlaces"];

/** Converts places to the answer of `deliveryPlaces`, with prices in shekels. */
export function deliveryPlacesToWire(places: readonly DeliveryPlace<string>[]) {
  return withPrices(places, shekelsOf);
}

/** Reads the answer of `deliveryPlaces`. Throws if a price is invalid. */
export function deliveryPlacesFromWire(places: WirePlaces): readonly DeliveryPlace<string>[] {
  return places.map(({ deliveryPrice, name, pickupAddress, pickupPrice }) => ({
    name,
    deliveryPrice: priceFromWire(deliveryPrice),
    // Another server may send null for both if orders cannot be picked up there.
    pickupAddress: pickupAddress ?? "",
    pickupPrice: priceFromWire(pickupPrice ?? 0),
  }));
}
