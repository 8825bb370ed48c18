import { describe, expect, test } from "vitest";
import { localizeDeliveryPlaces } from "#domain/catalogue/localize-catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { offersPickup, pickupOrDeliveryPrice, placesFor } from "./delivery-place.ts";

const places = localizeDeliveryPlaces(soupKitchen.deliveryPlaces, "en");
const placeNamed = (name: string) => places.find((place) => place.name === name);
const namesOf = (listed: typeof places) => listed.map(({ name }) => name);

describe("the added price", () => {
  test.each([
    ["delivery", "Jerusalem", 2500],
    ["pickup", "Jerusalem", 0],
    ["delivery", "Modiin", 3500],
    ["pickup", "Modiin", 1000],
  ] as const)("for %s in %s is %d", (orderType, name, price) => {
    expect(pickupOrDeliveryPrice(orderType, placeNamed(name))).toBe(price);
  });

  test("is 0 until a city is chosen", () => {
    expect(pickupOrDeliveryPrice("delivery", undefined)).toBe(0);
    expect(pickupOrDeliveryPrice("pickup", undefined)).toBe(0);
  });

  test("is 0 until pickup or delivery is chosen", () => {
    expect(pickupOrDeliveryPrice(undefined, placeNamed("Modiin"))).toBe(0);
  });
});

describe("the cities of the form", () => {
  test("are all cities for delivery and until an order type is chosen", () => {
    expect(namesOf(placesFor("delivery", places))).toEqual(["Jerusalem", "Modiin", "Beit Shemesh"]);
    expect(namesOf(placesFor(undefined, places))).toEqual(["Jerusalem", "Modiin", "Beit Shemesh"]);
  });

  test("are only those with a pickup address for pickup", () => {
    expect(namesOf(placesFor("pickup", places))).toEqual(["Jerusalem", "Modiin"]);
  });

  test.each([
    ["4 Narkis Street", true],
    ["", false],
    [" ", false],
  ])("with the pickup address %j offer pickup: %s", (pickupAddress, isOffered) => {
    expect(offersPickup({ pickupAddress })).toBe(isOffered);
  });
});
