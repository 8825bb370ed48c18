import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { Language } from "#domain/language/language.ts";
import type { FormDraft, PlaceBefore } from "#site/order-state/order-state.ts";
import type { GraphqlClient } from "#web/graphql/graphql-client.ts";
import { deliveryPlacesIn } from "./delivery-places-in.ts";

/** A place of the list, as far as it is needed to find a city in the other language. */
interface ListedPlace {
  readonly id: string | null;
  readonly name: string;
}

/** The places by which `draftOfOrder` knows the city; none if they cannot be loaded. */
export async function listedPlaces(
  client: GraphqlClient,
  language: Language,
): Promise<readonly ListedPlace[]> {
  // A failure is not kept: the form, which is shown next, asks again.
  void client.prefetch(deliveryPlacesIn[language], {});
  const answer = await client.read(deliveryPlacesIn[language], {});
  return answer.ok ? answer.data.deliveryPlaces : [];
}

/** Where an order is delivered, if that is not among the places; none are listed if they cannot be loaded. */
export function placeNotListed(
  { orderType, city: name, pickupOrDeliveryPrice: price }: CustomerData,
  places: readonly ListedPlace[],
): PlaceBefore | undefined {
  const isListed = places.length === 0 || places.some((place) => place.name === name);
  return orderType === "delivery" && !isListed ? { name, price } : undefined;
}

/**
 * What the place-order form is filled in with from the data of an order, whose names are in `language`. Without its place the form finds
 * the city by its name, in this language.
 */
export function draftOfOrder(
  { name, phoneNumber, email, orderType, city, address }: CustomerData,
  language: Language,
  places: readonly ListedPlace[],
): FormDraft {
  return {
    name,
    phoneNumber,
    email,
    orderType,
    city,
    address,
    cityLanguage: language,
    cityId: places.find((place) => place.name === city)?.id ?? "",
  };
}
