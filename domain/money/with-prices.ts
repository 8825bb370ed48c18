import { mapFields } from "#domain/map-fields.ts";

const priceFields = [
  "price",
  "addedPrice",
  "totalPrice",
  "deliveryPrice",
  "pickupPrice",
  "pickupOrDeliveryPrice",
  "orderTotal",
] as const;

/** The data of a menu, of places or of an order in which every price is a `Price`, and every list of prices one of `Price`. */
export type WithPrices<Data, Price> = Data extends number | string | boolean | null | undefined
  ? Data
  : {
      readonly [Name in keyof Data]: Name extends (typeof priceFields)[number]
        ? Data[Name] extends readonly unknown[]
          ? readonly Price[]
          : Price
        : WithPrices<Data[Name], Price>;
    };

/** Converts every price of a menu, of places, of an order, of a cart or of a part of them; everything else comes along. */
export function withPrices<Data extends object, To>(
  data: Data,
  convert: (price: never) => To,
): WithPrices<Data, To> {
  const names: ReadonlySet<string> = new Set(priceFields);
  return mapFields(data, (value, name) =>
    names.has(name) && typeof value === "number" ? convert(value as never) : value,
  ) as WithPrices<Data, To>;
}
