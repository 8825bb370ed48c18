import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";

/** Where an order goes: the customer's address, or that of the pickup, empty if the place has none (any more). In the order's language. */
export function addressOf(
  { customerData: { orderType, city, address }, language }: AcceptedOrder,
  { deliveryPlaces }: Pick<Catalogue, "deliveryPlaces">,
): string {
  if (orderType === "delivery") return address;
  const place = deliveryPlaces.find(({ name }) => name[language] === city);
  return place?.pickupAddress[language] ?? "";
}
