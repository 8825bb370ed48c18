import { expect, test, vi } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { answerAllBut, answerFrom } from "#site/testing/answer-from-soup-kitchen.ts";
import { placedOrderAnswer } from "#site/testing/placed-order-answer.ts";
import { createGraphqlClient } from "#web/graphql/graphql-client.ts";
import { draftOfOrder, listedPlaces, placeNotListed } from "./draft-of-order.ts";
import { readShownOrder } from "./shown-order.ts";

const { customerData } = readShownOrder(placedOrderAnswer("en"));

test("the form is filled in with the data of an order, and with the id of its city, which has another name in the other language", async () => {
  const places = await listedPlaces(createGraphqlClient(answerFrom()), "en");
  const modiin = soupKitchen.deliveryPlaces.find(({ name }) => name.en === "Modiin");
  expect(draftOfOrder(customerData, "en", places)).toEqual({
    name: "Ruth Cohen",
    phoneNumber: customerData.phoneNumber,
    email: customerData.email,
    orderType: "delivery",
    city: "Modiin",
    address: "7 Olive Street",
    cityLanguage: "en",
    cityId: modiin?.id,
  });
});

test("a place of delivery that is not listed is known with its price, but not while no place is", async () => {
  const places = await listedPlaces(createGraphqlClient(answerFrom()), "en");
  const { pickupOrDeliveryPrice: price } = customerData;
  expect(placeNotListed(customerData, places)).toBeUndefined();
  expect(placeNotListed(customerData, places.slice(0, 1))).toEqual({ name: "Modiin", price });
  expect(
    placeNotListed({ ...customerData, orderType: "pickup" }, places.slice(0, 1)),
  ).toBeUndefined();
  expect(placeNotListed(customerData, [])).toBeUndefined();
});

test("a list of places that could not be loaded is asked for again", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const refused = ["DeliveryPlaces"];
  const client = createGraphqlClient(answerAllBut(refused));
  expect(draftOfOrder(customerData, "en", await listedPlaces(client, "en"))).toMatchObject({
    city: "Modiin",
    cityId: "",
  });
  refused.pop();
  expect(await listedPlaces(client, "en")).not.toEqual([]);
});
