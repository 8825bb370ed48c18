import fc from "fast-check";
import { expect, test } from "vitest";
import { localizeDeliveryPlaces } from "#domain/catalogue/localize-catalogue.ts";
import { anyCatalogue } from "#domain/testing/any-catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { withoutIds } from "#domain/testing/without-ids.ts";
import { deliveryPlacesFromWire, deliveryPlacesToWire } from "./delivery-places.ts";

const places = localizeDeliveryPlaces(soupKitchen.deliveryPlaces, "he");
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test("the places arrive as they were sent, prices in shekels on the way", () => {
  const wire = deliveryPlacesToWire(places);
  expect(wire[0]).toEqual({
    id: soupKitchen.deliveryPlaces[0]?.id,
    name: "ירושלים",
    deliveryPrice: 25,
    pickupAddress: "רחוב הנרקיס 4",
    pickupPrice: 0,
  });
  expect(deliveryPlacesFromWire(sent(wire))).toEqual(withoutIds(places));
});

test("any places arrive as they were sent", () => {
  fc.assert(
    fc.property(anyCatalogue, ({ deliveryPlaces }) => {
      const shown = localizeDeliveryPlaces(deliveryPlaces, "en");
      expect(deliveryPlacesFromWire(sent(deliveryPlacesToWire(shown)))).toEqual(withoutIds(shown));
    }),
  );
});

test("another server's null for the pickup address and its price means that there is no pickup, at price 0", () => {
  const wire = [{ name: "בית שמש", deliveryPrice: 40, pickupAddress: null, pickupPrice: null }];
  expect(
    deliveryPlacesFromWire(wire as unknown as ReturnType<typeof deliveryPlacesToWire>),
  ).toEqual([{ name: "בית שמש", deliveryPrice: 4000, pickupAddress: "", pickupPrice: 0 }]);
});

test("a place without a delivery price cannot be shown", () => {
  const wire = [{ name: "בית שמש", deliveryPrice: null, pickupAddress: "", pickupPrice: 0 }];
  expect(() =>
    deliveryPlacesFromWire(wire as unknown as ReturnType<typeof deliveryPlacesToWire>),
  ).toThrow(RangeError);
});
