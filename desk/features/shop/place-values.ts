import type { LocalizedText } from "#domain/language/language.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import { typedPrice } from "#domain/money/typed-price.ts";
import { type TypedValues, textAt, textsAt, typedOf } from "./typed-values.ts";

type Place = DeliveryPlace<LocalizedText>;

/** The values of the fields of a place. Pickup has a price only where it has an address. */
export function typedPlace(place: Place | undefined): TypedValues {
  const isPickedUp = place !== undefined && place.pickupAddress.he.trim() !== "";
  return {
    name: typedOf(place?.name),
    deliveryPrice: place === undefined ? "" : amountText(place.deliveryPrice),
    pickupAddress: typedOf(place?.pickupAddress),
    pickupPrice: isPickedUp ? amountText(place.pickupPrice) : "",
  };
}

/** What is saved; checked by the domain afterwards. */
export function placeToSave(values: TypedValues, id: string): object {
  const pickupAddress = textsAt(values, "pickupAddress");
  const isPickedUp = `${pickupAddress.he}${pickupAddress.en}`.trim() !== "";
  return {
    id,
    name: textsAt(values, "name"),
    deliveryPrice: typedPrice(textAt(values, "deliveryPrice")) ?? Number.NaN,
    pickupAddress,
    pickupPrice: isPickedUp ? (typedPrice(textAt(values, "pickupPrice")) ?? Number.NaN) : 0,
  };
}

/** As it is typed: `20`, `28.40`. */
function amountText(price: number): string {
  return (price / 100).toFixed(price % 100 === 0 ? 0 : 2);
}
