import type { LocalizedText } from "#domain/language/language.ts";
import { type DeliveryPlace, offersPickup } from "#domain/menu/delivery-place.ts";
import type { Catalogue } from "./catalogue.ts";
import { missingLanguages } from "./missing-languages.ts";
import { type PlaceholderName, placeholderTexts } from "./placeholder-texts.ts";

/**
 * What a shop lacks before it says only true things: a text that only the seller knows, a dish, a place, when food comes to it, or the
 * English of the menu.
 */
export type MissingPart =
  | PlaceholderName
  | "menu"
  | "deliveryPlaces"
  | "deliveryPlaces.times"
  | "menu.english";

/** What is missing, in the sequence in which it is best filled in. */
export function missingParts(catalogue: Catalogue): readonly MissingPart[] {
  const { menu, deliveryPlaces, shop } = catalogue;
  return [
    ...placeholderTexts(shop),
    ...(deliveryPlaces.length === 0 ? (["deliveryPlaces"] as const) : []),
    ...(deliveryPlaces.some(lacksTime) ? (["deliveryPlaces.times"] as const) : []),
    ...(menu.every(({ dishes }) => dishes.length === 0) ? (["menu"] as const) : []),
    ...(dishesWithoutEnglish(catalogue).length > 0 ? (["menu.english"] as const) : []),
  ];
}

/** Whether customers of a place are not told when their food comes. */
function lacksTime(place: DeliveryPlace<LocalizedText>): boolean {
  const isPickedUp = offersPickup({ pickupAddress: place.pickupAddress.he });
  return place.deliveryTime === undefined || (isPickedUp && place.pickupTime === undefined);
}

/** The names of the dishes that lack a text in English. */
export function dishesWithoutEnglish({ menu }: Catalogue): readonly LocalizedText[] {
  return menu
    .flatMap(({ dishes }) => dishes)
    .filter((dish) => missingLanguages(dish).has("en"))
    .map(({ name }) => name);
}
