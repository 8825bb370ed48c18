import type { DeliveryPlacesQuery } from "#contract/generated/operations.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import { shekelsOf } from "#domain/money/shekels.ts";
import { priceFromWire } from "./price.ts";

type WirePlaces = DeliveryPlacesQuery["deliveryPlaces"];

/** The places as `deliveryPlaces` answers them: prices in shekels. */
export function deliveryPlacesToWire(places: readonly DeliveryPlace<string>[]): WirePlaces {
  return places.map(({ deliveryPrice, name, pickupAddress, pickupPrice }) => ({
    deliveryPrice: shekelsOf(deliveryPrice),
    name,
    pickupAddress,
    pickupPrice: shekelsOf(pickupPrice),
  }));
}

/** Reads the answer of `deliveryPlaces`. Throws where a price is none. */
export function deliveryPlacesFromWire(places: WirePlaces): readonly DeliveryPlace<string>[] {
  return places.map(({ deliveryPrice, name, pickupAddress, pickupPrice }) => ({
    name,
    deliveryPrice: priceFromWire(deliveryPrice),
    // Another server may send null where nothing can be picked up, and no price then.
    pickupAddress: pickupAddress ?? "",
    pickupPrice: priceFromWire(pickupPrice ?? 0),
  }));
}
