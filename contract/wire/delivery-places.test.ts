import fc from "fast-check";
import { expect, test } from "vitest";
import { shownPlaces } from "#domain/catalogue/shown-places.ts";
import { anyCatalogue } from "#domain/testing/any-catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { deliveryPlacesFromWire, deliveryPlacesToWire } from "./delivery-places.ts";

const week = "2026-01-07";
const places = shownPlaces(soupKitchen, week, "he");
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test("the places arrive as they were sent, prices in shekels on the way", () => {
  const wire = deliveryPlacesToWire(places);
  expect(wire[0]).toEqual({
    id: soupKitchen.deliveryPlaces[0]?.id,
    name: "ירושלים",
    deliveryPrice: 25,
    pickupAddress: "רחוב הנרקיס 4",
    pickupPrice: 0,
    pickupTime: {
      week,
      date: "2026-01-09",
      from: "08:30",
      to: "11:00",
      note: "לצלצל פעמיים",
    },
    deliveryTime: { week, date: "2026-01-09", from: "09:00", to: "13:00", note: null },
  });
  expect(deliveryPlacesFromWire(sent(wire))).toEqual(places);
});

test("any places arrive as they were sent", () => {
  fc.assert(
    fc.property(anyCatalogue, (catalogue) => {
      const shown = shownPlaces(catalogue, week, "en");
      expect(deliveryPlacesFromWire(sent(deliveryPlacesToWire(shown)))).toEqual(shown);
    }),
  );
});

test("another server's null for the pickup address and its price means that there is no pickup, at price 0", () => {
  const wire = [{ name: "בית שמש", deliveryPrice: 40, pickupAddress: null, pickupPrice: null }];
  expect(
    deliveryPlacesFromWire(wire as unknown as ReturnType<typeof deliveryPlacesToWire>),
  ).toEqual([
    { name: "בית שמש", deliveryPrice: 4000, pickupAddress: "", pickupPrice: 0, handOver: {} },
  ]);
});

test("a place without a delivery price cannot be shown", () => {
  const wire = [{ name: "בית שמש", deliveryPrice: null, pickupAddress: "", pickupPrice: 0 }];
  expect(() =>
    deliveryPlacesFromWire(wire as unknown as ReturnType<typeof deliveryPlacesToWire>),
  ).toThrow(RangeError);
});
