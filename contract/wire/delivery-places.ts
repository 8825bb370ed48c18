import type { DeliveryPlacesInHebrewQuery } from "#contract/generated/late-operations.ts";
import type { ShownPlace } from "#domain/catalogue/shown-places.ts";
import { shekelsOf } from "#domain/money/agorot.ts";
import { withPrices } from "#domain/money/with-prices.ts";
import { handOverFromWire, handOverToWire } from "./hand-over.ts";
import { priceFromWire } from "./price.ts";

type AskedPlace = DeliveryPlacesInHebrewQuery["deliveryPlaces"][number];
/** Another server may leave out the id. */
type WirePlaces = readonly (Omit<AskedPlace, "id"> & Partial<Pick<AskedPlace, "id">>)[];

/** Converts places to the answer of `deliveryPlaces`, with prices in shekels. */
export function deliveryPlacesToWire(places: readonly ShownPlace[]) {
  return places.map(({ handOver, ...place }) => ({
    ...withPrices(place, shekelsOf),
    pickupTime: handOverToWire(handOver.pickup),
    deliveryTime: handOverToWire(handOver.delivery),
  }));
}

/** Reads the answer of `deliveryPlaces`. Throws if a price is invalid. */
export function deliveryPlacesFromWire(places: WirePlaces): readonly ShownPlace[] {
  return places.map(
    ({ id, deliveryPrice, name, pickupAddress, pickupPrice, pickupTime, deliveryTime }) => ({
      ...(id != null && { id }),
      name,
      deliveryPrice: priceFromWire(deliveryPrice),
      // Another server may send null for both if orders cannot be picked up there.
      pickupAddress: pickupAddress ?? "",
      pickupPrice: priceFromWire(pickupPrice ?? 0),
      handOver: { pickup: handOverFromWire(pickupTime), delivery: handOverFromWire(deliveryTime) },
    }),
  );
}
